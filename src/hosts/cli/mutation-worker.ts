import { parentPort, workerData } from 'node:worker_threads'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { runMutants, selectMutants } from '../../tools/policy-test/mutation/run-mutants.ts'
import { loadSqlParser } from '../node/load-sql-parser.ts'
import { concernsRule, type MutationShare, type ShareMessage } from './policy-tests/mutation-share.ts'

// A thread of its own: it loads the packs that it is given and judges its share of their mutants.

// `as`: nobody but share-mutants.ts starts this thread.
const { groups, load, needsSql, filter, of, index } = workerData as MutationShare
const post = (message: ShareMessage): void => parentPort?.postMessage(message)
const parseSql = needsSql ? await loadSqlParser() : undefined
for (const group of groups) {
  const loaded = loadPolicy(group, load)
  if (!loaded.ok) throw new Error('a policy that was loaded does not load in another thread')
  const results = await runMutants(loaded.value, {
    share: { of, index },
    mutants: selectMutants(loaded.value, concernsRule(filter)),
    onMutant: () => post({ kind: 'step' }),
    ...(parseSql !== undefined && { parseSql }),
  })
  post({ kind: 'fates', fates: results.map(({ fate }) => fate) })
}
