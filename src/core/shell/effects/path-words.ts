import { limits } from '../../base/limits.ts'
import type { ShellFolder, ShellWord, WordPart } from '../shell-reading.ts'
import { knownText, leadingText } from '../shell-words.ts'
import { writtenText } from './word-text.ts'

const SLASH: WordPart = { kind: 'text', text: '/', isPattern: false }
const UNKNOWABLE: ShellWord = { parts: [{ kind: 'opaque', isQuoted: true }] }

/** A folder and a name in it as one word. Beyond the bound it is a word of which nothing is known. */
export function joinPath(folder: ShellWord, name: ShellWord): ShellWord {
  // Sources times the parts of one destination would be without bound.
  if (folder.parts.length > limits.joinedWordParts) return UNKNOWABLE
  const text = knownText(folder)
  if (text === '.' || text === './') return name
  return { parts: [...folder.parts, ...(text?.endsWith('/') === true ? [] : [SLASH]), ...name.parts] }
}

/** The last component of a path; undefined where it names no new entry: `.`, `..`, `/`, `~`. */
export function baseName(word: ShellWord): ShellWord | undefined {
  const parts = withoutFinalSlashes(word.parts)
  const from = parts.findLastIndex((part) => part.kind === 'text' && part.text.includes('/'))
  const holder = parts[from]
  const name =
    holder?.kind === 'text'
      ? [{ ...holder, text: holder.text.slice(holder.text.lastIndexOf('/') + 1) }, ...parts.slice(from + 1)]
      : parts
  const base = { parts: name.filter((part) => part.kind !== 'text' || part.text !== '') }
  const text = knownText(base)
  return text === '' || text === '.' || text === '..' || text === '~' ? undefined : base
}

/** All before the last component; undefined for a bare name and for a word that does not tell. */
export function folderName(word: ShellWord): ShellWord | undefined {
  const text = knownText(word)
  const end = text?.replace(/(?<!\/)\/+$/, '').lastIndexOf('/') ?? -1
  return text === undefined || end < 1
    ? undefined
    : { parts: [{ kind: 'text', text: text.slice(0, end), isPattern: false }] }
}

/** Does the word say that it is a folder, whose content is meant? */
export function endsWithSlash(word: ShellWord): boolean {
  const last = word.parts.at(-1)
  return last?.kind === 'text' && last.text.endsWith('/')
}

/** The folder of a program with one more step: `git -C x`, `tar -C x`. */
export function stepInto(folder: ShellFolder, word: ShellWord): ShellFolder {
  const text = knownText(word)
  if (folder.kind === 'unknown' || text === undefined) return { kind: 'unknown' }
  return text === '' ? folder : { kind: 'known', steps: [...folder.steps, text] }
}

/** The last component of a URL as the name under which a download is kept; undefined where it has none. */
export function downloadName(url: ShellWord): ShellWord | undefined {
  // An unquoted `?` makes a pattern for the shell, which leaves it as it is.
  const text = writtenText(url)
  if (text === undefined) return UNKNOWABLE
  const path = /^[a-z][a-z0-9+.-]{0,30}:\/\/([^?#]*)/i.exec(text)?.[1] ?? text.split(/[?#]/, 1)[0] ?? ''
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1)
  return slash < 0 || name === '' ? undefined : { parts: [{ kind: 'text', text: name, isPattern: false }] }
}

/** Does a word, read as an address, say that it means a file of this machine? */
export function isFileUrl(word: ShellWord): boolean {
  return /^file:/i.test(leadingText(word).slice(0, 5))
}

function withoutFinalSlashes(parts: readonly WordPart[]): readonly WordPart[] {
  const last = parts.at(-1)
  if (last?.kind !== 'text' || !last.text.endsWith('/')) return parts
  let end = last.text.length
  while (end > 0 && last.text[end - 1] === '/') end -= 1
  return end === 0 ? parts.slice(0, -1) : [...parts.slice(0, -1), { ...last, text: last.text.slice(0, end) }]
}
