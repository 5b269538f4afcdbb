import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { readPolicyPaths } from '../../src/hosts/node/read-policy-path.ts'
import { runMutants } from '../../src/tools/policy-test/mutation/run-mutants.ts'
import { repository } from '../support/cli-process.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'

const packs = readdirSync(join(repository, 'policies'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** In percent. */
const least = 95

test.each(packs)('%s: its cases notice at least 95 of 100 small changes', { timeout: 120_000 }, async (pack) => {
  const entries = await readPolicyPaths([{ path: join(repository, 'policies', pack) }])
  if (!entries.ok) throw new Error(entries.diagnostics[0].message)
  const loaded = loadPolicy(entries.value)
  if (!loaded.ok) throw new Error('the pack does not load')
  const fates = (await runMutants(loaded.value, { parseSql: parseSqlHere, findsKillers: false })).map(({ fate }) => fate.kind)
  const killed = fates.filter((kind) => kind === 'killed').length
  const survived = fates.filter((kind) => kind === 'survived').length
  expect(killed).toBeGreaterThan(10)
  expect((100 * killed) / (killed + survived)).toBeGreaterThanOrEqual(least)
})
