import { describe, expect, test } from 'vitest'
import { loadPolicy } from '../../../core/load/load-policy.ts'
import type { LintConfig } from '../lint-config.ts'
import { lintPolicy } from '../lint-policy.ts'

const now = Date.parse('2027-01-31T12:00:00Z')

/** Code, what is underlined and message of every finding about catch-all rules, severities and ignores. */
function lint(rules: string, config: Partial<LintConfig> = {}, at = now) {
  const text = `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n${rules}`
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  const found = lintPolicy(loaded.value, {
    config: { preset: 'recommended', levels: [], ...config },
    now: at,
  })
  return found
    .filter(({ code }) => /SLC(?:501|602|61\d)/.test(code))
    .map(({ code, at: place, message }) => [code, place.kind === 'source' ? text.slice(place.span.start, place.span.end) : '', message])
}

const rule = (comments: { above?: string; behind?: string }) => `${comments.above ?? ''}  - id: block
    event: tool_call
    match: any${comments.behind ?? ''}
    skip: Not run. Do not retry.
`
const catchAll = ['SLC501', 'any', 'rule `block` skips every tool call']

describe('what an ignore takes', () => {
  test('the finding of its line', () => {
    expect(lint(rule({}))).toEqual([catchAll])
    expect(lint(rule({ behind: ' # sluice-ignore SLC501 -- this agent has no tools' }))).toEqual([])
  })

  test('the findings of what starts below it, whole', () => {
    expect(lint(rule({ above: '  # sluice-ignore no-catch-all-skip -- this agent has no tools\n' }))).toEqual([])
  })

  test('several rules at once', () => {
    const above = '  # sluice-ignore SLC501, guard-without-severity -- this agent has no tools\n'
    expect(lint(rule({ above }), { preset: 'strict' }).map(([code]) => code)).toEqual([])
  })

  test('until the end of its last day', () => {
    const behind = ' # sluice-ignore SLC501 until=2027-01-31 -- tools come in February'
    expect(lint(rule({ behind }))).toEqual([])
    expect(lint(rule({ behind }), {}, Date.parse('2027-02-01T00:00:00Z'))).toEqual([
      catchAll,
      ['SLC614', 'until=2027-01-31', 'the ignore ended on `2027-01-31`'],
    ])
  })

  test('without a clock no day is over', () => {
    const behind = ' # sluice-ignore SLC501 until=2020-01-31 -- tools come in February'
    const text = `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n${rule({ behind })}`
    const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
    if (!loaded.ok) throw new Error('the policy does not load')
    expect(lintPolicy(loaded.value).filter(({ code }) => code === 'SLC501' || code === 'SLC614')).toEqual([])
  })

  test('nothing, where it is not understood or has the wrong name', () => {
    expect(lint(rule({ behind: ' # sluice-ignore: SLC501 -- why it is so' }))).toEqual([
      catchAll,
      ['SLC615', 'sluice-ignore:', '`sluice-ignore:` is not understood'],
    ])
    expect(lint(rule({ behind: ' # sluice-ignore SLC599 -- why it is so' }))).toEqual([
      catchAll,
      ['SLC612', 'SLC599', 'there is no lint rule `SLC599`'],
    ])
  })
})

describe('what becomes of an ignore', () => {
  test('without a reason it still ignores, and is a finding itself', () => {
    expect(lint(rule({ behind: ' # sluice-ignore SLC501' }))).toEqual([
      ['SLC610', '# sluice-ignore SLC501', 'the ignore gives no reason'],
    ])
  })

  test('it is unused where its rule finds nothing, as a whole or one name of it', () => {
    expect(lint(rule({ behind: ' # sluice-ignore unused-list -- why it is so' }))).toEqual([
      catchAll,
      ['SLC611', '# sluice-ignore unused-list -- why it is so', 'nothing is ignored here: `unused-list` finds nothing'],
    ])
    expect(lint(rule({ behind: ' # sluice-ignore SLC501 unused-list -- why it is so' }))).toEqual([
      ['SLC611', 'unused-list', '`unused-list` finds nothing here'],
    ])
  })

  test('one inside another for the same rule is unused', () => {
    const above = '  # sluice-ignore SLC501 -- this agent has no tools\n'
    expect(lint(rule({ above, behind: ' # sluice-ignore SLC501 -- as above it' }))).toEqual([
      ['SLC611', '# sluice-ignore SLC501 -- as above it', 'nothing is ignored here: `SLC501` finds nothing'],
    ])
  })

  test('of a rule that is not asked nobody knows whether it is used', () => {
    const behind = ' # sluice-ignore SLC602 -- the severity is set elsewhere'
    expect(lint(rule({ behind }))).toEqual([catchAll])
    expect(lint(rule({ behind }), { levels: [{ rule: 'SLC501', level: 'off' }] })).toEqual([])
  })

  test('what judges ignores, and what is no lint rule, is not ignored', () => {
    expect(lint(rule({ behind: ' # sluice-ignore SLC501 SLC610 SLC301 -- todo' }))).toEqual([
      ['SLC613', 'SLC610', '`SLC610` judges ignores and cannot be ignored'],
      ['SLC613', 'SLC301', '`SLC301` is no lint rule and cannot be ignored'],
      ['SLC610', 'todo', '`todo` is no reason'],
    ])
  })
})

describe('the fix of an unused ignore', () => {
  function fixed(text: string): string {
    const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
    if (!loaded.ok) throw new Error('the policy does not load')
    const [finding] = lintPolicy(loaded.value).filter(({ code }) => code === 'SLC611')
    return (finding?.fix?.edits ?? []).reduce((rest, { span, text: put }) => rest.slice(0, span.start) + put + rest.slice(span.end), text)
  }
  const text = 'sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n'

  test('takes a comment with its line', () => {
    const above = '  # sluice-ignore unused-list -- why it is so\n'
    expect(fixed(text + rule({ above }))).toBe(text + rule({}))
  })

  test('takes a comment with the blanks before it', () => {
    expect(fixed(text + rule({ behind: '   # sluice-ignore unused-list -- why it is so' }))).toBe(text + rule({}))
  })

  test('takes one name of several', () => {
    const want = text + rule({ behind: ' # sluice-ignore SLC501 -- why it is so' })
    expect(fixed(text + rule({ behind: ' # sluice-ignore SLC501, unused-list -- why it is so' }))).toBe(want)
    expect(fixed(text + rule({ behind: ' # sluice-ignore unused-list, SLC501 -- why it is so' }))).toBe(want)
  })
})
