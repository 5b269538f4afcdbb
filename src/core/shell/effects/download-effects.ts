import type { CompiledGrammar } from './compiled-grammar.ts'
import { downloadName, joinPath } from './path-words.ts'
import type { Arguments } from './read-arguments.ts'
import type { Role } from './role.ts'
import { addPath, type Findings, type RoledWord } from './target-effects.ts'
import { knownText, literalWord } from '../shell-words.ts'

const ADDRESSES: readonly Role[] = ['url', 'url_send', 'repository']

/** Adds the files that a download is kept in: named by the address, in the folder that an option gives. */
export function addDownloads(
  found: Findings,
  compiled: CompiledGrammar,
  read: Arguments,
  words: readonly RoledWord[],
): void {
  const { download, downloadUnless } = compiled
  const folder = words.findLast(({ role }) => role === 'download_folder')
  if (folder !== undefined) {
    for (const word of words) {
      if (word.role === 'write') addPath(found, ['writes'], { ...word, word: joinPath(folder.word, word.word) })
    }
  }
  const keeps = download === true || [...download].some((name) => read.given.has(name))
  if (!keeps || [...downloadUnless].some((name) => read.given.has(name))) return
  for (const address of words) {
    const name = ADDRESSES.includes(address.role) ? downloadName(address.word) : undefined
    if (name === undefined) continue
    const isClone = address.role === 'repository'
    const kept = isClone ? literalWord((knownText(name) ?? '').replace(/\.git$/, '')) : name
    addPath(found, ['writes'], {
      word: folder === undefined ? kept : joinPath(folder.word, kept),
      folder: read.folder,
      tree: isClone ? 'all' : 'none',
    })
  }
}
