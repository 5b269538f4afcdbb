import { availableParallelism } from 'node:os'
import type { MutatedPack, MutationReport } from '../../../reporters/mutation-report.ts'
import { caseYaml } from '../../../tools/policy-test/mutation/case-yaml.ts'
import { runMutants, selectMutants, type MutantResult } from '../../../tools/policy-test/mutation/run-mutants.ts'
import { systemTime } from '../../node/clock.ts'
import type { Io } from '../io.ts'
import type { TestedPolicies } from '../load-for-tests.ts'
import { concernsRule } from '../mutation-share.ts'
import type { MutationRequest } from '../options/read-mutation-options.ts'
import type { PolicyOptions } from '../options/read-policy-options.ts'
import { showProgress, type Progress } from '../progress.ts'
import { shareMutants } from '../share-mutants.ts'

/** A thread that judges fewer costs more than it saves. */
const fewestForThread = 60

/** Tries the tests of loaded policies out on small changes of their rules, or of those whose full name holds `filter`. */
export async function mutatePolicies(
  tested: TestedPolicies,
  { least, workers }: MutationRequest,
  { intersect = false, now = systemTime() }: PolicyOptions['load'],
  filter: string | undefined,
  io: Io,
): Promise<MutationReport> {
  const progress = showProgress(io, 'changes', systemTime, 1)
  const mutants = tested.groups.map(({ policy }) => selectMutants(policy, concernsRule(filter)))
  const total = mutants.reduce((sum, { length }) => sum + length, 0)
  const threads = workers ?? Math.min(availableParallelism(), Math.floor(total / fewestForThread))
  const results = threads <= 1 ? await judgeHere(tested, filter, progress) : await judgeInThreads()
  progress.finish()
  const packs = [...new Set(results.map(({ mutant }) => mutant.pack))]
  return { packs: packs.map((id) => mutatedPack(id, results.filter(({ mutant }) => mutant.pack === id))), ...(least !== undefined && { least }) }

  async function judgeInThreads(): Promise<readonly MutantResult[]> {
    const groups = tested.groups.map(({ group }) => group)
    const work = { groups, load: { intersect, now }, needsSql: tested.parseSql !== undefined, ...(filter !== undefined && { filter }) }
    const fates = await shareMutants(work, threads, progress.step)
    return mutants.flatMap((some, place) => some.flatMap((mutant, number) => {
      const fate = fates[place]?.[number]
      return fate === undefined ? [] : [{ mutant, fate }]
    }))
  }
}

async function judgeHere({ groups, parseSql }: TestedPolicies, filter: string | undefined, progress: Progress): Promise<readonly MutantResult[]> {
  const results: MutantResult[] = []
  for (const { policy } of groups) {
    const options = { onMutant: progress.step, concerns: concernsRule(filter), ...(parseSql !== undefined && { parseSql }) }
    results.push(...(await runMutants(policy, options)))
  }
  return results
}

function mutatedPack(id: string, results: readonly MutantResult[]): MutatedPack {
  const changes = results.map(({ mutant: { rules, unmatched, says, span }, fate }) => ({
    fate,
    change: { rules: [...rules.map(({ before }) => before.fullName), ...(unmatched === undefined ? [] : [unmatched])], says, at: span },
  }))
  return {
    id,
    killed: changes.filter(({ fate }) => fate.kind === 'killed').length,
    survivors: changes.flatMap(({ fate, change }) => {
      if (fate.kind !== 'survived') return []
      const { killer } = fate
      return [killer === undefined ? change : { ...change, killer: { rule: killer.rule, text: caseYaml(killer.test) } }]
    }),
    equivalent: changes.flatMap(({ fate, change }) => (fate.kind === 'equivalent' ? [{ ...change, why: fate.why }] : [])),
  }
}
