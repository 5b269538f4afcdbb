// Does explain's account agree with the engine: npm run -s explain-check -- [--count N] [--seed N]
import fc from 'fast-check'
import { parseArgs } from 'node:util'
import { explainAgreement } from '../test/support/explain-agreement.ts'
import { explainTrace } from '../test/support/open-policy.ts'
import { randomScenario } from '../test/support/random-scenario.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261130' } },
})
const wanted = Number(values.count)
const seed = Number(values.seed)
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(seed)) {
  console.error('error: --count and --seed are whole numbers, --count at least 1')
  process.exit(2)
}

/** Scenarios that are made at once. */
const batch = 50
/** Disputes that are shown. */
const mostShown = 20

const scenario = randomScenario({ asksOthers: true, traces: 12 })
const disputes: string[] = []
let [decisions, verdicts, leaves] = [0, 0, 0]
for (let round = 0; decisions < wanted; round++) {
  for (const [index, one] of fc.sample(scenario, { numRuns: batch, seed: seed + round }).entries()) {
    if (decisions >= wanted) break
    const agreement = await explainAgreement(explainTrace, one)
    decisions += agreement.decisions
    verdicts += agreement.verdicts
    leaves += agreement.leaves
    disputes.push(...agreement.disputes.map((dispute) => `seed ${String(seed + round)}, scenario ${String(index)}: ${dispute}`))
  }
}
for (const dispute of disputes.slice(0, mostShown)) console.error(dispute)
console.log(`${String(decisions)} decisions, ${String(verdicts)} verdicts, ${String(leaves)} tests judged anew, ${String(disputes.length)} disputes`)
process.exitCode = disputes.length === 0 ? 0 : 1
