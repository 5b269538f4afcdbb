import { expect, test } from 'vitest'
import { failingReport, finding, mixedReport, passingReport } from '../../../test/support/ci-report.ts'
import type { CiPart, CiReport } from '../ci-report.ts'
import { ciMarkdown } from './ci-markdown.ts'

test('a table of the parts, then a section for each that failed', () => {
  expect(ciMarkdown(failingReport)).toBe(`**sluice ci**: failed: fmt, lint, test, coverage, mutation, replay

| part | status | |
|---|---|---|
| check | passed | 1 pack, 2 rules, 1 warning |
| fmt | **failed** | 1 of 2 files has not the one layout |
| lint | **failed** | 1 warning in 1 pack |
| test | **failed** | 1 passed, 1 failed |
| coverage | **failed** | 60&#46;0 %, 3 of 5 seen, below 90 % |
| mutation | **failed** | 75&#46;0 %, 3 killed, 1 survived, below 90 % |
| replay | **failed** | 3 events of 1 run, against old&#58; 1 decision flips \\(1 loosened\\) |

### fmt

- \`q.yaml:3\` is not in the one layout

### lint

| level | code | place | finding |
|---|---|---|---|
| warning | SLC420 | \`p.yaml:2:4\` | a finding |

### test

- \`p.yaml:1\` a/p\\#cap/2&#58; it was skip

### coverage

- \`policies/<pay>.yaml:2\` cap&#58; the rule is never a miss
- \`policies/<pay>.yaml:3\` cap&#58; \`gt\` is never unknown

### mutation

- \`p.yaml:2\` a/p\\#cap&#58; takes out \`b\`

### replay

**sluice replay**: 1 decision flips (1 loosened)

3 events of 1 run, from old to new

| change | old rule | new rule | events | runs | decisions | tools | first |
|---|---|---|--:|--:|---|---|---|
| **loosened** | a/p\\#cap | \\(none\\) | 1 | 1 | skip → continue (1) | pay (1) | t&#46;jsonl&#58;2, turn 1, pay |
`)
})

test('flips that fail nothing are told, too: a reviewer wants to see them', () => {
  const replay = failingReport.parts.filter(({ name }) => name === 'replay').map((part): CiPart => (part.kind === 'done' ? { ...part, passed: true } : part))
  expect(ciMarkdown({ parts: replay })).toMatch(/^\*\*sluice ci\*\*: ok\n[^]*\n### replay\n\n\*\*sluice replay\*\*: 1 decision flips/)
})

test('what could not be done stands in the table, with its findings below', () => {
  const text = ciMarkdown(mixedReport)
  expect(text).toContain('| test | **failed** | a `<parser>` is missing |\n| coverage | not run | the tests were not run |\n| replay | left out | no \\-\\-trace was named |\n')
  expect(text.match(/^### .*$/gm)).toEqual(['### test'])
  expect(ciMarkdown(passingReport).match(/^### .*$/gm)).toBeNull()
})

test('it fits into a comment, and says how many sections do not', () => {
  const diagnostics = Array.from({ length: 100 }, () => ({ ...finding, message: 'x'.repeat(700) }))
  const report: CiReport = {
    parts: failingReport.parts.map((part): CiPart => (part.name === 'lint' && part.kind === 'done' ? { ...part, report: { ...part.report, diagnostics } } : part)),
  }
  const text = ciMarkdown(report)
  expect(text.length).toBeLessThan(65_536)
  expect(text.match(/^### .*$/gm)).toEqual(['### fmt', '### test', '### coverage', '### mutation', '### replay'])
  expect(text).toMatch(/\n1 section too long for a comment\n$/)
})
