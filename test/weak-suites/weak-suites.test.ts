import { expect, test } from 'vitest'
import { positionAt } from '../../src/core/diagnostics/source.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { missedText } from '../../src/reporters/text/coverage-text.ts'
import { startCoverage } from '../../src/tools/policy-test/coverage/coverage.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { runMutants } from '../../src/tools/policy-test/mutation/run-mutants.ts'
import { weakSuites } from './weak-suites.ts'

// Each policy has a hole in its tests that its author did not see. What mutation reports is exactly that:
// the lines, marked with `# hole`, and the changes that no case notices.
test.each(weakSuites)('$hole is reported where it is', async ({ text, survivors }) => {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  expect(await runPolicyTests(loaded.value)).toMatchObject({ ok: true, failed: 0 })
  const holes = text.split('\n').flatMap((each, index) => (each.endsWith('# hole') ? [index + 1] : []))
  const found = await runMutants(loaded.value)
  const lines = found.flatMap(({ mutant, fate }) => (fate.kind === 'survived' ? [{ line: positionAt(text, mutant.span.start).line, says: mutant.says }] : []))
  expect(lines).toEqual(survivors.map(([says, hole = 0]) => ({ line: holes[hole], says })))
})

test.each(weakSuites)('$hole is closed by the case that is shown for it', async ({ text }) => {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error('does not load')
  const found = await runMutants(loaded.value)
  const left = found.flatMap(({ mutant, fate }) => (fate.kind === 'survived' && fate.killer === undefined ? [mutant.says] : []))
  expect(left).toEqual([])
})

test.each(weakSuites)('$hole: coverage tells what no case shows, with its line', async ({ text, unseen }) => {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error('does not load')
  const coverage = startCoverage([loaded.value])
  await runPolicyTests(loaded.value, { watch: coverage.watch })
  const missed = coverage.points().filter(({ times }) => times === 0)
  expect(missed.map((point) => `${String(positionAt(text, point.span.start).line)} ${missedText(point)}`)).toEqual(unseen)
})
