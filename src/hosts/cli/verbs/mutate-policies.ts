import type { MutatedPack, MutationReport } from '../../../reporters/mutation-report.ts'
import { caseYaml } from '../../../tools/policy-test/mutation/case-yaml.ts'
import { runMutants, type MutantResult } from '../../../tools/policy-test/mutation/run-mutants.ts'
import { systemTime } from '../../node/clock.ts'
import type { Io } from '../io.ts'
import type { TestedPolicies } from '../load-for-tests.ts'
import type { MutationRequest } from '../options/read-mutation-options.ts'
import { showProgress } from '../progress.ts'

/** Tries the tests of loaded policies out on small changes of their rules, or of those whose full name holds `filter`. */
export async function mutatePolicies(
  { groups, parseSql }: TestedPolicies,
  { least }: MutationRequest,
  filter: string | undefined,
  io: Io,
): Promise<MutationReport> {
  const progress = showProgress(io, 'changes', systemTime, 1)
  const results: MutantResult[] = []
  for (const { policy } of groups) {
    results.push(
      ...(await runMutants(policy, {
        onMutant: progress.step,
        ...(filter !== undefined && { concerns: (rule) => rule.includes(filter) }),
        ...(parseSql !== undefined && { parseSql }),
      })),
    )
  }
  progress.finish()
  const packs = [...new Set(results.map(({ mutant }) => mutant.pack))]
  return { packs: packs.map((id) => mutatedPack(id, results.filter(({ mutant }) => mutant.pack === id))), ...(least !== undefined && { least }) }
}

function mutatedPack(id: string, results: readonly MutantResult[]): MutatedPack {
  const changes = results.map(({ mutant: { rules, says, span }, fate }) => ({
    fate,
    change: { rules: rules.map(({ before }) => before.fullName), says, at: span },
  }))
  return {
    id,
    killed: changes.filter(({ fate }) => fate.kind === 'killed').length,
    survivors: changes.flatMap(({ fate, change }) => (fate.kind === 'survived' ? [{ ...change, ...(fate.killer !== undefined && { killer: { rule: fate.killer.rule, text: caseYaml(fate.killer.test) } }) }] : [])),
    equivalent: changes.flatMap(({ fate, change }) => (fate.kind === 'equivalent' ? [{ ...change, why: fate.why }] : [])),
  }
}
