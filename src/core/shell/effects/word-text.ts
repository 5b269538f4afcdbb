import type { ShellWord, WordPart } from '../shell-reading.ts'

const textPart = (text: string): WordPart => ({ kind: 'text', text, isPattern: false })

/** A word that says just this. */
export function textWord(text: string): ShellWord {
  return { parts: [textPart(text)] }
}

/** The literal text with which a word begins: all of it where the word is known. */
export function leadingText(word: ShellWord): string {
  let text = ''
  for (const part of word.parts) {
    if (part.kind !== 'text') break
    text += part.text
  }
  return text
}

/** The text of a word that is known; undefined where only running would tell it. */
export function knownText(word: ShellWord): string | undefined {
  return word.parts.every((part) => part.kind === 'text' && !part.isPattern) ? leadingText(word) : undefined
}

/** The text of a word as written, patterns of the shell included; undefined where only running would tell it. */
export function writtenText(word: ShellWord): string | undefined {
  return word.parts.every((part) => part.kind === 'text') ? leadingText(word) : undefined
}

/** May this word turn into several words, or none? */
export function isUnsettled(word: ShellWord): boolean {
  return word.parts.some((part) => part.kind !== 'text' && !part.isQuoted) && word.isPipe !== true
}

/** The word without its first units; they must belong to its leading text. */
export function dropStart(word: ShellWord, units: number): ShellWord {
  const parts: WordPart[] = []
  let left = units
  for (const part of word.parts) {
    if (left === 0 || part.kind !== 'text') parts.push(part)
    else if (part.text.length > left) {
      parts.push({ ...part, text: part.text.slice(left) })
      left = 0
    } else left -= part.text.length
  }
  return { parts }
}

/** The first units of the leading text, as a word. */
export function takeStart(word: ShellWord, units: number): ShellWord {
  return textWord(leadingText(word).slice(0, units))
}

/** A word with text behind it. */
export function appendText(word: ShellWord, text: string): ShellWord {
  return { parts: [...word.parts, textPart(text)] }
}

/** Nothing at all, the dash that stands for standard input or output, or a pipe that the shell makes. */
export function isNameless(word: ShellWord): boolean {
  if (word.isPipe === true) return true
  const text = knownText(word)
  return text === '' || text === '-'
}
