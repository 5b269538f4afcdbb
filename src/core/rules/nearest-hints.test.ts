import { describe, expect, test } from 'vitest'
import type { Span } from '../diagnostics/source.ts'
import { loadPolicy } from '../load/load-policy.ts'

/** What is underlined. */
const place = ({ source, start, end }: Span): string => `<${source.text.slice(start, end)}>`

/** Each finding as `CODE <marked text> message; hint`, its related places behind it. */
function findings(...lines: readonly string[]): readonly string[] {
  const text = ['sluice: 1', 'pack: { id: a/b, version: 1.0.0 }', ...lines, ''].join('\n')
  return loadPolicy([{ source: { name: 'p.yaml', text } }]).diagnostics.map(({ code, message, at, hint, related = [] }) => {
    if (at.kind !== 'source') throw new Error('a finding of the loader has a place')
    const words = hint === undefined ? message : `${message}; ${hint}`
    return [`${code} ${place(at.span)} ${words}`, ...related.map((other) => `${place(other.span)} ${other.message}`)].join(' | ')
  })
}

const rule = (match: string): string => `rules: [{ id: r, event: tool_call, match: { ${match} }, skip: No. }]`

describe('where the nearest name is declared, for a slip may be in either', () => {
  test.each([
    ['lists: { shels: [bash] }', rule('tool: { list: shells }'), 'SLC309 <shells> unknown list `shells`; did you mean `shels`? | <shels> `shels` is declared here'],
    ['matchers: { smal: { lt: 5 } }', rule('args: { $.n: { use: small } }'), 'SLC310 <small> unknown matcher `small`; did you mean `smal`? | <smal> `smal` is declared here'],
    [
      'labels: { untrustd: { taint: true } }',
      'rules: [{ id: r, event: tool_result, match: any, note: { label: untrusted } }]',
      'SLC343 <untrusted> unknown label `untrusted`; did you mean `untrustd`? | <untrustd> `untrustd` is declared here',
    ],
    [
      'catalogue: [{ name: send_monye, args: { to: { is: text } } }]',
      rule('tool: send_money'),
      'SLC347 <send_money> the catalogue has no tool `send_money`; did you mean `send_monye`? | <send_monye> `send_monye` is described here',
    ],
    [
      'catalogue: [{ name: pay, args: { amuont: { is: text } } }]',
      rule('tool: pay, args: { $.amount: 5 }'),
      'SLC348 <$.amount> no tool of the rule has an argument `amount`; did you mean `amuont`? | <amuont> `amuont` is described here',
    ],
  ])('%s', (declared, used, want) => {
    expect(findings(declared, used)).toEqual([want])
  })
})

describe('an entry of a list that does not fit is marked in the list', () => {
  test('where it is no tool name', () => {
    expect(findings('lists: { shells: [bash, 42] }', rule('tool: { list: shells }'))).toEqual([
      'SLC203 <42> the list `shells` holds something that is no tool name; put it in quotes if it is a text | <shells> each entry of the list is a tool name here',
    ])
  })

  test('where it mixes types', () => {
    expect(findings('lists: { names: [a, 42] }', rule('args: { $.n: { in: { list: names } } }')).map((line) => line.slice(0, 11))).toEqual(['SLC314 <42>'])
  })

  test('where it is no host, among others that are', () => {
    expect(findings("lists: { hosts: [a.example, b.example'] }", rule('args: { $.u: { host: { under: { list: hosts } } } }')).map((line) => line.slice(0, 19))).toEqual([
      "SLC314 <b.example'>",
    ])
  })
})

test('a name among the entries of a list would be data', () => {
  expect(findings('lists: { names: [a] }', rule('args: { $.n: { in: [{ list: names }] } }'))).toEqual([
    'SLC314 <{ list: names }> a name stands among the entries of a list, where it would be data; write it in place of the list: `in: { list: name }`',
  ])
})

describe('names below a path that selects several values', () => {
  test('a slip in a quantifier is told at the quantifier', () => {
    expect(findings(rule('args: { "$.l[*]": { soe: { gt: 5 } } }'))).toEqual(['SLC301 <soe> unknown operator `soe`; did you mean `some`?'])
  })

  test('a list of tests is no test', () => {
    expect(findings(rule('args: { "$.l[*]": { some: [ gt: 5 ] } }'))).toEqual([
      'SLC203 <[ gt: 5 ]> a list of tests stands where one test belongs; write one map of tests, or `any:` before the list; `in:` compares with maps as data',
    ])
  })
})

describe('the right words in the wrong type say so', () => {
  const off = 'take the quotes off: with them it is a text'
  test.each([
    [rule('args: { $.n: { exists: "true" } }'), `SLC203 <"true"> \`exists\` must be \`true\` or \`false\`; ${off}`],
    [rule('args: { $.n: { number: { lte: "5" } } }'), off],
    ['rules: [{ id: [r], event: tool_call, match: any, skip: No. }]', 'SLC203 <[r]> `id` must be a value, not a list; take the brackets or dashes off'],
  ])('%s', (text, want) => {
    expect(findings(text).join()).toContain(want)
  })

  test('a list that is none', () => {
    expect(findings(rule('any: bash')).join()).toContain('write a list, also of one: `[ ]`, or lines that begin with `- `')
  })
})

describe('a value whose type is known', () => {
  test('the turn of a run is a number', () => {
    expect(findings(rule("run: { turn: '1' }"))).toEqual(["SLC314 <'1'> `equals` judges no number here: `turn` is a number; compare it with a number"])
  })

  test('a word of a command line is a text', () => {
    expect(findings(rule('args: { $.c: { shell: { runs: { program: git, operands: { some: { equals: [push] } } } } } }'))).toEqual([
      'SLC314 <[push]> `equals` judges no text here: a word of a command line is a text; compare it with a text',
    ])
  })
})

describe('the rule that a test expects (L-80)', () => {
  const tested = (expected: string): readonly string[] =>
    findings(
      'rules:',
      '  - { id: no-pay, event: tool_call, match: { tool: pay }, skip: No. }',
      'tests:',
      '  - { call: { tool: pay, args: {} }, expect: { decision: skip, rule: ' + expected + ' } }',
    )

  test.each(['no-pay', 'a/b#no-pay', 'other/pack#no-pay'])('%s is there, or may be elsewhere', (expected) => {
    expect(tested(expected)).toEqual([])
  })

  test.each([
    ['no-pya', 'SLC338 <no-pya> a test expects the rule `no-pya`, which is not there; did you mean `no-pay`? | <no-pay> `no-pay` is declared here'],
    ['a/b#no-pya', 'SLC338 <a/b#no-pya> a test expects the rule `a/b#no-pya`, which is not there; did you mean `a/b#no-pay`? | <no-pay> `a/b#no-pay` is declared here'],
    ['a/c#no-pay', 'SLC338 <a/c#no-pay> a test expects the rule `a/c#no-pay`, which is not there; did you mean `a/b#no-pay`?'],
    ['42', 'SLC203 <42> the rule that a test expects is named by a text; write its id, or `pack/id#rule`'],
  ])('%s is not', (expected, want) => {
    expect(tested(expected)).toEqual([want])
  })
})

test('a key of a parameter has the nearest key as a hint, at whatever depth', () => {
  expect(findings(rule('args: { $.u: { url: { host: { undr: a.example } } } }'))).toEqual([
    'SLC201 <undr> unknown key `undr` in the operand of `url`; did you mean `under`?',
  ])
})
