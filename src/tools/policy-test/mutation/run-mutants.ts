import type { World } from '../../../core/events/world.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { createVersionBenches } from '../case-bench.ts'
import { preparedCases, type PreparedCase } from '../prepared-cases.ts'
import { mutantsOf, type Mutant } from './mutants-of.ts'
import { createWitness } from './witness.ts'

export interface MutationRun {
  readonly killed: number
  /** Changes that no case noticed. */
  readonly survivors: readonly Mutant[]
}

export interface MutationOptions {
  readonly parseSql?: World['parseSql']
  /** Told of each mutant as it is judged, for progress. */
  readonly onMutant?: (mutant: Mutant, isKilled: boolean) => void
  /** Only mutants of these rules. */
  readonly concerns?: (mutant: Mutant) => boolean
  /** Only every n-th mutant, beginning with this one, so that several workers share the work. */
  readonly share?: { readonly of: number; readonly index: number }
}

/**
 * Runs the cases of a policy against each of its mutants until one fails. The policy itself must pass
 * all its cases. Each case runs against the policy once, while the changed rules are asked beside those
 * that they came from; only where one says something else does the case run against its mutant.
 */
export async function runMutants(policy: PolicyAst, options: MutationOptions = {}): Promise<MutationRun> {
  const { parseSql, share, onMutant, concerns = () => true } = options
  const mutants = [...mutantsOf(policy)]
    .filter(concerns)
    .filter((_mutant, number) => share === undefined || number % share.of === share.index)
  const alive = new Set(mutants)
  const cases = preparedCases(policy)
  const witness = createWitness(policy, parseSql)
  const benchOf = createVersionBenches(policy, parseSql)
  const judge = async (prepared: PreparedCase, asked: readonly Mutant[]): Promise<void> => {
    for (const mutant of await witness(prepared, asked)) {
      if ((await benchOf(mutant.policy).run(prepared)).length === 0) continue
      alive.delete(mutant)
      onMutant?.(mutant, true)
    }
  }
  // The cases of a rule are the first to notice a change of it.
  for (const prepared of cases) await judge(prepared, [...alive].filter((mutant) => isOwn(prepared, mutant)))
  for (const prepared of cases) await judge(prepared, [...alive].filter((mutant) => !isOwn(prepared, mutant)))
  for (const mutant of alive) onMutant?.(mutant, false)
  return { killed: mutants.length - alive.size, survivors: [...alive] }
}

function isOwn({ rule, pack }: PreparedCase, mutant: Mutant): boolean {
  return pack.id === mutant.pack && rule !== undefined && mutant.rules.some(({ before }) => before.fullName === rule.fullName)
}
