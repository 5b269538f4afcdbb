import { expect, test } from 'vitest'
import { uniteSpans, type FoundSpan } from './unite-spans.ts'

const span = (start: number, end: number, placeholder: string, keys = true): FoundSpan => ({ start, end, placeholder, keys })

test.each([
  ['overlapping spans take the name of the first', [span(1, 4, 'b'), span(0, 2, 'a')], [span(0, 4, 'a')]],
  ['of spans that start together the longer names', [span(0, 1, 'short'), span(0, 3, 'long')], [span(0, 3, 'long')]],
  ['of equal spans the first listed names', [span(0, 1, 'a'), span(0, 1, 'b')], [span(0, 1, 'a')]],
  ['touching spans stay two', [span(2, 4, 'b'), span(0, 2, 'a')], [span(0, 2, 'a'), span(2, 4, 'b')]],
  ['a chain of overlaps is one', [span(0, 2, 'a'), span(1, 3, 'b'), span(2, 4, 'c')], [span(0, 4, 'a')]],
  ['a span within another is in it', [span(0, 9, 'a'), span(3, 4, 'b'), span(9, 10, 'c')], [span(0, 9, 'a'), span(9, 10, 'c')]],
  ['keys only if all allow it', [span(0, 2, 'a'), span(1, 3, 'b', false)], [span(0, 3, 'a', false)]],
])('%s (L-33)', (_, found, want) => {
  expect(uniteSpans(found)).toEqual(want)
})
