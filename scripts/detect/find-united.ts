import { compileScanner } from '../../src/core/detectors/compile-scanner.ts'
import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'
import { detectSpans } from '../../src/core/detectors/detect-spans.ts'
import type { Row } from './measure.ts'

export interface United {
  readonly start: number
  readonly end: number
  /** Ids of the detectors whose detections became this span. */
  readonly ids: readonly string[]
}

/** What a redaction with these detectors would replace, encoded forms too: overlapping detections as one (L-33). */
export function unitedFinder(detectors: readonly DetectorDefinition[]): (text: string) => readonly United[] {
  const scanner = compileScanner(detectors)
  return (text) => {
    const found = [...detectSpans(scanner, text)].sort((left, right) => left.start - right.start)
    const united: { start: number; end: number; ids: string[] }[] = []
    for (const { start, end, detector } of found) {
      const id = detectors[detector]?.id ?? ''
      const last = united.at(-1)
      if (last === undefined || start >= last.end) {
        united.push({ start, end, ids: [id] })
      } else {
        last.end = Math.max(last.end, end)
        last.ids.push(id)
      }
    }
    return united
  }
}

/** `id: text` of each span, for people. */
export function describe(text: string, spans: readonly United[]): readonly string[] {
  return spans.map(({ start, end, ids }) => `${ids.join('+')}: ${text.slice(start, end)}`)
}

/** Units of the spans that lie in none of the wanted ones. */
export function unitsOutside(spans: readonly United[], wanted: Row['spans']): number {
  let units = 0
  for (const { start, end } of spans) {
    for (let at = start; at < end; at++) if (!wanted.some((each) => each.start <= at && at < each.end)) units++
  }
  return units
}
