import type { ShellFolder, ShellWord } from '../shell-reading.ts'
import type { UnmodelledWord } from './shell-effect.ts'
import { dropLeading, leadingText } from '../shell-words.ts'
import { isNameless, takeStart } from './word-text.ts'

/**
 * All that the arguments of an unknown program may name: each word, and what is glued to it as programs
 * commonly do: `--out=file`, `-ofile`, `of=file`, `name@file`, `host:file`.
 */
export function unmodelledWords(args: readonly ShellWord[], folder: ShellFolder): readonly UnmodelledWord[] {
  return args
    .flatMap(namesIn)
    .filter((word) => !isNameless(word))
    .map((word) => ({ word, folder }))
}

function namesIn(word: ShellWord): readonly ShellWord[] {
  const text = leadingText(word)
  const names = [word]
  const equals = text.indexOf('=')
  if (equals >= 0) names.push(dropLeading(word, equals + 1))
  if (text.startsWith('-') && !text.startsWith('--') && text.length > 2) names.push(dropLeading(word, 2))
  const last = names.at(-1) ?? word
  const value = leadingText(last)
  const at = value.indexOf('@')
  if (at >= 0) names.push(dropLeading(last, at + 1))
  const colon = value.indexOf(':')
  if (colon > 0 && !value.startsWith('://', colon)) names.push(takeStart(last, colon), dropLeading(last, colon + 1))
  return names
}
