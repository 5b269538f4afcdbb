import { describe, expect, test } from 'vitest'
import { positionAt, type Span } from '../diagnostics/source.ts'
import { loadPolicy } from '../load/load-policy.ts'
import type { PackNode } from './policy-ast.ts'

const text = `sluice: 1
pack: { id: acme/p, version: 1.0.0 }
unmatched: { skip: Not listed. }
rules:
  - id: guard
    event: tool_call
    match: { tool: [rm, mv], args: { $.path: { starts_with: /etc } } }
    skip: No.
    tests:
      - { call: { tool: rm, args: { path: /etc/x } }, expect: skip }
  - { id: list, event: tool_call, match: { tool: ls }, allow: true }
exceptions:
  - id: once
    rules: [guard]
    match: { args: { $.path: /etc/motd } }
    reason: Agreed
    owner: sec
    expires: 2027-03-31
`

function packOf(): PackNode {
  const loaded = loadPolicy([{ source: { name: 'p.yaml', text } }])
  const pack = loaded.ok ? loaded.value.packs[0] : undefined
  if (pack === undefined) throw new Error('does not load')
  return pack
}

function shown({ source, start, end }: Span): string {
  const { line, column } = positionAt(source.text, start)
  return `${line}:${column} ${source.text.slice(start, end)}`
}

describe('the checked tree keeps the place of', () => {
  const pack = packOf()
  const [guard, list] = pack.rules

  test('a rule: its id', () => {
    expect(guard && shown(guard.span)).toBe('5:9 guard')
    expect(list && shown(list.span)).toBe('11:11 list')
  })

  test('an action: its key', () => {
    expect(guard && shown(guard.action.span)).toBe('8:5 skip')
  })

  test('a case: the whole of it', () => {
    const [one] = guard?.tests ?? []
    expect(one && shown(one.node.span)).toBe('10:9 { call: { tool: rm, args: { path: /etc/x } }, expect: skip }')
    expect(one?.number).toBe(1)
  })

  test('tool tests, paths and operators in a matcher: their keys', () => {
    const items = guard?.match?.kind === 'all' ? guard.match.items : []
    const tool = items.find((item) => item.kind === 'tool')
    expect(tool && shown(tool.span)).toBe('7:14 tool')
    const args = items.find((item) => item.kind === 'args')
    const path = args?.test.kind === 'all' ? args.test.items[0] : args?.test
    expect(path?.kind === 'path' && shown(path.span)).toBe('7:38 $.path')
    const operator = path?.kind === 'path' && path.item.kind === 'tests' ? path.item.items[0] : path?.kind === 'path' ? path.item : undefined
    expect(operator?.kind === 'operator' && shown(operator.span)).toBe('7:48 starts_with')
  })

  test('an exception and the allow list', () => {
    expect(pack.exceptions[0] && shown(pack.exceptions[0].span)).toBe('13:9 once')
    expect(pack.unmatched && shown(pack.unmatched.span)).toMatch(/^3:/)
  })
})
