/**
 * The first sentence of what is to be done, in the form of a hint: lower-case start, no final period.
 * A finding that knows nothing nearer says this, so that none leaves its reader without a way on.
 */
export function firstAdvice(fix: string): string {
  const end = /\.(?= |$)/.exec(fix)?.index ?? fix.length
  const sentence = fix.slice(0, end)
  // A name keeps its letters: `JsonLogic`, `UTF-8`.
  return /^[A-Z][a-z']*(?: |,|$)/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
}
