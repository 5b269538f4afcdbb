import { describe, expect, test } from 'vitest'
import { positionAt } from '../../../core/diagnostics/source.ts'
import { loadPolicy } from '../../../core/load/load-policy.ts'
import { runPolicyTests } from '../run-policy-tests.ts'
import { startCoverage } from './coverage.ts'

interface Shown {
  readonly all: number
  /** `line of never want`, in the order of the policy. */
  readonly never: readonly string[]
}

async function cover(text: string): Promise<Shown> {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text: `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\n${text}` } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  const coverage = startCoverage([loaded.value])
  await runPolicyTests(loaded.value, { watch: coverage.watch })
  const points = coverage.points()
  const unseen = points.filter(({ times }) => times === 0)
  const lineOf = ({ span }: (typeof points)[number]): number => positionAt(span.source.text, span.start).line
  return { all: points.length, never: unseen.map((point) => `${String(lineOf(point))} ${point.of} never ${point.want}`) }
}

const cap = (cases: readonly string[]): string => `rules:
  - id: cap
    event: tool_call
    match:
      tool: pay
      args: { $.level: { gt: 5 } }
    unless: { args: { $.by: boss } }
    skip: Not paid. Do not retry.
    tests:
${cases.map((one) => `      - ${one}\n`).join('')}`

const strong = [
  '{ call: { tool: pay, args: { level: 6, by: me } }, expect: skip }',
  '{ call: { tool: pay, args: { level: 5, by: boss } }, expect: continue }',
  '{ call: { tool: read, args: { level: high, by: 7 } }, expect: continue }',
]

describe('what the cases of a rule have to show', () => {
  test('is the rule, each operator with a value that it cannot judge, the tool and the `unless`', async () => {
    // The rule 2, `tool` 2, `gt` 3, `unless` 2, `equals` 3.
    expect(await cover(cap(strong))).toEqual({ all: 12, never: [] })
  })

  test('is missed with its line where no case shows it', async () => {
    expect(await cover(cap(strong.slice(0, 1)))).toEqual({
      all: 12,
      never: [
        '4 the rule never miss',
        '7 `tool` never miss',
        '8 `gt` never miss',
        '8 `gt` never unknown',
        '9 `unless` never hit',
        '9 `equals` never hit',
        '9 `equals` never unknown',
      ],
    })
  })

  test('is each branch of `any`, of which one test is counted as itself', async () => {
    const rule = (tests: string): string => `rules:
  - id: one
    event: tool_call
    match:
      any:
        - tool: pay
        - all: [{ tool: buy }, { args: { $.now: { exists: true } } }]
    skip: No.
    tests: [${tests}]
`
    const pay = '{ call: { tool: pay, args: {} }, expect: skip }'
    // The rule 2, `tool` 2, the branch of line 9 2, its `tool` 2, its `exists` 2.
    expect(await cover(rule(pay))).toEqual({
      all: 10,
      never: ['4 the rule never miss', '8 `tool` never miss', '9 `all` never hit', '9 `tool` never hit', '9 `exists` never hit'],
    })
  })

  test('is each operand of `when`', async () => {
    const rule = `rules:
  - id: both
    event: tool_call
    match: { tool: pay }
    when:
      and:
        - { ">": [{ var: args.level }, 5] }
        - { "==": [{ var: tool }, pay] }
    skip: No.
    tests:
      - { call: { tool: pay, args: { level: 6 } }, expect: skip }
      - { call: { tool: read, args: { level: 1 } }, expect: continue }
`
    // The rule 2, `tool` 2, the whole 2, what reads an argument 3, what reads the tool 2.
    expect(await cover(rule)).toEqual({ all: 11, never: ['9 a part of `when` never unknown'] })
  })

  test('is that an exception lets something run', async () => {
    const pack = (at: string): string => `rules:
  - { id: one, event: tool_call, match: any, skip: No., tests: [{ call: { tool: pay, args: {} }, expect: skip }] }
exceptions:
  - id: friend
    rules: [one]
    match: { tool: pay }
    whole_rule: true
    reason: Agreed
    owner: sec
    expires: 2027-03-31
    tests:
      - { call: { tool: pay, args: {} }, at: ${at}, expect: ${at.startsWith('2027-03') ? 'continue' : 'skip'} }
      - { call: { tool: read, args: {} }, at: 2027-03-01T00:00:00Z, expect: skip }
`
    // `match: any` cannot miss: the rule 1, the exception 1, its `tool` 2.
    expect(await cover(pack('2027-03-31T00:00:00Z'))).toEqual({ all: 4, never: [] })
    expect(await cover(pack('2027-04-01T00:00:00Z'))).toEqual({ all: 4, never: ['6 the exception never used', '8 `tool` never hit'] })
  })

  test('is the action on what no rule allows', async () => {
    const pack = `unmatched: { skip: Not listed. }
rules:
  - { id: read, event: tool_call, match: { tool: read }, allow: true, tests: [{ call: { tool: pay, args: {} }, expect: { rule: unmatched } }] }
`
    expect(await cover(pack)).toEqual({ all: 6, never: ['3 `unmatched` never miss', '5 the rule never hit', '5 `tool` never hit'] })
  })

  test('is each test of the calls that an allow list is about (L-21)', async () => {
    const pack = (tests: readonly string[]): string => `unmatched:
  match: { tool: pay, args: { $.level: { gt: 5 } } }
  skip: Not listed.
rules:
  - { id: rent, event: tool_call, match: { tool: pay, args: { $.topic: { exists: true } } }, allow: true, tests: [${tests.join(', ')}] }
`
    const listed = '{ call: { tool: pay, args: { level: 6, topic: rent } }, expect: continue }'
    const other = '{ call: { tool: pay, args: { level: 6 } }, expect: { rule: unmatched } }'
    const small = '{ call: { tool: read, args: { level: 5 } }, expect: continue }'
    const odd = '{ call: { tool: pay, args: { level: high } }, expect: refused }'
    const tool = '{ call: { tool: read, args: { level: 6 } }, expect: continue }'
    // The list 2, its `tool` 2, its `gt` 3, the rule 2, its `tool` 2, its `exists` 2; a call that the list is not about is shown to no rule of it.
    expect(await cover(pack([listed, other, small, odd, tool]))).toEqual({ all: 13, never: ['7 `tool` never miss'] })
    expect(await cover(pack([listed, other]))).toEqual({
      all: 13,
      never: ['4 `tool` never miss', '4 `gt` never miss', '4 `gt` never unknown', '7 `tool` never miss'],
    })
  })
})

test('a matcher that several rules use is counted once, seen by the cases of any', async () => {
  const pack = `matchers:
  own: { args: { $.by: me } }
rules:
  - { id: one, event: tool_call, match: { tool: pay, use: own }, skip: No., tests: [{ call: { tool: pay, args: { by: me } }, expect: skip }] }
  - { id: two, event: tool_call, match: { tool: buy, use: own }, skip: No., tests: [{ call: { tool: buy, args: { by: you } }, expect: continue }] }
`
  // The first case ends with the rule of line 6, so that line 7 sees the second alone. Two rules 4, two `tool` 4, `equals` 3.
  expect(await cover(pack)).toEqual({ all: 11, never: ['4 `equals` never unknown', '7 the rule never hit', '7 `tool` never miss'] })
})

test('the path test of an `effects` is asked like any other (L-70)', async () => {
  const rule = `rules:
  - id: keys
    event: tool_call
    match: { effects: { some: { kind: [reads], path: { inside: [/keys] } } } }
    skip: No.
    tests: [{ call: { tool: run_it, args: { file: /keys/a } }, expect: skip }]
`
  expect(await cover(rule)).toEqual({ all: 6, never: ['4 the rule never miss', '6 `effects` never miss', '6 `path` never miss'] })
})
