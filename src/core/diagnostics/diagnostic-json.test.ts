import { expect, test } from 'vitest'
import { diagnosticJson } from './diagnostic-json.ts'
import { sourceError, wholeError } from './source-error.ts'

test('a finding in a text has its file and both positions, one-based, in UTF-16 units', () => {
  const source = { name: 'p.yaml', text: 'a: 1\n\u{1f600}: [x,\n  y]\n' }
  expect(diagnosticJson(sourceError('SLC201', { source, start: 9, end: 17 }, 'wrong', 'mend it'))).toEqual({
    code: 'SLC201',
    severity: 'error',
    message: 'wrong',
    file: 'p.yaml',
    line: 2,
    column: 5,
    endLine: 3,
    endColumn: 5,
    hint: 'mend it',
  })
})

test('a finding about the whole has no place', () => {
  expect(diagnosticJson(wholeError('SLC803', 'there is no policy'))).toEqual({
    code: 'SLC803',
    severity: 'error',
    message: 'there is no policy',
    hint: 'name a file or a folder that holds a policy',
  })
})

test('a finding of a run names its event and hook', () => {
  const at = { kind: 'run', event: 'ToolCall', hook: 'mine' } as const
  expect(diagnosticJson({ code: 'SLC702', severity: 'error', message: 'it threw', at })).toEqual({
    code: 'SLC702',
    severity: 'error',
    message: 'it threw',
    event: 'ToolCall',
    hook: 'mine',
  })
})
