import { describe, expect, test } from 'vitest'
import { callLine, explainLine, resultLine } from '../../../test/support/explain-lines.ts'

describe('changes are told path by path', () => {
  const ours = 'rules: [{ id: ours, event: tool_call, match: any, rewrite: [{ set: { $.account: ours } }, { remove: [$.note] }] }]\n'

  test('of arguments, by kind and length alone (S-26, L-83)', () => {
    expect(explainLine(ours, callLine('pay', { account: 'mine', note: 'abc', more: 1 })).changes).toEqual([
      { rule: 't/p#ours', settled: false, of: 'args', path: '$.account', was: 'text of 4 characters', is: 'text of 4 characters' },
      { rule: 't/p#ours', settled: false, of: 'args', path: '$.note', was: 'text of 3 characters', is: 'absent' },
    ])
  })

  test('with the values before and after where the reader asked for them', () => {
    expect(explainLine(ours, callLine('pay', { note: null }), { showsValues: true }).changes).toEqual([
      // Members that were there stand before those that are new.
      { rule: 't/p#ours', settled: false, of: 'args', path: '$.note', was: 'null', is: 'absent', before: null },
      { rule: 't/p#ours', settled: false, of: 'args', path: '$.account', was: 'absent', is: 'text of 4 characters', after: 'ours' },
    ])
  })

  const tokens = `rules:
  - id: tokens
    event: tool_result
    match: { result: { $.page: { exists: true } } }
    redact: { patterns: [{ name: token, pattern: "tok_[a-z0-9]+" }] }
`

  test('of results, with names that only data has written as `?`', () => {
    const { changes } = explainLine(tokens, resultLine('look', { page: 'tok_1', my_secret: ['a', 'tok_22'] }))
    // [REDACTED:token] has 16 characters.
    expect(changes).toEqual([
      { rule: 't/p#tokens', settled: false, of: 'result', path: '$.page', was: 'text of 5 characters', is: 'text of 16 characters' },
      { rule: 't/p#tokens', settled: false, of: 'result', path: "$['?'][1]", was: 'text of 6 characters', is: 'text of 16 characters' },
    ])
  })

  test('of requests, as the patch that they get (S-50)', () => {
    const cool = 'rules: [{ id: cool, event: completion_call, match: any, patch: { temperature: 0 } }]\n'
    expect(explainLine(cool, { kind: 'completion_call', prompt: 'hi' }, { showsValues: true }).changes).toEqual([
      { rule: 't/p#cool', settled: false, of: 'patch', path: '$.temperature', was: 'absent', is: 'number', after: 0 },
    ])
  })

  test('to nothing where nothing changes', () => {
    expect(explainLine(tokens, resultLine('look', { page: 'clean' })).changes).toEqual([])
  })

  test('no further than the first fifty', () => {
    const page = Array.from({ length: 60 }, () => 'tok_1')
    expect(explainLine(tokens, resultLine('look', { page })).changes).toHaveLength(50)
  })
})
