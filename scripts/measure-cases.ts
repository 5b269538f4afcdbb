// How many agent rule cases the policies of test/cases get right: npm run -s cases -- [FILE] [--json]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCases, type CaseShares } from '../test/cases/run-cases.ts'
import { sharedFolder } from '../test/vectors/shared-folder.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const report = await runCases(positionals[0] ?? join(sharedFolder(), 'cases/agent-bypass.jsonl'))

function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)} %`
}

function table(title: string, rows: Readonly<Record<string, CaseShares>>): void {
  console.log(`${title.padEnd(28)}${['attacks stopped', 'benign passed', 'exact'].map((head) => head.padStart(17)).join('')}`)
  for (const [name, { attacks_stopped, benign_passed, exact }] of Object.entries(rows)) {
    const cells = [attacks_stopped, benign_passed, exact].map((share) => percent(share).padStart(17))
    console.log(`${name.padEnd(28)}${cells.join('')}`)
  }
  console.log('')
}

if (values.json === true) {
  console.log(JSON.stringify(report, null, 2))
} else {
  table('policy', report.policies)
  table('family', report.families)
  table('all', { total: report.total })
  console.log(`slowest decision ${String(report.slowest_ms)} ms; ${String(report.unscored)} cases of policies without a file`)
  console.log(`wrong: ${report.wrong.join(' ') || 'none'}`)
}
