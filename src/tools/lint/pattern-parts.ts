/** What a pattern says of line breaks and of its ends, as far as its text shows it. */
export interface PatternParts {
  /** It begins at the start of the text, whichever alternative is taken. */
  readonly isAnchoredAtStart: boolean
  readonly isAnchoredAtEnd: boolean
  /** Offset of the first `.` that stops at a line break; absent = there is none. */
  readonly dot?: number
}

/**
 * Looks through a pattern that has compiled. Groups with flags inside are taken for what their flags say
 * of the rest; where the text is odder than that, nothing is said (no anchors, no dot).
 */
export function readPattern(pattern: string): PatternParts {
  let depth = 0
  let hasAlternatives = false
  let dot: number | undefined
  // `(?s)` at the start holds for all; a later one is rare, and then no dot is reported.
  const [flags = ''] = /^(?:\(\?[a-zA-Z]+\))*/.exec(pattern) ?? []
  const startsAt = flags.length
  const seesThroughLines = /\(\?[a-zA-Z]*s/.test(pattern)
  for (let at = startsAt; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') at++
    else if (character === '[') at = endOfClass(pattern, at)
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === '|' && depth === 0) hasAlternatives = true
    else if (character === '.' && !seesThroughLines) dot ??= at
  }
  const isWhole = !hasAlternatives && !flags.includes('m')
  return {
    isAnchoredAtStart: isWhole && /^(?:\^|\\A)/.test(pattern.slice(startsAt)),
    isAnchoredAtEnd: isWhole && /(?:(?<!\\)(?:\\\\)*\$|\\z)$/.test(pattern),
    ...(dot === undefined ? {} : { dot }),
  }
}

/** Where `[...]` ends; a bracket right behind its opening is plain. */
function endOfClass(pattern: string, start: number): number {
  let at = start + 1
  if (pattern[at] === '^') at++
  if (pattern[at] === ']') at++
  while (at < pattern.length && pattern[at] !== ']') {
    if (pattern[at] === '[' && pattern[at + 1] === ':') {
      const close = pattern.indexOf(':]', at + 2)
      if (close !== -1) at = close + 1
    } else if (pattern[at] === '\\') at++
    at++
  }
  return at
}
