import { expect, test } from 'vitest'
import { compareWithEngine } from './compare-with-engine.ts'
import { loadAsyncEngine, loadSyncEngine } from './load-engine.ts'

/** Other scenarios by `DIFFERENTIAL_SEED`, more of them by `DIFFERENTIAL_PAIRS`. */
const seed = Number(process.env['DIFFERENTIAL_SEED'] ?? 20_261_130)
const pairs = Number(process.env['DIFFERENTIAL_PAIRS'] ?? 10_000)
const minute = 60_000

test('without a wait the engine decides every event of random policies as the reference does', { timeout: 60 * minute }, async () => {
  expect(await compareWithEngine(loadSyncEngine, { asksOthers: false, pairs, traces: 8, seed })).toBeGreaterThanOrEqual(pairs)
})

test('so it does with checks and people to wait for', { timeout: 60 * minute }, async () => {
  expect(await compareWithEngine(loadAsyncEngine, { asksOthers: true, pairs, traces: 8, seed })).toBeGreaterThanOrEqual(pairs)
})
