/**
 * A set of code points: ranges `[first, last, first, last ...]`, sorted, not touching. Halves of
 * surrogate pairs are in none: a text that holds one is no Unicode text, and text tests do not judge it
 * (L-40).
 */
export type CharSet = readonly number[]

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
  return intersectChars(joined, anyChar)
}

export function oneChar(char: number): CharSet {
  return [char, char]
}

export function intersectChars(left: CharSet, right: CharSet): CharSet {
  const both: number[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    const first = Math.max(at(left, i), at(right, j))
    const last = Math.min(at(left, i + 1), at(right, j + 1))
    if (first <= last) both.push(first, last)
    if (at(left, i + 1) < at(right, j + 1)) i += 2
    else j += 2
  }
  return both
}

export function otherChars(set: CharSet): CharSet {
  const others: number[] = []
  let from = 0
  for (let i = 0; i < set.length; i += 2) {
    if (from < at(set, i)) others.push(from, at(set, i) - 1)
    from = at(set, i + 1) + 1
  }
  if (from <= lastChar) others.push(from, lastChar)
  return intersectChars(others, anyChar)
}

export function uniteChars(left: CharSet, right: CharSet): CharSet {
  return charSet([...rangesOf(left), ...rangesOf(right)])
}

export function holdsChar(set: CharSet, char: number): boolean {
  for (let i = 0; i < set.length; i += 2) {
    if (char < at(set, i)) return false
    if (char <= at(set, i + 1)) return true
  }
  return false
}

export function rangesOf(set: CharSet): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  for (let i = 0; i < set.length; i += 2) ranges.push([at(set, i), at(set, i + 1)])
  return ranges
}

/** INVARIANT: the index is within the set. */
function at(set: CharSet, index: number): number {
  return set[index] ?? 0
}
