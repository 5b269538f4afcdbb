import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'

const first = { name: 'b.yaml', text: 'abcdef' }
const second = { name: 'a.yaml', text: 'abcdef' }

function finding(message: string, at: Diagnostic['at'], code: Diagnostic['code'] = 'SLC201'): Diagnostic {
  return { code, severity: 'error', message, at }
}

function inSource(source: typeof first, start: number, end: number): Diagnostic['at'] {
  return { kind: 'source', span: { source, start, end } }
}

test('by source as they first occur, then start, end and code; findings without a place stay behind', () => {
  const list = [
    finding('whole', { kind: 'whole' }),
    finding('1', inSource(first, 3, 4)),
    finding('run', { kind: 'run', event: 'ToolCall' }),
    finding('2', inSource(second, 0, 1)),
    finding('3', inSource(first, 1, 3)),
    finding('4', inSource(first, 1, 2), 'SLC203'),
    finding('5', inSource(first, 1, 2), 'SLC202'),
  ]
  expect(sortDiagnostics(list).map(({ message }) => message)).toEqual(['5', '4', '3', '1', '2', 'whole', 'run'])
})

test('where the order of the files is known it goes before what happens to be found first', () => {
  const list = [finding('1', inSource(first, 0, 1)), finding('2', inSource(second, 5, 6)), finding('3', inSource(first, 0, 1))]
  expect(sortDiagnostics(list, [second, first]).map(({ message }) => message)).toEqual(['2', '1', '3'])
  expect(sortDiagnostics(list, [second]).map(({ message }) => message)).toEqual(['2', '1', '3'])
})
