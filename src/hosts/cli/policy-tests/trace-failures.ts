import type { World } from '../../../core/events/world.ts'
import type { PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { matteringText } from '../../../reporters/text/mattering-text.ts'
import { createExplainer } from '../../../tools/explain/create-explainer.ts'
import type { Explanation } from '../../../tools/explain/explanation.ts'
import { createCaseBench, type CaseBench } from '../../../tools/policy-test/case-bench.ts'
import { enforcing } from '../../../tools/policy-test/enforcing.ts'
import type { PreparedCase } from '../../../tools/policy-test/prepared-cases.ts'
import type { CaseResult } from '../../../tools/policy-test/run-cases.ts'
import type { TestedPolicies } from './load-for-tests.ts'

/** Failures that are told with their rules. Who has more of them has one cause to find first. */
const mostTraces = 50

/**
 * What the rules that mattered saw and said in cases that failed, as lines of text; the first failures
 * alone. Those cases run once more, watched: watching all of them would slow down the ones that pass.
 */
export async function traceFailures(
  { groups, parseSql }: TestedPolicies,
  results: readonly CaseResult[],
): Promise<ReadonlyMap<CaseResult, string>> {
  const traces = new Map<CaseResult, string>()
  const tracers = new Map<string, CaseTracer>()
  for (const result of results.filter(({ failures }) => failures.length > 0).slice(0, mostTraces)) {
    const { pack, rule } = result.prepared
    const policy = groups.find((group) => group.policy.packs.includes(pack))?.policy
    if (policy === undefined) continue
    const key = JSON.stringify([pack.id, rule?.mode === 'shadow' ? rule.fullName : ''])
    const tracer = tracers.get(key) ?? createCaseTracer(policy, rule, parseSql)
    tracers.set(key, tracer)
    const trace = await tracer(result)
    if (trace !== undefined) traces.set(result, trace)
  }
  return traces
}

/** @returns nothing where the case stated no event, so that no rule was asked. */
type CaseTracer = (result: CaseResult) => Promise<string | undefined>

/** For cases of one policy, or of one of its shadow rules, which is judged as enforced there (L-81). */
function createCaseTracer(stated: PolicyAst, rule: RuleNode | undefined, parseSql: World['parseSql']): CaseTracer {
  const policy = rule?.mode === 'shadow' ? enforcing(stated, rule.fullName) : stated
  // Values of a case stand in the file of its policy, so that they are no news to whoever reads its failure.
  const explainer = createExplainer(policy, { showsValues: true })
  let wanted: number | undefined
  const told: Explanation[] = []
  const bench: CaseBench = createCaseBench(policy, {
    watch: explainer.watch,
    ...(parseSql !== undefined && { parseSql }),
    onDecided({ event, runId, turn }, { decision, isAfterEnd }, step) {
      if (wanted === undefined || step === undefined || step === wanted) {
        told.push(explainer.explanationOf({ event, decision, isAfterEnd, runId, turn }))
      }
      explainer.clear()
    },
  })
  return async ({ prepared, failures }) => {
    // What concerns no step, such as that another rule decided (L-81), is told of the last one.
    wanted = failures[0]?.step
    told.length = 0
    explainer.clear()
    await bench.run(enforced(prepared, policy))
    const last = told.at(-1)
    return last && matteringText(last, prepared.rule?.fullName)
  }
}

/** The case in its rule as the policy of the bench has it. */
function enforced(prepared: PreparedCase, policy: PolicyAst): PreparedCase {
  const rules = policy.packs.flatMap((pack) => pack.rules)
  const rule = rules.find(({ fullName }) => fullName === prepared.rule?.fullName)
  return rule === undefined ? prepared : { ...prepared, rule }
}
