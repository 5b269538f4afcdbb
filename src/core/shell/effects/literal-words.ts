import type { ShellWord } from '../shell-reading.ts'
import { literalWord } from '../shell-words.ts'

/** Longer ones are messages and data, no names of files. */
const LONGEST_LITERAL = 1_024

/** Literals of one text that are looked at; a text that holds more is no command that a person wrote. */
const MOST_LITERALS = 1_000

/**
 * The literals of a program text, in quotes of any kind: what it opens is named in one of them, or made
 * from several, which only running would tell. Escapes are decoded as most languages read them.
 */
export function literalWords(text: string): readonly ShellWord[] {
  const words: ShellWord[] = []
  const literal = /"((?:[^"\\\n]|\\[^])*)"|'((?:[^'\\\n]|\\[^])*)'|`((?:[^`\\]|\\[^])*)`/g
  for (const match of text.matchAll(literal)) {
    const content = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\([^])/g, '$1')
    if (content === '' || content.length > LONGEST_LITERAL) continue
    words.push(literalWord(content))
    if (words.length >= MOST_LITERALS) break
  }
  // `%w(a b)`, `q{.env}` and bare words of Perl and Ruby.
  for (const match of text.matchAll(/\b(?:qw?|qq|%w|%q)[({[<]([^)}\]>\n]{1,200})[)}\]>]/g)) {
    for (const name of (match[1] ?? '').split(/\s+/)) if (name !== '') words.push(literalWord(name))
  }
  return words
}
