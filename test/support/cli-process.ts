import { fork, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../..')

export interface CliRun {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number | null
}

export interface CliQuestion {
  readonly args: readonly string[]
  readonly folder: string
  readonly stdin: string
}

let child: ChildProcess | undefined

/**
 * Runs a command line in a child process from a folder of its own, like a shell without a terminal
 * would. The child answers one command after another, since starting Node for each takes longer than
 * most commands; `test/e2e/built-cli.test.ts` starts the built program for real.
 */
export function runCliProcess(args: readonly string[], folder: string, stdin = ''): Promise<CliRun> {
  child ??= fork(join(import.meta.dirname, 'cli-child.ts'), { execArgv: ['--import', 'tsx'], cwd: repository })
  const running = child
  return new Promise((done, failed) => {
    running.once('error', failed)
    running.once('message', (answer: CliRun) => {
      running.off('error', failed)
      done(answer)
    })
    running.send({ args, folder, stdin } satisfies CliQuestion)
  })
}

/** Ends the child, so that a test file leaves no process behind. */
export function endCliProcess(): void {
  child?.kill()
  child = undefined
}
