import type { TextSpan } from '../text/pattern.ts'
import type { DetectorDefinition } from './define-detector.ts'

/** What is found by a match, and where the match ends, which may be behind it. */
export interface Match {
  readonly span: TextSpan
  readonly end: number
}

/** A detector that can be tried at a place of a text. */
export interface Trial {
  /** UTF-16 units in front of a keyword where a match may begin. */
  readonly before: number
  /** The match that begins at `start`; undefined = there is none that counts. */
  readonly tryAt: (text: string, start: number) => Match | undefined
}

/** UTF-16 units before a span in which a word of its context may stand. */
export const CONTEXT_REACH = 80

export function compileTrial(detector: DetectorDefinition): Trial {
  const { pattern, before = 0, entropy = 0, accepts, context } = detector
  const hasGroup = pattern.source.includes('(?<span>')
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace(/[gyd]/g, '')}y${hasGroup ? 'd' : ''}`)
  const hasContext = context === undefined ? undefined : contextTest(context)
  return {
    before,
    tryAt(text, start) {
      sticky.lastIndex = start
      const match = sticky.exec(text)
      if (match === null || match[0] === '') return undefined
      const end = match.index + match[0].length
      const [from, to] = match.indices?.groups?.['span'] ?? [match.index, end]
      const found = text.slice(from, to)
      if (entropy > 0 && entropyOf(found) < entropy) return undefined
      if (accepts !== undefined && !accepts(found)) return undefined
      if (hasContext !== undefined && !hasContext(text.slice(Math.max(0, from - CONTEXT_REACH), from))) return undefined
      return { span: { start: from, end: to }, end }
    },
  }
}

/** Bits of Shannon entropy per UTF-16 unit. */
export function entropyOf(text: string): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
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
