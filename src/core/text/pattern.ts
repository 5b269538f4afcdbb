import { MatcherInput, RE2JS } from 're2js'
import { hasLoneSurrogate } from '../base/code-points.ts'
import { limits } from '../base/limits.ts'
import { countedText, TooMuchWork } from './counted-text.ts'

/** A stretch of a text: half-open UTF-16 offsets. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A regular expression with the syntax and meaning of RE2 (L-40). */
export interface Pattern {
  readonly text: string
  readonly full: boolean
  readonly ignoreCase: boolean
  /** Somewhere in the text, or the whole text if `full`. Time is linear in the text. */
  test(text: string): boolean
  /**
   * All matches from left to right, leftmost-first, not overlapping; `full` does not count here.
   * Matches of nothing are left out: they hold nothing to take out or replace.
   *
   * Undefined = finding them takes too much work, and whoever asked must fail closed: one search is
   * linear, but `x+y|x` looks at the whole rest of the text for each of its matches.
   */
  spans(text: string): readonly TextSpan[] | undefined
  /** Every span replaced by `replacement`, literally. Undefined as for `spans`. */
  replaceAll(text: string, replacement: string): string | undefined
}

export type PatternResult =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly message: string }

export interface PatternOptions {
  readonly full?: boolean
  readonly ignoreCase?: boolean
}

/** The only door to re2js. Never throws; the message completes "the pattern ...". */
export function compilePattern(text: string, options: PatternOptions = {}): PatternResult {
  if (text === '') return { ok: false, message: 'must not be empty' }
  if (text.length > limits.patternLength) {
    return { ok: false, message: `is longer than ${limits.patternLength} characters` }
  }
  if (hasLoneSurrogate(text)) return { ok: false, message: 'holds half of a surrogate pair' }
  const { full = false, ignoreCase = false } = options
  let compiled: RE2JS
  try {
    compiled = RE2JS.compile(text, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
  } catch (error) {
    return { ok: false, message: describeSyntaxError(error) }
  }
  if (compiled.programSize() > limits.patternProgram) {
    return { ok: false, message: 'is too costly: its repetitions expand to too many steps' }
  }
  return { ok: true, pattern: checkedPattern(text, { full, ignoreCase }) }
}

/**
 * A pattern that `compilePattern` has accepted before. Its program takes some kilobytes and is made when
 * a text is first put to it: of a large policy most patterns are never reached, thanks to the index.
 */
export function checkedPattern(text: string, options: PatternOptions = {}): Pattern {
  const { full = false, ignoreCase = false } = options
  let program: RE2JS | undefined
  const compiledPattern = (): RE2JS => (program ??= RE2JS.compile(text, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0))
  const spans = (subject: string): readonly TextSpan[] | undefined => {
    const matcher = compiledPattern().matcher(MatcherInput.utf16(countedText(subject)))
    const found: TextSpan[] = []
    try {
      while (matcher.find()) {
        const start = matcher.start()
        const end = matcher.end()
        if (end > start) found.push({ start, end })
      }
    } catch (error) {
      if (error instanceof TooMuchWork) return undefined
      throw error
    }
    return found
  }
  return {
    text,
    full,
    ignoreCase,
    test: full ? (subject) => compiledPattern().testExact(subject) : (subject) => compiledPattern().test(subject),
    spans,
    replaceAll(subject, replacement) {
      const found = spans(subject)
      if (found === undefined || found.length === 0) return found === undefined ? undefined : subject
      let result = ''
      let position = 0
      for (const { start, end } of found) {
        result += subject.slice(position, start) + replacement
        position = end
      }
      return result + subject.slice(position)
    },
  }
}

function describeSyntaxError(error: unknown): string {
  const said = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'cannot be read'
  const hint = /\(\?(?:<?[=!]|>)/.test(said)
    ? '; RE2 has no lookaround and no atomic groups'
    : /escape sequence: `\\(?:[1-9]|k)/.test(said)
      ? '; RE2 has no backreferences'
      : ''
  return `is not one of RE2: ${said}${hint}`
}
