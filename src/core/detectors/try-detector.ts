import type { TextSpan } from '../text/pattern.ts'
import type { DetectorDefinition } from './define-detector.ts'
import { leftBorder } from './left-border.ts'

/** What is found by a match, and where the match ends, which may be behind it. */
export interface Match {
  readonly span: TextSpan
  readonly end: number
}

/** A detector that can be tried at a place of a text. */
export interface Trial {
  /** UTF-16 units in front of a keyword where a match may begin. */
  readonly before: number
  /** No match that counts is shorter. */
  readonly least: number
  /**
   * The match that begins at `start`; undefined = there is none that counts. A match that is exactly `whole`
   * needs no context.
   */
  readonly tryAt: (text: string, start: number, whole?: TextSpan) => Match | undefined
}

/** UTF-16 units before a span in which a word of its context may stand. */
export const CONTEXT_REACH = 80

export function compileTrial(detector: DetectorDefinition): Trial {
  const { pattern, before = 0, entropy = 0, accepts, context } = detector
  const hasGroup = pattern.source.includes('(?<span>')
  const flags = `${pattern.flags.replace(/[gyd]/g, '')}y`
  const sticky = new RegExp(pattern.source, flags)
  // Slower, and so only for what counts.
  const locating = hasGroup ? new RegExp(pattern.source, `${flags}d`) : undefined
  const hasContext = context === undefined ? undefined : contextTest(context)
  const forbidsStart = leftBorder(pattern)
  const shortestKeyword = detector.keywords.reduce((least, { length }) => Math.min(least, length), Infinity)
  return {
    before,
    // So many different characters it takes to reach the entropy.
    least: Math.max(Math.ceil(2 ** entropy), Number.isFinite(shortestKeyword) ? shortestKeyword : 1),
    tryAt(text, start, whole) {
      if (forbidsStart?.(text, start) === true) return undefined
      sticky.lastIndex = start
      const match = sticky.exec(text)
      if (match === null || match[0] === '') return undefined
      const end = match.index + match[0].length
      const found = match.groups?.['span'] ?? match[0]
      if (entropy > 0 && entropyOf(found) < entropy) return undefined
      if (accepts !== undefined && !accepts(found)) return undefined
      const [from, to] = locate(locating, text, start) ?? [start, end]
      if (hasContext !== undefined && !(whole?.start === from && whole.end === to)) {
        if (!hasContext(text.slice(Math.max(0, from - CONTEXT_REACH), from))) return undefined
      }
      return { span: { start: from, end: to }, end }
    },
  }
}

/** The place of the span in the match that begins at `start`. */
function locate(locating: RegExp | undefined, text: string, start: number): readonly [number, number] | undefined {
  if (locating === undefined) return undefined
  locating.lastIndex = start
  return locating.exec(text)?.indices?.groups?.['span']
}

const ASCII = 128
/** Nothing but zeros between two calls: a new one for each would take longer than the counting. */
const counts = new Uint32Array(ASCII)

/** Bits of Shannon entropy per UTF-16 unit. */
export function entropyOf(text: string): number {
  const wide = new Map<number, number>()
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < ASCII) counts[code] = (counts[code] ?? 0) + 1
    else wide.set(code, (wide.get(code) ?? 0) + 1)
  }
  let bits = 0
  const add = (count: number): void => {
    bits -= (count / text.length) * Math.log2(count / text.length)
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const count = counts[code] ?? 0
    if (count === 0) continue
    add(count)
    counts[code] = 0
  }
  for (const count of wide.values()) add(count)
  return bits
}

/** Words between borders, so that `sin` is not met in `since`; those of scripts without such borders anywhere. */
function contextTest(words: readonly string[]): (before: string) => boolean {
  const alternatives = words.map((word) => {
    const literal = word.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    const begins = /^[a-z0-9]/.test(literal) ? '(?<![a-z0-9])' : ''
    const ends = /[a-z0-9]$/.test(literal) ? '(?:e?s)?(?![a-z0-9])' : ''
    return `${begins}${literal}${ends}`
  })
  const test = new RegExp(alternatives.join('|'))
  return (before) => test.test(before.toLowerCase())
}
