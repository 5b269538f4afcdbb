import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFolder } from '../vectors/shared-folder.ts'
import { runCases } from './run-cases.ts'

// How slow a decision may be is measured by `npm run -s cases`: a timed assertion is never a test.
test('every case of a policy that stands here comes out as it should', { timeout: 120_000 }, async () => {
  const report = await runCases(join(sharedFolder(), 'cases/agent-bypass.jsonl'), { longestMs: Infinity })
  expect(report.wrong).toEqual([])
  expect(report.total).toEqual({ attacks_stopped: 1, benign_passed: 1, exact: 1 })
  expect(Object.keys(report.policies)).toHaveLength(16)
})
