import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/core/base/json.ts'
import { compareWithEngine, type LoadEngine } from './compare-with-engine.ts'
import { createReference } from './reference/reference-evaluator.ts'

const itself: LoadEngine = (files, answers) => {
  const reference = createReference(files, { checks: { scan: answers }, approver: 'from_event' })
  // A decision object is plain JSON.
  return { decide: (line) => JSON.parse(JSON.stringify(reference.decide(line))) as JsonObject }
}

/** An engine with one fault. */
function broken(change: (decision: JsonObject) => JsonObject): LoadEngine {
  return (files, answers) => {
    const engine = itself(files, answers)
    return { decide: async (line) => change(await engine.decide(line)) }
  }
}

test('the reference agrees with itself, so nothing in a comparison depends on the order of calls', async () => {
  expect(await compareWithEngine(itself, { asksOthers: true, pairs: 200, seed: 1 })).toBeGreaterThanOrEqual(200)
})

test.each<readonly [string, (decision: JsonObject) => JsonObject]>([
  ['lets refused calls run', (decision) => (decision['decision'] === 'skip' ? { ...decision, decision: 'continue' } : decision)],
  ['takes a fault for a policy decision', (decision) => (decision['decision'] === 'fault' ? { ...decision, decision: 'skip' } : decision)],
  ['drops rewrites', (decision) => (decision['decision'] === 'rewrite' ? { ...decision, args: {} } : decision)],
  ['forgets error marks', (decision) => ({ ...decision, is_error: false })],
  ['names the wrong rule', (decision) => (decision['rule'] === undefined ? decision : { ...decision, rule: 't/p0#other' })],
])('an engine that %s is found', async (_name, change) => {
  await expect(compareWithEngine(broken(change), { asksOthers: false, pairs: 1000, seed: 7 })).rejects.toThrow()
})
