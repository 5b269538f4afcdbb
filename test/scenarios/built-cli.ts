import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../..')

export interface CliRun {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number | null
}

/**
 * Compiles the sources as the package is compiled, types aside, and gives the path of the command
 * line. Each caller names a place of its own, so that test files running at once do not meet.
 */
export function buildCli(place: string): string {
  const root = join(repository, '.cache', `cli-${place}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(join(repository, 'package.json'), join(root, 'package.json'))
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', 'tsconfig.build.json', '--noCheck', '--declaration', 'false', '--outDir', join(root, 'dist')]
  execFileSync(process.execPath, args, { cwd: repository, stdio: 'pipe' })
  return join(root, 'dist/hosts/cli/main.js')
}

/** Runs the command line like a shell without a terminal would. */
export function runBuiltCli(main: string, args: readonly string[], folder: string, stdin = ''): Promise<CliRun> {
  return new Promise((done, failed) => {
    const env = { ...process.env, NO_COLOR: '1' }
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', failed)
    child.on('close', (exitCode) => done({ stdout, stderr, exitCode }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(stdin)
  })
}
