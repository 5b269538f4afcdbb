import { runGit } from './run-git.ts'

/** One file of a revision. */
export interface GitEntry {
  /** From the top of the repository. */
  readonly path: string
  readonly id: string
  readonly size: number
  readonly isLink: boolean
}

export type GitEntries = { readonly ok: true; readonly entries: readonly GitEntry[] } | { readonly ok: false; readonly why: string }

/** As many as a folder on disk is searched for. */
const mostEntries = 20_000

/** The files at a path of a commit, `''` for all; of folders below it too, or only of the folder itself. */
export async function readGitEntries(commit: string, path: string, isDeep: boolean, folder: string): Promise<GitEntries> {
  const flags = ['-z', '-l', '--full-tree', ...(isDeep ? ['-r'] : [])]
  // With a slash behind it a folder is listed and not named.
  const paths = path === '' ? [] : [isDeep ? path : path.replace(/\/*$/, '/')]
  const listed = await runGit(['ls-tree', ...flags, '--', commit, ...paths], folder)
  if (listed.kind !== 'answer') return { ok: false, why: 'git cannot list the files of the revision' }
  const lines = listed.text.split('\0').filter((line) => line !== '')
  if (lines.length > mostEntries) return { ok: false, why: 'the path holds too many files to look for policies in' }
  const entries = lines.flatMap((line): GitEntry[] => {
    const [, mode, type, id, size, name] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? []
    if (type !== 'blob' || id === undefined || name === undefined) return []
    return [{ path: name, id, size: Number(size), isLink: mode === '120000' }]
  })
  return { ok: true, entries }
}
