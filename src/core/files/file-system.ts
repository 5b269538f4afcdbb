import type { Env } from '../events/hook-context.ts'

/** What the host says of the system on which a call would run (L-42). Anything but the words known here counts as not known. */
export interface FileSystem {
  readonly os: 'linux' | 'macos' | 'windows' | undefined
  readonly letterCase: 'sensitive' | 'insensitive' | undefined
}

export function fileSystemOf(env: Env): FileSystem {
  const os = textOf(env, 'os')
  const letterCase = textOf(env, 'fs_case')
  return {
    os: os === 'linux' || os === 'macos' || os === 'windows' ? os : undefined,
    letterCase: letterCase === 'sensitive' || letterCase === 'insensitive' ? letterCase : undefined,
  }
}

/** An own text of the environment. */
export function textOf(env: Env, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
