import { chooseAll, type DetectorChoice } from '../../detectors/choose-detectors.ts'
import type { Scanner } from '../../detectors/compile-scanner.ts'
import type { Decoding } from '../../detectors/decoding.ts'
import { detectSpans } from '../../detectors/detect-spans.ts'
import { scannerOf } from '../../detectors/scanner-of.ts'
import { findHidden, type HiddenClass } from '../../text/hidden-text.ts'
import { compilePattern } from '../../text/pattern.ts'
import type { TextSpan } from '../../text/pattern.ts'

/** What a text stands in, which may say what it is. Nothing is found in these texts themselves. */
export interface Surroundings {
  readonly before: string
  readonly after: string
}

/** What is known of a text beside itself. */
export interface TextClues {
  readonly surroundings?: Surroundings | undefined
  /** Borders of the parts that the text was joined of, in order. */
  readonly joints?: readonly number[] | undefined
}

export interface NamedSpan extends TextSpan {
  readonly name: string
}

/** What is found in a text; undefined = looking takes too much work, so nobody can say. */
export type Finder = (text: string, clues: TextClues) => readonly NamedSpan[] | undefined

/** All chosen detectors in one scan (L-33, L-45). Of equal spans the one of the detector chosen first comes first. */
export function detectorFinder(choices: readonly DetectorChoice[], decode: readonly Decoding[] | undefined): Finder {
  const chosen = chooseAll(choices)
  const scanner = scannerOf(chosen.map(({ detector }) => detector))
  return scannerFinder(scanner, chosen.map(({ name }) => name), decode)
}

/** @param names of the detectors of the scanner, in their order. */
export function scannerFinder(
  scanner: Scanner,
  names: readonly string[],
  decode: readonly Decoding[] | undefined,
): Finder {
  return (text, { surroundings, joints }) => {
    const whole = surroundings === undefined ? text : `${surroundings.before}${text}${surroundings.after}`
    const found = detectSpans(scanner, whole, decode, joints)
    if (found.length === 0) return []
    const shift = surroundings?.before.length ?? 0
    const spans: NamedSpan[] = []
    for (const { start, end, detector } of found.toSorted((left, right) => left.detector - right.detector)) {
      const own = { start: Math.max(0, start - shift), end: Math.min(text.length, end - shift) }
      if (own.end > own.start) spans.push({ ...own, name: names[detector] ?? '' })
    }
    return spans
  }
}

/** @param pattern has been accepted by `compilePattern`. */
export function patternFinder(name: string, pattern: string): Finder {
  const compiled = compilePattern(pattern)
  if (!compiled.ok) throw new Error(`a pattern that does not load was bound: ${compiled.message}`)
  return (text) => compiled.pattern.spans(text)?.map(({ start, end }) => ({ start, end, name }))
}

export function hiddenFinder(classes: readonly HiddenClass[]): Finder {
  return (text) => findHidden(text, classes).map(({ start, end, class: name }) => ({ start, end, name }))
}
