/** A policy whose tests leave something out. */
export interface WeakSuite {
  readonly hole: string
  /** Lines of the hole end with `# hole`. */
  readonly text: string
  /** The changes that no case notices, in their order, each with its place among these lines, from 0. */
  readonly survivors: readonly (readonly [says: string, hole?: number])[]
  /** What coverage misses, each with its line. */
  readonly unseen: readonly string[]
}

const head = 'sluice: 1\npack: { id: acme/weak, version: 1.0.0 }\n'

/** Lines below `rules:`, as they are indented there. */
function policy(rules: string, more = ''): string {
  return `${head}${more}rules:\n${rules}`
}

export const weakSuites: readonly WeakSuite[] = [
  {
    hole: 'a rule that never fires',
    text: policy(`  - id: quiet # hole
    event: tool_call
    match: { tool: pay }
    skip: Not paid. Do not retry. # hole
    tests:
      - { call: { tool: read, args: {} }, expect: continue }
`),
    survivors: [['takes the rule out'], ['turns `skip` into `terminate`', 1]],
    unseen: ['4 the rule is never a hit', '6 `tool` is never a hit'],
  },
  {
    hole: 'a bound that is not tested',
    text: policy(`  - id: cap
    event: tool_call
    match:
      tool: pay
      args: { $.amount: { gt: 500 } } # hole
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: { amount: 900 } }, expect: skip }
      - { call: { tool: pay, args: { amount: 20 } }, expect: continue }
      - { call: { tool: read, args: { amount: 900 } }, expect: continue }
`),
    survivors: [['shifts 500 to 501'], ['shifts 500 to 499'], ['turns `gt` into `gte`']],
    unseen: ['8 `gt` is never unknown'],
  },
  {
    hole: 'an exception that is not used',
    text: `${policy(`  - id: pay
    event: tool_call
    match: { tool: pay }
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: {} }, expect: skip }
      - { call: { tool: read, args: {} }, expect: continue }
      - { call: { tool: pay, args: { by: me } }, at: 2027-01-01T00:00:00Z, expect: skip }
`)}exceptions:
  - { id: boss, rules: [pay], match: { args: { $.by: boss } }, reason: Agreed., owner: sec, expires: 2027-03-31 } # hole
`,
    survivors: [['takes the exception `boss` out']],
    unseen: ['13 the exception is never used', '13 `equals` is never a hit', '13 `equals` is never unknown'],
  },
  {
    hole: 'an `unless` that is not tested',
    text: policy(`  - id: pay
    event: tool_call
    match: { tool: pay }
    unless: { args: { $.by: boss } } # hole
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: { by: me } }, expect: skip }
      - { call: { tool: read, args: { by: me } }, expect: continue }
`),
    survivors: [['takes `unless` out']],
    unseen: ['7 `unless` is never a hit', '7 `equals` is never a hit', '7 `equals` is never unknown'],
  },
  {
    hole: 'an entry of a list that is not tested',
    text: policy(
      `  - id: pay
    event: tool_call
    match: { tool: { list: paying } }
    skip: Not paid. Do not retry.
    tests:
      - { each: [pay, send_money], call: { tool: "\${each}", args: {} }, expect: skip }
      - { call: { tool: read, args: {} }, expect: continue }
`,
      `lists:
  paying:
    - pay
    - transfer # hole
    - send_money
`,
    ),
    survivors: [['takes `transfer` out']],
    unseen: [],
  },
  {
    hole: 'an operand of `when` that is not tested',
    text: policy(`  - id: late
    event: tool_call
    match: { tool: pay }
    when: { ">": [{ var: run.turn }, 50] } # hole
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: {} }, run: { turn: 90 }, expect: skip }
      - { call: { tool: pay, args: {} }, run: { turn: 2 }, expect: continue }
      - { call: { tool: read, args: {} }, run: { turn: 90 }, expect: continue }
`),
    survivors: [['turns `>` into `>=`'], ['shifts 50 to 51'], ['shifts 50 to 49']],
    unseen: [],
  },
  {
    hole: 'a value of a rewrite that is not looked at',
    text: policy(`  - id: quiet
    event: tool_call
    match: { tool: send }
    rewrite:
      - set: { $.channel: team } # hole
    tests:
      - { call: { tool: send, args: { channel: all } }, expect: rewrite }
      - { call: { tool: read, args: { channel: all } }, expect: continue }
`),
    survivors: [['writes "teamx" in place of "team"']],
    unseen: [],
  },
  {
    hole: 'an anchored pattern that is not tested',
    text: policy(`  - id: names
    event: tool_call
    match:
      tool: run
      args: { $.name: { matches: "^rm" } } # hole
    skip: Not run. Do not retry.
    tests:
      - { call: { tool: run, args: { name: rm } }, expect: skip }
      - { call: { tool: run, args: { name: ls } }, expect: continue }
      - { call: { tool: read, args: { name: rm } }, expect: continue }
`),
    survivors: [['takes `^` out']],
    unseen: ['8 `matches` is never unknown'],
  },
  {
    hole: 'a branch of `any` that is not tested',
    text: policy(`  - id: pay
    event: tool_call
    match:
      tool: pay
      args:
        $.to:
          any:
            - equals: eve
            - starts_with: mal # hole
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: { to: eve } }, expect: skip }
      - { call: { tool: pay, args: { to: bob } }, expect: continue }
      - { call: { tool: read, args: { to: eve } }, expect: continue }
`),
    survivors: [['takes `starts_with` out'], ['turns `starts_with` into `contains`']],
    unseen: ['11 `equals` is never unknown', '12 `starts_with` is never a hit', '12 `starts_with` is never unknown'],
  },
  {
    hole: 'an end of the run that nobody tells from a refusal',
    text: policy(`  - id: pay
    event: tool_call
    match: { tool: pay }
    terminate: The run ends here. # hole
    tests:
      - { call: { tool: pay, args: {} }, expect: refused }
      - { call: { tool: read, args: {} }, expect: continue }
`),
    survivors: [['turns `terminate` into `skip`']],
    unseen: [],
  },
  {
    hole: 'a test of a result that is not told from a nearer one',
    text: policy(`  - id: hide
    event: tool_result
    match:
      tool: read
      result: { contains: secret } # hole
    replace: { text: Hidden. }
    tests:
      - { result: { tool: read, result: secret }, expect: replace }
      - { result: { tool: read, result: open }, expect: continue }
      - { result: { tool: list, result: secret }, expect: continue }
`),
    survivors: [['turns `contains` into `starts_with`'], ['turns `contains` into `ends_with`']],
    unseen: [],
  },
  {
    hole: 'a negation whose inside is not tested',
    text: policy(`  - id: others
    event: tool_call
    match:
      tool: pay
      args: { $.to: { not: { equals: me } } } # hole
    skip: Not paid. Do not retry.
    tests:
      - { call: { tool: pay, args: { to: eve } }, expect: skip }
      - { call: { tool: read, args: { to: eve } }, expect: continue }
`),
    survivors: [['takes `args` out']],
    unseen: ['8 `equals` is never a hit', '8 `equals` is never unknown'],
  },
]
