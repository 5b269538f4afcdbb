import { runProcess } from './run-process.ts'

/** What git printed, or why there is nothing. */
export type GitAnswer =
  | { readonly kind: 'answer'; readonly text: string }
  /** There is no such program. */
  | { readonly kind: 'no_git' }
  /** It ended with an error; `said` is its first line. */
  | { readonly kind: 'refused'; readonly said: string }

const bounds = { stdoutBytes: 16_000_000, stderrBytes: 2048 }

/**
 * Asks git in a folder. No shell is between, and callers put `--end-of-options` or `--` in front of what
 * comes from outside, so that it is never an option. English, since the reasons are told apart by their words.
 */
export async function runGit(args: readonly string[], folder: string, stdin = ''): Promise<GitAnswer> {
  const environment = { ...process.env, LC_ALL: 'C' }
  const command = ['git', '--no-pager', '--literal-pathspecs', ...args] as const
  const { exit, stdout, stderr, isCut } = await runProcess({ command, cwd: folder, stdin, timeoutMs: 60_000 }, environment, bounds)
  switch (exit.kind) {
    case 'spawn_error':
      return { kind: 'no_git' }
    case 'timeout':
      return { kind: 'refused', said: 'it does not answer' }
    case 'signal':
      return { kind: 'refused', said: isCut === true ? 'it says too much' : 'it was ended' }
    case 'code':
      if (isCut === true) return { kind: 'refused', said: 'it says too much' }
      return exit.code === 0 ? { kind: 'answer', text: stdout } : { kind: 'refused', said: stderr.split('\n')[0]?.trim() ?? '' }
  }
}
