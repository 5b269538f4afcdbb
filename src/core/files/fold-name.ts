import type { FileSystem } from './file-system.ts'

/** Where a test stands: in a permit, and below an odd number of `not` (L-42). */
export interface PathPlace {
  readonly permit: boolean
  readonly negated: boolean
}

/**
 * Do doubts make a positive test here hit? In a guard they do, so that it stops; below `not`, and in a
 * permit, it is the other way round, and both together swap it twice (L-42).
 */
export function leansToHit({ permit, negated }: PathPlace): boolean {
  return permit === negated
}

export type FoldName = (text: string) => string

export interface NameFolding {
  /** Of a whole name. */
  readonly name: FoldName
  /** Of a part of a name, beside a `*`: what Windows drops at the end of a name is no end there. */
  readonly part: FoldName
  /** Of a drive or a share; always in one case. */
  readonly root: FoldName
}

/** Names as they are. */
export const noFolding: NameFolding = { name: (name) => name, part: (part) => part, root: foldRoot }

/**
 * One form for the names of one file, as its file system tells them apart (L-42). Where doubts hit,
 * all that some such file system takes for the same is the same; else only what it surely does.
 */
export function nameFolding({ os, letterCase, knowsDrives }: FileSystem, leansToHit: boolean): NameFolding {
  // A folder on some drive may be on each of them.
  const root = os === 'windows' && leansToHit && !knowsDrives ? () => '' : foldRoot
  const alike = (fold: FoldName): NameFolding => ({ name: fold, part: fold, root })
  if (letterCase === 'sensitive' && os === 'macos' && leansToHit) return alike((text) => text.normalize('NFC'))
  if (letterCase === 'sensitive' && os !== 'windows') return noFolding
  if (!leansToHit) {
    if (letterCase !== 'insensitive') return noFolding
    return alike(os === 'windows' ? foldLetterPairs : (text) => foldLetterPairs(text.normalize('NFC')).normalize('NFC'))
  }
  if (os === 'windows') {
    const fold = letterCase === 'sensitive' ? (name: string) => name : foldFully
    return { name: (name) => fold(withoutDotsAtEnd(withoutStream(name))), part: fold, root }
  }
  if (os !== undefined) return alike(foldFully)
  return { name: (name) => foldFully(withoutDotsAtEnd(name.replace(typedStream, ''))), part: foldFully, root }
}

function foldRoot(root: string): string {
  return root.toLowerCase()
}

/** Case, Unicode form, and the characters that HFS+ leaves out when it compares names. */
function foldFully(name: string): string {
  if (isPlain.test(name)) return name.toLowerCase()
  const visible = name.replace(ignorable, '').normalize('NFC')
  return visible.toUpperCase().toLowerCase().replaceAll('\u03C2', '\u03C3').normalize('NFC')
}

/** Only letters that are each other's one upper and one lower case: what every such file system folds. */
function foldLetterPairs(name: string): string {
  if (isPlain.test(name)) return name.toLowerCase()
  let folded = ''
  for (const letter of name) {
    const lower = letter.toLowerCase()
    const isPair = lower.length === letter.length && lower.toUpperCase() === letter.toUpperCase()
    folded += isPair && letter.toUpperCase().length === letter.length ? lower : letter
  }
  return folded
}

/** `name:stream` and `name::$DATA` open the file `name`. */
function withoutStream(name: string): string {
  const at = name.indexOf(':')
  return at < 1 ? name : name.slice(0, at)
}

/** Windows drops them, blanks too. */
function withoutDotsAtEnd(name: string): string {
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end--
  return name.slice(0, end)
}

 
const isPlain = /^[\u0000-\u007F]*$/u
const ignorable = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/gu
const typedStream = /:[^:]*:\$[A-Za-z_]+$/u
