const inAnyCase = (word: string): string =>
  word.replace(/[^\s]|\s/gu, (sign) => {
    const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()]
    if (lower !== upper && upper.length === 1) return `[${lower}${upper}]`
    return /[A-Za-z0-9\s]/.test(sign) ? sign : `\\${sign}`
  })

/**
 * The source of a pattern that takes `shape` only where it is the whole text or one of `words` begins
 * within 60 units before it or stands within 40 after it, letter case aside. For a kind that has a
 * shape that speaks for itself besides one that does not, or that is named after the number, where
 * the `context` of a definition cannot say so. The shape is tried first, so the words cost only there.
 */
export function nearWords(shape: string, words: readonly string[]): string {
  const word = `(?<![A-Za-z])(?:${words.map(inAnyCase).join('|')})`
  const alone = String.raw`(?<=^\s{0,9})(?:${shape})(?=\s{0,9}$)`
  const after = String.raw`(?<=${word}[^]{0,60})(?:${shape})`
  const before = String.raw`(?:${shape})(?=[^]{0,40}?${word})`
  return `(?=${shape})(?:${alone}|${after}|${before})`
}
