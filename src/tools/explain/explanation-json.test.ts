import { expect, test } from 'vitest'
import { explanationJson } from './explanation-json.ts'

test('an account is written in snake case, and values of the event as they are', () => {
  const place = { file: 'p.yaml', line: 1, column: 2, start: 1, end: 3 }
  expect(
    explanationJson({
      event: { kind: 'tool_call', tool: 'pay', run: 'r', turn: 1 },
      decision: { decision: 'continue', closes: false, isAfterEnd: false, diagnostics: [] },
      rules: [],
      notAsked: [{ rule: 't/p#one', action: 'skip', at: place, why: 'other_event' }],
      changes: [{ rule: 't/p#one', settled: false, of: 'args', path: '$.a', was: 'absent', is: 'map of 1 member', after: { camelCase: { isOver: 1 } } }],
    }),
  ).toEqual({
    event: { kind: 'tool_call', tool: 'pay', run: 'r', turn: 1 },
    decision: { decision: 'continue', closes: false, is_after_end: false, diagnostics: [] },
    rules: [],
    not_asked: [{ rule: 't/p#one', action: 'skip', at: place, why: 'other_event' }],
    changes: [{ rule: 't/p#one', settled: false, of: 'args', path: '$.a', was: 'absent', is: 'map of 1 member', after: { camelCase: { isOver: 1 } } }],
  })
})
