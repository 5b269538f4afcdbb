import { expect, test } from 'vitest'
import { explainedFlips, flipsReport } from '../../../test/support/flips-report.ts'
import { flipsText } from './flips-text.ts'

const want = `10 events of 3 runs: 3 decisions flip
2 loosened, 1 tightened; in 2 runs
1 line refused: no event, so no decision
1 run counted turns from 0; rules saw them from 1

old  old.yaml  sha256:0a
new  new.yaml  sha256:1b

decision   old  new
continue     7    8
skip         3    1
terminate    0    1

loosened: a/p#cap → (none)
    2 events of 1 run: skip → continue (2)
    tools: pay (1), order (1)
    first: t.jsonl:3, run r1, turn 1, tool_call pay, at args.amount

tightened: (none) → a/p#stop
    1 event of 1 run: continue → terminate (1)
    tools: <b>@all| (1)
    first: t.jsonl:9, run r2, turn 0, tool_call <b>@all|

4 events hung on facts that the traces do not hold; nothing was assumed:
fact   rule      old  new
links  a/p#jail    0    4
`

test('totals, a paragraph for each way in which decisions flip, and what the traces do not hold', () => {
  expect(flipsText(flipsReport, { colour: false })).toBe(want)
})

test('a terminal gets the places of the examples and no accounts', () => {
  expect(flipsText(explainedFlips, { colour: false })).toBe(want)
})

test('no more than 30 ways are printed, and the rest is counted', () => {
  const { groups } = flipsReport.flips
  const [group] = groups
  if (group === undefined) throw new Error('the report has groups')
  const many = { ...flipsReport, flips: { ...flipsReport.flips, groups: Array.from({ length: 32 }, () => group), ungrouped: 1 } }
  const text = flipsText(many, { colour: false })
  expect(text.match(/^loosened: /gm)).toHaveLength(30)
  expect(text).toContain('\n\nand 2 more ways in which decisions changed\n\nand 1 more change that is in no group\n\n')
})
