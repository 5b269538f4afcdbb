import type { ShellWord } from './shell-reading.ts'
import { knownText } from './shell-words.ts'

/** A word as shell text again; a stand-in for what is not known. */
export function shellQuoted(word: ShellWord): string {
  const text = knownText(word)
  if (text === undefined) return '${unknown}'
  return /^[\w./=:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
