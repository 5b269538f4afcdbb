import { expect, test } from 'vitest'
import { explainedFlips, flipsReport } from '../../../test/support/flips-report.ts'
import { flipsMarkdown } from './flips-markdown.ts'

const head = `**sluice replay**: 3 decisions flip (2 loosened, 1 tightened)

10 events of 3 runs, from old&#46;yaml to new&#46;yaml

1 line refused: no event, so no decision

1 run counted turns from 0; rules saw them from 1

| change | old rule | new rule | events | runs | decisions | tools | first |
|---|---|---|--:|--:|---|---|---|
| **loosened** | a/p\\#cap | \\(none\\) | 2 | 1 | skip → continue (2) | pay (1)<br>order (1) | t&#46;jsonl&#58;3, turn 1, pay |
| tightened | \\(none\\) | a/p\\#stop | 1 | 1 | continue → terminate (1) | &#60;b&#62;&#64;all\\| (1) | t&#46;jsonl&#58;9, turn 0, &#60;b&#62;&#64;all\\| |
`

const end = `
4 events hung on facts that the traces do not hold; nothing was assumed:

| fact | rule | old | new |
|---|---|--:|--:|
| links | a/p\\#jail | 0 | 4 |
`

test('one line, a row for each way in which decisions flip, and what the traces do not hold; names mean nothing', () => {
  expect(flipsMarkdown(flipsReport)).toBe(head + end)
})

// The reason holds three backticks, so four fence it.
const account = `
<details><summary>loosened: the first example</summary>

old: skip by a/p\\#cap

\`\`\`\`text
reason: Not \`\`\`paid\`\`\`.
p.yaml:4:11 a/p#cap (skip): hit
  p.yaml:4:40 $.amount gt: 500: hit, saw number
\`\`\`\`

new: continue

\`\`\`text
p.yaml:4:11 a/p#cap (skip): miss
  p.yaml:4:40 $.amount gt: 900: miss, saw number
\`\`\`

</details>
`

test('an example that was explained is folded away behind the table, and no text of it ends its block', () => {
  expect(flipsMarkdown(explainedFlips)).toBe(head + account + end)
})

test('traces that can be read only once leave the examples unexplained, and that is said', () => {
  const said = '\nA trace could be read only once, so the examples are not explained.\n'
  expect(flipsMarkdown({ ...flipsReport, accounts: { kind: 'read_once' } })).toBe(head + said + end)
})
