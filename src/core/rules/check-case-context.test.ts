import { describe, expect, test } from 'vitest'
import { loadPolicy } from '../load/load-policy.ts'

/** Each finding as `CODE <marked text> message; hint`. */
function findings(test: string): readonly string[] {
  const rules = 'rules: [{ id: cap, event: tool_call, match: { tool: pay }, skip: No. }]'
  const text = ['sluice: 1', 'pack: { id: a/b, version: 1.0.0 }', rules, 'tests:', `  - ${test}`, ''].join('\n')
  return loadPolicy([{ source: { name: 'p.yaml', text } }]).diagnostics.map(({ code, message, at, hint }) => {
    if (at.kind !== 'source') throw new Error('a finding of the loader has a place')
    const { source, start, end } = at.span
    return `${code} <${source.text.slice(start, end)}> ${message}; ${hint ?? ''}`
  })
}

const call = 'call: { tool: pay, args: {} }'

describe('what a case says around its event is spelled as it is read (L-80)', () => {
  test.each([
    [`{ ${call}, run: { trun: 3 }, expect: skip }`, 'SLC201 <trun> unknown key `trun` in `run`; did you mean `turn`?'],
    [`{ ${call}, run: 3, expect: skip }`, 'SLC203 <3> `run` must be a map, not a number'],
    [`{ ${call}, env: [cwd], expect: skip }`, 'SLC203 <[cwd]> `env` must be a map, not a list'],
    [`{ ${call}, tools: { a: b }, expect: skip }`, 'SLC203 <{ a: b }> `tools` must be'],
    [`{ ${call}, at: 2027-03-31, expect: skip }`, 'SLC338 <2027-03-31> `at` is not a time; write it as'],
    [`{ ${call}, at: "2027-13-31T00:00:00Z", expect: skip }`, 'SLC338 <"2027-13-31T00:00:00Z"> `at` is not a time'],
    [`{ ${call}, answers: { cpa: { approved: true } }, expect: skip }`, 'SLC338 <cpa> a test answers for the rule `cpa`, which is not there; did you mean `cap`?'],
    [`{ ${call}, answers: { cap: { aproved: true } }, expect: skip }`, 'SLC201 <aproved> unknown key `aproved` in an answer; did you mean `approved`?'],
    [`{ ${call}, answers: { cap: true }, expect: skip }`, 'SLC203 <true> the answer to `cap` must be a map'],
    [`{ ${call}, checks: { scan: { decision: deny } }, expect: skip }`, 'SLC338 <scan> no rule consults the check `scan`; the name of a check'],
    [`{ ${call}, checks: [deny], expect: skip }`, 'SLC203 <[deny]> `checks` must be a map, not a list'],
    [`{ ${call}, world: { link: { /a: /b } }, expect: skip }`, 'SLC201 <link> unknown key `link` in `world`; did you mean `links`?'],
    [`{ steps: [{ ${call}, expect: skip, run: { user: u, agnet: a } }] }`, 'SLC201 <agnet> unknown key `agnet` in `run`; did you mean `agent`?'],
    [`{ ${call}, expect: { decison: skip } }`, 'SLC201 <decison> unknown key `decison` in `expect`; did you mean `decision`?'],
    [`{ ${call}, expect: { decision: skipp } }`, 'SLC206 <skipp> `skipp` cannot be expected; did you mean `skip`?'],
    [`{ ${call}, expect: {} }`, 'SLC205 <{}> `expect` is an empty map'],
    [`{ ${call}, expects: skip }`, 'SLC201 <expects> unknown key `expects` in a test case; did you mean `expect`?'],
  ])('%s', (written, want) => {
    const [first = '', ...more] = findings(written)
    expect([first.slice(0, want.length), more]).toEqual([want, []])
  })

  test.each([
    `{ ${call}, env: {}, run: {}, tools: [], checks: {}, answers: {}, expect: skip }`,
    `{ ${call}, at: 2027-03-31T12:00:00.5+02:00, run: { turn: 2, agent: a, user: u, id: i, parent: p }, expect: skip }`,
    `{ each: [{ agent: a }, {}], ${call}, run: "\${each}", expect: skip }`,
    `{ ${call}, answers: { cap: { approved: true, args_sha256: x }, other/pack#ask: { approved: false } }, expect: skip }`,
  ])('%s loads', (written) => {
    expect(findings(written)).toEqual([])
  })
})

describe('a case that would pass whatever happens does not load', () => {
  test.each([
    [`{ steps: [{ ${call} }, { ${call} }] }`, 'SLC338 <steps> no step expects anything; add `expect:` to a step'],
    [`{ steps: [{ ${call}, expect: skip }], expect: skip }`, 'SLC338 <expect> `expect` stands beside `steps`; write it into the step'],
    [`{ each: [1, 2], call: { tool: pay, args: { n: "\${eahc}" } }, expect: skip }`, 'SLC338 <each> nothing in the case is `${each}`; write `${each}` where'],
    [`{ matrix: { a: [1, 2], b: [3, 4] }, call: { tool: pay, args: { n: "\${a}" } }, expect: skip }`, 'SLC338 <b> nothing in the case is `${b}`'],
  ])('%s', (written, want) => {
    const [first = '', ...more] = findings(written)
    expect([first.slice(0, want.length), more]).toEqual([want, []])
  })

  test('one value of `each` need not be used: the case runs once', () => {
    expect(findings(`{ each: [1], ${call}, expect: skip }`)).toEqual([])
  })
})
