import { describe, expect, test } from 'vitest'
import type { DetectorDefinition } from '../define-detector.ts'
import { entityOf } from './entities.ts'
import { personalDetectors } from './registry.ts'

/** Tries a pattern at every place, so that a shape is tested by itself, without the scanner that finds the places. */
function found(detector: DetectorDefinition, text: string): readonly string[] {
  const spans: string[] = []
  const pattern = new RegExp(detector.pattern.source, `${detector.pattern.flags.replace(/[gy]/g, '')}g`)
  const words = detector.context?.map((word) => word.toLowerCase())
  for (const match of text.matchAll(pattern)) {
    const span = match.groups?.['span'] ?? match[0]
    const near = text.slice(Math.max(0, match.index - 80), match.index).toLowerCase()
    const isNamed = words === undefined || text.trim() === span || words.some((word) => near.includes(word))
    if (isNamed && (detector.accepts?.(span) ?? true)) spans.push(span)
  }
  return spans
}

describe.each(personalDetectors)('$id', (detector: DetectorDefinition) => {
  test.each(detector.examples)('finds $spans in $text', ({ text, spans }) => {
    expect(found(detector, text)).toEqual(spans)
  })

  test.each(detector.counterExamples)('finds nothing in %j', (text) => {
    expect(found(detector, text)).toEqual([])
  })

  test('is quiet on its own placeholder', () => {
    expect(found(detector, `[REDACTED:${detector.id}]`)).toEqual([])
  })
})

test('the detectors are sorted by id, and none is listed twice', () => {
  const ids = personalDetectors.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('an entity type stands for a detector that there is', () => {
  const ids = new Set<string>(personalDetectors.map(({ id }) => id))
  expect(Object.values(entityOf).filter((id) => !ids.has(id))).toEqual([])
})
