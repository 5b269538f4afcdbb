import { describe, expect, test } from 'vitest'
import type { Span } from '../../../core/diagnostics/source.ts'
import { readIgnore } from './read-ignore.ts'

function read(text: string) {
  const source = { name: 'policy.yaml', text: `a: 1 ${text}\n` }
  const ignore = readIgnore({ text, span: { source, start: 5, end: 5 + text.length } })
  if (ignore === undefined) return undefined
  const part = ({ start, end }: Span) => source.text.slice(start, end)
  const { names, until, reason, problem } = ignore
  // The texts as they stand at their spans: both are held to be the same.
  for (const word of [...names, ...(reason === undefined ? [] : [reason])]) expect(part(word.span)).toBe(word.text)
  return {
    names: names.map(({ text: name }) => name),
    ...(until === undefined ? {} : { until: part(until.span) }),
    ...(reason === undefined ? {} : { reason: reason.text }),
    ...(problem === undefined ? {} : { problem: [part(problem.span), problem.message] }),
  }
}

describe('what an ignore says', () => {
  test('a code, a last day and a reason', () => {
    expect(read('# sluice-ignore SLC507 until=2027-01-31 -- the path is fixed by the host')).toEqual({
      names: ['SLC507'],
      until: 'until=2027-01-31',
      reason: 'the path is fixed by the host',
    })
  })

  test.each(['# sluice-ignore SLC507 unused-list -- why', '#sluice-ignore SLC507,unused-list  --  why ', '# sluice-ignore SLC507, unused-list -- why'])(
    'several names, separated by blanks or commas: %s',
    (text) => {
      expect(read(text)).toEqual({ names: ['SLC507', 'unused-list'], reason: 'why' })
    },
  )

  test('a reason may hold two hyphens itself; no reason is none', () => {
    expect(read('# sluice-ignore SLC507 -- a -- b')).toEqual({ names: ['SLC507'], reason: 'a -- b' })
    expect(read('# sluice-ignore SLC507 --')).toEqual({ names: ['SLC507'] })
    expect(read('# sluice-ignore SLC507')).toEqual({ names: ['SLC507'] })
  })
})

test.each(['# This comment is about sluice-ignore.', '# sluice', '#', '## sluice-ignore SLC507'])('%j is any other comment', (text) => {
  expect(read(text)).toBeUndefined()
})

describe('what is not understood', () => {
  test.each([
    ['# sluice-ignore: SLC507 -- why', 'sluice-ignore:', '`sluice-ignore:` is not understood'],
    ['# Sluice-Ignore SLC507 -- why', 'Sluice-Ignore', '`Sluice-Ignore` is not understood'],
    ['# sluice-disable SLC507 -- why', 'sluice-disable', '`sluice-disable` is not understood'],
    ['# sluice-ignore -- why', '# sluice-ignore -- why', 'the ignore names no rule'],
    ['# sluice-ignore SLC507 until=2027-02-30 -- why', 'until=2027-02-30', '`2027-02-30` is not a day'],
    ['# sluice-ignore SLC507 until 2027-01-30 -- why', 'until', '`until` is not understood'],
    ['# sluice-ignore SLC507 owner=me -- why', 'owner=me', '`owner=me` is not understood'],
    ['# sluice-ignore SLC507 until=2027-01-30 until=2027-01-31', 'until=2027-01-31', '`until=2027-01-31` is one setting too many'],
  ])('%s', (text, place, message) => {
    expect(read(text)?.problem).toEqual([place, message])
  })
})
