import { availableParallelism } from 'node:os'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import type { MutatedPack, MutationReport } from '../../../reporters/mutation-report.ts'
import { caseYaml } from '../../../tools/policy-test/mutation/case-yaml.ts'
import type { Mutant } from '../../../tools/policy-test/mutation/mutants-of.ts'
import { runMutants, selectMutants, type MutantResult } from '../../../tools/policy-test/mutation/run-mutants.ts'
import { systemTime } from '../../node/clock.ts'
import type { Io } from '../io.ts'
import type { TestedPolicies } from './load-for-tests.ts'
import { concernsRule } from './mutation-share.ts'
import type { MutationRequest } from '../options/read-mutation-options.ts'
import type { PolicyOptions } from '../options/read-policy-options.ts'
import { showProgress, type Progress } from '../progress.ts'
import { shareMutants } from './share-mutants.ts'

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
  const concerned = tested.groups.map(({ policy }) => ({ policy, mutants: selectMutants(policy, concernsRule(filter)) }))
  const total = concerned.reduce((sum, { mutants }) => sum + mutants.length, 0)
  const threads = workers ?? Math.min(availableParallelism(), Math.floor(total / fewestForThread))
  const results = threads <= 1 ? await judgeHere(concerned, tested.parseSql, progress) : await judgeInThreads()
  progress.finish()
  const packs = [...new Set(results.map(({ mutant }) => mutant.pack))]
  return { packs: packs.map((id) => mutatedPack(id, results.filter(({ mutant }) => mutant.pack === id))), ...(least !== undefined && { least }) }

  async function judgeInThreads(): Promise<readonly MutantResult[]> {
    const groups = tested.groups.map(({ group }) => group)
    const work = { groups, load: { intersect, now }, needsSql: tested.parseSql !== undefined, ...(filter !== undefined && { filter }) }
    const fates = await shareMutants(work, threads, progress.step)
    return concerned.flatMap(({ mutants }, place) => mutants.flatMap((mutant, number) => {
      const fate = fates[place]?.[number]
      return fate === undefined ? [] : [{ mutant, fate }]
    }))
  }
}

interface ConcernedPolicy {
  readonly policy: PolicyAst
  readonly mutants: readonly Mutant[]
}

async function judgeHere(concerned: readonly ConcernedPolicy[], parseSql: TestedPolicies['parseSql'], progress: Progress): Promise<readonly MutantResult[]> {
  const results: MutantResult[] = []
  for (const { policy, mutants } of concerned) {
    const options = { onMutant: progress.step, mutants, ...(parseSql !== undefined && { parseSql }) }
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
