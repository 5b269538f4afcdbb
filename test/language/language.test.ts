import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderFrame } from '../../src/core/diagnostics/render-frame.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'

// Policies whose own cases state what a part of the language means, in the words of the language.

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

test('there are policies', () => {
  expect(files.length).toBeGreaterThan(4)
})

test.each(files)('%s says what it means', async (name) => {
  const loaded = loadPolicy([{ source: { name, text: readFileSync(new URL(name, folder), 'utf8') } }])
  expect(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic))).toEqual([])
  if (!loaded.ok) return
  const run = await runPolicyTests(loaded.value, { parseSql: parseSqlHere })
  if (!run.ok) throw new Error(run.diagnostic.message)
  const failed = run.results.filter(({ failures }) => failures.length > 0)
  expect(failed.map((one) => `${one.name}: ${one.failures.map(({ message }) => message).join('; ')}`)).toEqual([])
  expect(run.passed).toBeGreaterThan(0)
})
