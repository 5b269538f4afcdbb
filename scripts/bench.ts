import { parse } from 'yaml'
import { compilePolicy } from '../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../src/core/load/load-policy.ts'
import { benchDetectors } from './bench/bench-detectors.ts'
import { handWritten, naive, sluice, type Decide } from './bench/contenders.ts'
import { heapOf, sideBySide } from './bench/measure.ts'
import type { Row } from './bench/row.ts'
import { hotTool, manyTools, workloadYaml, type Workload } from './bench/workload.ts'

const rows: Row[] = []
const asJson = process.argv.includes('--json')
const report = (row: Row): void => {
  rows.push(row)
  if (!asJson) console.log(renderRow(row))
}

function renderRow({ name, ratio, limit, unit }: Row): string {
  const bound = limit === undefined ? '' : 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
  const verdict = limit === undefined ? '' : isWithin({ name, ratio, limit, unit }) ? '' : '  <- misses its limit'
  return `${name.padEnd(52)} ${ratio.toFixed(2).padStart(10)} ${unit.padEnd(9)} ${bound}${verdict}`
}

function isWithin({ ratio, limit }: Row): boolean {
  if (limit === undefined) return true
  return 'most' in limit ? ratio <= limit.most : ratio >= limit.least
}

function decideAll(decide: Decide, workload: Workload): () => void {
  return () => {
    for (const event of workload.events) decide(event)
  }
}

function checkAgreement(left: Decide, right: Decide, workload: Workload): void {
  for (const event of workload.events) {
    // Sluice says the full name, `pack#rule`.
    const [one, other] = [left(event)?.split('#').at(-1), right(event)?.split('#').at(-1)]
    if (one !== other) throw new Error(`the contenders disagree on ${event.toolName}: ${String(one)}, ${String(other)}`)
  }
}

for (const count of [1, 10, 100, 1_000, 10_000]) {
  const workload = manyTools(count)
  const [ours, hand] = [sluice(workload.rules), handWritten(workload.rules)]
  checkAgreement(ours, hand, workload)
  const { ratio } = sideBySide(decideAll(ours, workload), decideAll(hand, workload), 21)
  const limit = count <= 1_000 ? { limit: { most: 3 } } : {}
  report({ name: `decision / hand-written, ${count} rules, many tools`, ratio, unit: 'x', ...limit })
}

const hot = new Map([10, 100, 1_000, 10_000].map((count) => [count, hotTool(count)]))
for (const [count, workload] of hot) {
  const [ours, hand] = [sluice(workload.rules), handWritten(workload.rules)]
  checkAgreement(ours, hand, workload)
  const { ratio } = sideBySide(decideAll(ours, workload), decideAll(hand, workload), 11)
  report({ name: `decision / hand-written, ${count} rules on one tool`, ratio, unit: 'x' })
}

const [few, many] = [hot.get(10), hot.get(1_000)]
if (few !== undefined && many !== undefined) {
  const { ratio } = sideBySide(decideAll(sluice(many.rules), many), decideAll(sluice(few.rules), few), 21)
  report({ name: 'one tool: 1,000 rules / 10 rules', ratio, unit: 'x', limit: { most: 3 } })
}

for (const count of [10, 100, 1_000]) {
  const whole = manyTools(count)
  const workload = { ...whole, events: whole.events.slice(0, count >= 1_000 ? 20 : 200) }
  const [ours, plain] = [sluice(workload.rules), naive(workload.rules)]
  checkAgreement(ours, plain, workload)
  const { ratio } = sideBySide(decideAll(plain, workload), decideAll(ours, workload), 7)
  report({ name: `jsonpath-plus + json-logic-js / decision, ${count} rules`, ratio, unit: 'x', limit: { least: 50 } })
}

const text = workloadYaml(manyTools(1_000).rules)
const load = (): ReturnType<typeof compilePolicy> => {
  const loaded = loadPolicy([{ source: { name: 'bench.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  return compilePolicy(loaded.value)
}
const loading = sideBySide(
  () => void load(),
  () => void parse(text, { uniqueKeys: false }),
  15,
)
report({ name: 'load and compile 1,000 rules / `yaml` parsing alone', ratio: loading.ratio, unit: 'x', limit: { most: 1.6 } })

const { bytes } = heapOf(load)
report({ name: 'heap per rule, 1,000 rules', ratio: bytes / 1_000 / 1_024, unit: 'KB', limit: { most: 6 } })

benchDetectors(report)

if (asJson) {
  console.log(JSON.stringify({ rows: rows.map((row) => ({ ...row, within: isWithin(row) })) }, null, 2))
}
process.exitCode = rows.every(isWithin) ? 0 : 1

