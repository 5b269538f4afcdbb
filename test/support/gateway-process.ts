import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { repository } from './cli-process.ts'

/** The program and its first arguments that stand for `sluice`. */
export const sluice = [process.execPath, '--import', 'tsx', join(repository, 'src/hosts/cli/main.ts')] as const

export interface GatewayProcess {
  readonly url: string
  readonly stderr: () => string
  /** Asks it to end, as a supervisor does; gives its exit code. */
  readonly stop: () => Promise<number | null>
}

/** `sluice mcp` over HTTP on a free port, when it listens. */
export async function startGatewayProcess(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<GatewayProcess> {
  const [program, ...first] = sluice
  const child: ChildProcess = spawn(program, [...first, 'mcp', '--listen', '127.0.0.1:0', ...args], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const found = /listening on (\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    void exited.then(() => reject(new Error(said)))
  })
  return {
    url,
    stderr: () => said,
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
