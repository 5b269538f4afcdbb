/**
 * The source of a pattern that takes `shape` only where it is the whole text or one of `words` begins
 * within 60 units before it. For a kind that has a shape that speaks for itself besides one that does
 * not: the `context` of a definition would ask for words at both. The pattern has to ignore letter
 * case, or its words come `inAnyCase`. The shape is tried first, so the words cost only there.
 */
export function afterWords(shape: string, words: readonly string[]): string {
  return `(?=${shape})(?:${alone(shape)}|(?<=${anyOf(words)}[^]{0,60})(?:${shape}))`
}

/** The same where the words may also stand within 40 units after it, as in `12345 is my number`. */
export function besideWords(shape: string, words: readonly string[]): string {
  const word = anyOf(words)
  return `(?=${shape})(?:${alone(shape)}|(?<=${word}[^]{0,60})(?:${shape})|(?:${shape})(?=[^]{0,40}?${word}))`
}

/** A word that a pattern takes in capitals too, though it tells letter case apart elsewhere. */
export function inAnyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

const alone = (shape: string): string => String.raw`(?<=^\s{0,9})(?:${shape})(?=\s{0,9}$)`
const anyOf = (words: readonly string[]): string => `(?<![a-zA-Z])(?:${words.join('|')})`
