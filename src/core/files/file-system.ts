import type { Env } from '../events/hook-context.ts'

/** What the host says of the system on which a call would run (L-42). Other words than these count as not known. */
export interface FileSystem {
  readonly os: 'linux' | 'macos' | 'windows' | undefined
  readonly letterCase: 'sensitive' | 'insensitive' | undefined
  /** On Windows: every folder that the host names has a drive or a share, so that paths can be told apart by them. */
  readonly knowsDrives: boolean
}

export function fileSystemOf(env: Env): FileSystem {
  const os = textOf(env, 'os')
  const letterCase = textOf(env, 'fs_case')
  return {
    os: os === 'linux' || os === 'macos' || os === 'windows' ? os : undefined,
    letterCase: letterCase === 'sensitive' || letterCase === 'insensitive' ? letterCase : undefined,
    knowsDrives: !['cwd', 'workspace', 'home'].some((name) => isWithoutDrive(textOf(env, name) ?? '')),
  }
}

/** An own text of the environment. */
export function textOf(env: Env, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** `/srv/app` or `\srv`: on Windows it lies on a drive that is not said. */
export function isWithoutDrive(text: string): boolean {
  return /^[\\/](?![\\/])/u.test(text)
}
