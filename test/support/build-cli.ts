import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './cli-process.ts'

export interface BuiltCli {
  /** A folder with what is installed: the manifest, `dist` and the packages. */
  readonly root: string
  /** The program that Node starts. */
  readonly main: string
}

/** Compiles the command line into a folder of its own, so that tests can build side by side. */
export function buildCli(name: string): BuiltCli {
  const root = join(repository, '.cache', name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(join(repository, 'package.json'), join(root, 'package.json'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', 'tsconfig.build.json', '--noCheck', '--declaration', 'false', '--outDir', join(root, 'dist')]
  execFileSync(process.execPath, args, { cwd: repository, stdio: 'pipe' })
  return { root, main: join(root, 'dist/hosts/cli/main.js') }
}
