import type { ShellWord, WordPart } from './shell-reading.ts'

/** A word of literal text. */
export function literalWord(text: string): ShellWord {
  return { parts: [{ kind: 'text', text, isPattern: false }] }
}

/** One word or several or none, known only at run time: `$x`, what `xargs` appends. */
export const opaqueTail: ShellWord = { parts: [{ kind: 'opaque', isQuoted: false }] }

/** Exactly one word that is known only at run time: `"$(date)"`. */
export const opaqueWord: ShellWord = { parts: [{ kind: 'opaque', isQuoted: true }] }

/** The text of a known word, else undefined (L-41: opaque). */
export function knownText(word: ShellWord | undefined): string | undefined {
  if (word === undefined) return undefined
  let text = ''
  for (const part of word.parts) {
    if (part.kind !== 'text' || part.isPattern) return undefined
    text += part.text
  }
  return text
}

/** The literal text with which a word surely begins. */
export function leadingText(word: ShellWord): string {
  let text = ''
  for (const part of word.parts) {
    if (part.kind !== 'text') break
    text += part.text
  }
  return text
}

/** Could the word become several words, or none? A pattern may become several, but never none that matter here. */
export function maySplit(word: ShellWord): boolean {
  return word.parts.some((part) => part.kind !== 'text' && !part.isQuoted)
}

/**
 * Could the word turn out to be an option? Literal text in front fixes its first character; a pattern that
 * begins with anything else than `-` is taken for names of files. Source: L-41.
 */
export function mayBeFlag(word: ShellWord): boolean {
  if (word.isNeverFlag === true || knownText(word) === '-') return false
  if (maySplit(word)) return true
  const first = word.parts.find((part) => part.kind !== 'text' || part.text !== '')
  return first !== undefined && (first.kind !== 'text' || first.text.startsWith('-'))
}

/**
 * The text of a word with a stand-in for what is not known: enough to find programs that are written out in
 * a text that is made at run time. Never a proof that there are no others.
 */
export function roughText(word: ShellWord): string {
  return word.parts.map(roughPart).join('')
}

function roughPart(part: WordPart): string {
  return part.kind === 'text' ? part.text : '${unknown}'
}

/** The word with every occurrence of a text replaced by parts, as `xargs -I{}` and `find -exec` do. */
export function replaceInWord(word: ShellWord, text: string, by: readonly WordPart[]): ShellWord {
  if (text === '' || !word.parts.some((part) => part.kind === 'text' && part.text.includes(text))) return word
  const parts = word.parts.flatMap((part): readonly WordPart[] => {
    if (part.kind !== 'text' || !part.text.includes(text)) return [part]
    const pieces = part.text.split(text)
    return pieces.flatMap((piece, index): readonly WordPart[] => [
      ...(index === 0 ? [] : by),
      ...(piece === '' ? [] : [{ ...part, text: piece }]),
    ])
  })
  return { ...word, parts }
}

/** The rest of a word behind its first `length` characters of literal text. */
export function dropLeading(word: ShellWord, length: number): ShellWord {
  let left = length
  const parts: WordPart[] = []
  for (const part of word.parts) {
    if (left > 0 && part.kind === 'text') {
      const cut = Math.min(left, part.text.length)
      left -= cut
      if (cut < part.text.length) parts.push({ ...part, text: part.text.slice(cut) })
    } else parts.push(part)
  }
  return { parts }
}
