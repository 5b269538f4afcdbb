import { limits } from '../base/limits.ts'

/**
 * Is there more syntax in a text than can be read in a moment? Letters cost next to nothing, so a long heredoc
 * is fine; signs, words and open heredocs are what reading costs (L-41, hostile input).
 */
export function isTooDense(text: string): boolean {
  let signs = 0
  let words = 0
  let heredocs = 0
  let before = ' '
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const isBlank = char === ' ' || char === '\t' || char === '\n'
    if (isBlank && before !== char) words++
    if (char === '<' && before === '<') heredocs++
    if (char < '\u0080' && !isBlank && !/[A-Za-z0-9_\-./:@%+^]/.test(char)) signs++
    before = char
  }
  return signs > limits.shellSigns || words > limits.shellWords || heredocs > limits.shellHeredocs
}
