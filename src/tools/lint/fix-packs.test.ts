import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { PackEntry } from '../../core/load/load-policy.ts'
import { fixPacks } from './fix-packs.ts'

const packOf = (text: string): readonly PackEntry[] => [{ source: { name: 'p.yaml', text } }]
const textOf = (entries: readonly PackEntry[]): string | undefined => entries[0]?.source.text

/** A finding for the first place of each `from`, which becomes `to`. */
function replacing(pairs: readonly (readonly [from: string, to: string])[]) {
  return ([entry]: readonly PackEntry[]): readonly Diagnostic[] => {
    if (entry === undefined) return []
    const { source } = entry
    return pairs.flatMap(([from, to]): Diagnostic[] => {
      const start = source.text.indexOf(from)
      if (start === -1) return []
      const span = { source, start, end: start + from.length }
      const fix = { safe: true, edits: [{ span, text: to }] }
      return [{ code: 'SLC420', severity: 'warning', message: 'mend it', at: { kind: 'source', span }, fix }]
    })
  }
}

test('passes follow one another until nothing is left to fix', () => {
  const { entries, fixed, left } = fixPacks(packOf('aaa'), replacing([['a', 'b']]), false)
  expect([textOf(entries), fixed, left]).toEqual(['bbb', 3, []])
})

test('what overlaps is mended in the next pass', () => {
  const { entries, fixed } = fixPacks(packOf('abc'), replacing([['ab', 'x'], ['bc', 'y'], ['xc', 'z']]), false)
  expect([textOf(entries), fixed]).toEqual(['z', 2])
})

test('doing it again changes nothing, also where two fixes undo each other', () => {
  const findings = replacing([['a', 'b'], ['b', 'a']])
  const once = fixPacks(packOf('a'), findings, false).entries
  expect(textOf(fixPacks(once, findings, false).entries)).toBe(textOf(once))
})

test('a pass whose result does not load is not taken, and the file is named', () => {
  const findings = (entries: readonly PackEntry[]) => (textOf(entries) === 'broken' ? undefined : replacing([['fine', 'broken']])(entries))
  const { entries, fixed, left } = fixPacks(packOf('fine'), findings, false)
  expect([textOf(entries), fixed, left]).toEqual(['fine', 0, ['p.yaml']])
})

test('what does not load is not touched', () => {
  expect(fixPacks(packOf('a'), () => undefined, true)).toEqual({ entries: packOf('a'), fixed: 0, left: [] })
})
