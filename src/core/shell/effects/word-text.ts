import type { ShellWord } from '../shell-reading.ts'
import { knownText, leadingText, literalWord, maySplit } from '../shell-words.ts'

/** The text of a word as written, patterns of the shell included; undefined where only running would tell it. */
export function writtenText(word: ShellWord): string | undefined {
  return word.parts.every((part) => part.kind === 'text') ? leadingText(word) : undefined
}

/** May this word turn into several words, or none? The shell makes one name of a pipe. */
export function isUnsettled(word: ShellWord): boolean {
  return maySplit(word) && word.isPipe !== true
}

/** The first units of the leading text, as a word. */
export function takeStart(word: ShellWord, units: number): ShellWord {
  return literalWord(leadingText(word).slice(0, units))
}

/** A word with text behind it. */
export function appendText(word: ShellWord, text: string): ShellWord {
  return { parts: [...word.parts, ...literalWord(text).parts] }
}

/** Nothing at all, the dash that stands for standard input or output, or a pipe that the shell makes. */
export function isNameless(word: ShellWord): boolean {
  if (word.isPipe === true) return true
  const text = knownText(word)
  return text === '' || text === '-'
}
