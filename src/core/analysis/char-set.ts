import { endAt, intersectIntervals, type IntervalList } from './interval-list.ts'

/**
 * A set of code points: ranges `[first, last, first, last ...]`, sorted, not touching. Halves of
 * surrogate pairs are in none: a text that holds one is no Unicode text, and text tests do not judge it
 * (L-40).
 */
export type CharSet = IntervalList

export const noChars: CharSet = []
const firstSurrogate = 0xd800
const lastSurrogate = 0xdfff
const lastChar = 0x10ffff
export const anyChar: CharSet = [0, firstSurrogate - 1, lastSurrogate + 1, lastChar]

export function isSurrogate(char: number): boolean {
  return char >= firstSurrogate && char <= lastSurrogate
}

/** Ranges in any order, overlapping or not. */
export function charSet(ranges: readonly (readonly [number, number])[]): CharSet {
  const sorted = ranges.filter(([first, last]) => first <= last).sort(([left], [right]) => left - right)
  const joined: number[] = []
  for (const [first, last] of sorted) {
    const end = joined.at(-1)
    if (end !== undefined && first <= end + 1) joined[joined.length - 1] = Math.max(end, last)
    else joined.push(first, last)
  }
  return intersectIntervals(joined, anyChar)
}

export function oneChar(char: number): CharSet {
  return [char, char]
}

export function otherChars(set: CharSet): CharSet {
  const others: number[] = []
  let from = 0
  for (let i = 0; i < set.length; i += 2) {
    if (from < endAt(set, i)) others.push(from, endAt(set, i) - 1)
    from = endAt(set, i + 1) + 1
  }
  if (from <= lastChar) others.push(from, lastChar)
  return intersectIntervals(others, anyChar)
}

export function uniteChars(left: CharSet, right: CharSet): CharSet {
  return charSet([...rangesOf(left), ...rangesOf(right)])
}

function rangesOf(set: CharSet): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  for (let i = 0; i < set.length; i += 2) ranges.push([endAt(set, i), endAt(set, i + 1)])
  return ranges
}
