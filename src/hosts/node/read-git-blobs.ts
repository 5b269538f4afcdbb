import type { GitEntry } from './git-entries.ts'
import { runGit } from './run-git.ts'

/** Bytes that are asked for at once; what is beyond is asked for file by file. */
const mostBytes = 12_000_000

/**
 * The texts of many files in one question, since starting git for each takes most of the time. Empty
 * where they are too much, or where one of them is no UTF-8, which shifts the borders between them.
 */
export async function readGitBlobs(entries: readonly GitEntry[], folder: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length < 2 || total > mostBytes) return texts
  const ids = [...new Set(entries.map(({ id }) => id))]
  const answer = await runGit(['cat-file', '--batch'], folder, `${ids.join('\n')}\n`)
  if (answer.kind !== 'answer') return texts
  const bytes = Buffer.from(answer.text)
  let at = 0
  for (const id of ids) {
    const end = bytes.indexOf('\n', at)
    const [, found, size] = /^(\S+) blob (\d+)$/.exec(bytes.toString('utf8', at, end)) ?? []
    if (end === -1 || found !== id || size === undefined) return new Map()
    const start = end + 1
    texts.set(id, bytes.toString('utf8', start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return texts
}
