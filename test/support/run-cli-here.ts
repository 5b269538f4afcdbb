import { Readable } from 'node:stream'
import { runCli } from '../../src/hosts/cli/run-cli.ts'

export interface CliAnswer {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number
}

/** Runs the command line in this process, from the folder of the repository, without a terminal. */
export async function runCliHere(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<CliAnswer> {
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(args, {
    out(text) {
      stdout += text
      return undefined
    },
    err(text) {
      stderr += text
    },
    stdin: () => Readable.from([]),
    isOutTerminal: false,
    isErrTerminal: false,
    environment,
  })
  return { stdout, stderr, exitCode }
}
