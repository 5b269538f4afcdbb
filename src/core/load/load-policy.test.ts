import type { TargetCapabilities } from '../rules/host-names.ts'
import { describe, expect, test } from 'vitest'
import { positionAt } from '../diagnostics/source.ts'
import { loadPolicy, type LoadOptions, type PackEntry } from './load-policy.ts'

/** Each finding as `CODE line:column message; hint`. */
function findings(entry: PackEntry, options: LoadOptions = {}): readonly string[] {
  return loadPolicy([entry], options).diagnostics.map(({ code, message, at, hint }) => {
    if (at.kind !== 'source') throw new Error('a finding of the loader has a place')
    const { line, column } = positionAt(at.span.source.text, at.span.start)
    return `${code} ${line}:${column} ${message}${hint === undefined ? '' : `; ${hint}`}`
  })
}

const oneFile = (text: string): PackEntry => ({ source: { name: 'p.yaml', text } })

const header = 'sluice: 1\npack: { id: a/b, version: 1.0.0 }\n'

/** A policy of one rule on calls of `pay`, with these lines below it. */
const ruled = (...lines: readonly string[]): PackEntry =>
  oneFile(`${header}rules:\n  - id: r\n    event: tool_call\n${lines.map((line) => `    ${line}\n`).join('')}`)

describe('a pack without rules (L-04)', () => {
  const folder = (rules: string): PackEntry => ({
    source: { name: 'pack.yaml', text: `${header}files: [rules.yaml]\n` },
    files: [{ path: 'rules.yaml', source: { name: 'rules.yaml', text: rules } }],
  })

  test('is refused at `files` where the files that it lists hold none', () => {
    expect(findings(folder('sluice: 1\nlists: { names: [x] }\n'))).toEqual([
      'SLC211 3:1 there are no rules in the files of the pack; a policy without rules allows everything',
    ])
  })

  test('loads where the host wants it', () => {
    expect(findings(folder('sluice: 1\nlists: { names: [x] }\n'), { allowEmpty: true })).toEqual([])
  })

  test('is not told beside a file that could not be read', () => {
    expect(findings(folder('sluice: 1\nrulez: []\n')).map((line) => line.slice(0, 6))).toEqual(['SLC201'])
  })

  test('is none with a rule in one of its files', () => {
    const rules = 'sluice: 1\nrules:\n  - { id: r, event: tool_call, match: any, skip: No. }\n'
    expect(findings(folder(rules))).toEqual([])
  })
})

describe('`exists` in `when` (L-51)', () => {
  test.each(['exists: [{ var: args.x }, true]', 'exists: [{ var: run.turn }, false]'])('%s loads', (when) => {
    expect(findings(ruled(`when: { ${when} }`, 'skip: No.'))).toEqual([])
  })

  test('takes true or false and nothing else', () => {
    expect(findings(ruled('when: { exists: [{ var: args.x }, 1] }', 'skip: No.'))).toEqual([
      'SLC319 6:39 the parameter of `exists` is `true` or `false`; correct the expression',
    ])
  })
})

describe('an exception near its end (L-19)', () => {
  const excused = oneFile(
    [
      `${header}rules: [{ id: r, event: tool_call, match: { tool: pay }, skip: No. }]`,
      'exceptions:',
      '  - id: x',
      '    rules: [r]',
      '    match: { args: { $.a: 1 } }',
      '    reason: It is fine.',
      '    owner: us',
      '    expires: 2027-03-31',
      '',
    ].join('\n'),
  )
  const soon = 'SLC341 10:14 the exception `x` ends on `2027-03-31`, within 30 days; set a later day, or take it out'
  const ended = 'SLC341 10:14 the exception `x` ended on `2027-03-31` and no longer applies; set a later day, or take it out'

  // Its last day is 31 March in UTC, so it ends with the first instant of 1 April.
  test.each([
    ['2027-03-01T23:59:59.999Z', []],
    ['2027-03-02T00:00:00Z', [soon]],
    ['2027-03-31T23:59:59.999Z', [soon]],
    ['2027-04-01T00:00:00Z', [ended]],
  ])('at %s', (now, want) => {
    const loaded = loadPolicy([excused], { now: Date.parse(now) })
    expect(findings(excused, { now: Date.parse(now) })).toEqual(want)
    expect(loaded.ok).toBe(true)
    expect(loaded.diagnostics.every(({ severity }) => severity === 'warning')).toBe(true)
  })

  test('is not told without a time: the core has no clock', () => {
    expect(findings(excused)).toEqual([])
  })
})

describe('a case that expands to too many (SLC344)', () => {
  const ten = '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]'
  const matrix = (axes: number): string =>
    `matrix: { ${Array.from({ length: axes }, (_, index) => `a${index}: ${ten}`).join(', ')} }`
  const cased = (expanding: string): PackEntry =>
    ruled('match: { tool: pay }', 'skip: No.', 'tests:', `  - { ${expanding}, call: { tool: pay, args: { $.n: "\${each}\${a0}\${a1}\${a2}\${a3}\${a4}\${a5}" } }, expect: skip }`)

  test('100 000 load', () => {
    expect(findings(cased(matrix(5)))).toEqual([])
  })

  test('more do not, and are counted without making them', () => {
    expect(findings(cased(matrix(6)))).toEqual([
      'SLC344 9:11 the case expands to 1000000 cases, more than 100000; make it smaller, or split it',
    ])
  })

  test('nor do those of `each`', () => {
    expect(findings(cased(`each: [${'1,'.repeat(100_000)} 1]`))).toEqual([
      'SLC344 9:11 the case expands to 100001 cases, more than 100000; make it smaller, or split it',
    ])
  })
})

describe('a `ref` to the run (SLC313)', () => {
  const compared = (ref: string): PackEntry =>
    ruled(`match: { tool: pay, args: { $.who: { equals: { ref: "${ref}" } } } }`, 'skip: No.')

  test.each(['run.user', 'run.agent', "run['parent']"])('%s loads', (ref) => {
    expect(findings(compared(ref))).toEqual([])
  })

  test('that has no such fact does not load, and the nearest is proposed', () => {
    expect(findings(compared('run.usr'))).toEqual(['SLC313 6:57 `run.usr` names nothing of a run; did you mean `user`?'])
  })

  test.each(['run.foo', 'run', 'run.user.name', 'run[0]'])('%s does not load', (ref) => {
    expect(findings(compared(ref))).toEqual([
      `SLC313 6:57 \`${ref}\` names nothing of a run; known: \`turn\`, \`agent\`, \`user\`, \`id\`, \`parent\`, \`is_streaming\``,
    ])
  })
})

describe('what the host supplies (L-04)', () => {
  test('an action that the target cannot honor on this event does not load (SLC333)', () => {
    const target = capable((kind, flow) => kind === 'ToolCall' && flow === 'Skip')
    expect(findings(ruled('match: any', 'skip: No.'), { target })).toEqual([])
    expect(findings(ruled('match: any', 'terminate: No.'), { target })).toEqual([
      'SLC333 7:5 the target `small-sdk` cannot honor `terminate` on `tool_call`: it cannot; load the rule into a target that can, or change its action',
    ])
  })

  test('a field of a patch that the target cannot set does not load, and is named (SLC333)', () => {
    const target = capable((_kind, _flow, fields) => !fields.includes('maxTokens'))
    const patch = (fields: string): PackEntry =>
      oneFile(`${header}rules:\n  - id: r\n    event: completion_call\n    match: any\n    patch: ${fields}\n`)
    expect(findings(patch('{ temperature: 0 }'), { target })).toEqual([])
    expect(findings(patch('{ temperature: 0, max_tokens: 9 }'), { target })).toEqual([
      'SLC333 7:5 the target `small-sdk` cannot honor `max_tokens` of `patch` on `completion_call`: it cannot; load the rule into a target that can, or change its action',
    ])
  })
})

function capable(can: (kind: string, flow: string, fields: readonly string[]) => boolean): TargetCapabilities {
  return {
    name: 'small-sdk',
    refuses({ kind, flow, fields = [] }) {
      if (can(kind, flow, fields)) return undefined
      return { why: 'it cannot', ...(fields.includes('maxTokens') && { field: 'maxTokens' as const }) }
    },
  }
}
