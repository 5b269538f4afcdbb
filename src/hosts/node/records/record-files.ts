import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { chainStart, readChainLine, stateBefore, type ChainState } from '../../../core/records/record-chain.ts'

const namePattern = /^records-([0-9]{8})\.jsonl$/

/** The files of a log, oldest first. */
export function recordFiles(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => namePattern.test(name)).sort().map((name) => join(folder, name))
}

export function recordFileName(folder: string, number: number): string {
  return join(folder, `records-${String(number).padStart(8, '0')}.jsonl`)
}

export function numberOfFile(path: string): number {
  return Number(namePattern.exec(path.slice(-'records-00000001.jsonl'.length))?.[1] ?? 0)
}

/** Where a log that is opened again stands. */
export interface LogTail {
  readonly state: ChainState
  /** The last file, if one can go on behind its last line. */
  readonly open?: { readonly path: string; readonly size: number }
  /** Files whose last line was not written to its end. */
  readonly torn: readonly string[]
}

/** @throws Error if a last line is whole and yet not of a chain; what the file system throws */
export function readLogTail(files: readonly string[]): LogTail {
  const torn: string[] = []
  for (const path of files.toReversed()) {
    const { size, line, rest } = readEnd(path)
    // A whole line may lack its line break alone.
    const last = rest !== '' && isChainLine(rest) ? rest : line
    const isTorn = rest !== '' && last !== rest
    if (isTorn) torn.push(path)
    if (last === undefined) continue
    const before = stateBefore(last)
    const state = before === undefined ? 'it is not a line of a chain of records' : readChainLine(last, before)
    if (typeof state === 'string') throw new Error(`the last line of \`${path}\` is broken: ${state}`)
    const isLast = path === files.at(-1)
    return { state, torn, ...(isLast && rest === '' ? { open: { path, size } } : {}) }
  }
  return { state: chainStart, torn }
}

function isChainLine(line: string): boolean {
  const before = stateBefore(line)
  return before !== undefined && typeof readChainLine(line, before) !== 'string'
}

/** More than two records are ever long. */
const tailBytes = 1 << 20

/** The last line that has its line break, and what stands behind it. */
function readEnd(path: string): { readonly size: number; readonly line: string | undefined; readonly rest: string } {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const start = Math.max(0, size - tailBytes)
    const bytes = Buffer.alloc(size - start)
    let read = 0
    while (read < bytes.length) {
      const count = readSync(file, bytes, read, bytes.length - read, start + read)
      if (count === 0) break
      read += count
    }
    const lines = bytes.toString('utf8').split('\n')
    const rest = lines.pop() ?? ''
    if (lines.length === 0 && start > 0) throw new Error(`the last line of \`${path}\` is too long to be a record`)
    return { size, line: lines.at(-1), rest }
  } finally {
    closeSync(file)
  }
}
