/** Steps that a search for all matches may take: the fixed part, and the part for each unit of the text. */
const freeSteps = 4_000_000
const stepsForEachUnit = 16

/** Thrown into a search that read its text too often. Never leaves this folder. */
export class TooMuchWork extends Error {}

/** What re2js reads of a text. It takes any object for a text that calls itself one. */
export interface CountedText {
  readonly [Symbol.toStringTag]: 'String'
  readonly length: number
  charCodeAt(index: number): number
  indexOf(part: string, from?: number): number
}

/** A text that counts how much of it is read, and stops the reader when that is far more than once. */
export function countedText(text: string): CountedText {
  let left = freeSteps + stepsForEachUnit * text.length
  const spend = (steps: number): void => {
    left -= steps
    if (left < 0) throw new TooMuchWork()
  }
  return {
    [Symbol.toStringTag]: 'String',
    length: text.length,
    charCodeAt(index) {
      if (--left < 0) throw new TooMuchWork()
      return text.charCodeAt(index)
    },
    indexOf(part, from = 0) {
      const found = text.indexOf(part, from)
      spend((found === -1 ? text.length : found) - Math.min(from, text.length) + 1)
      return found
    },
  }
}
