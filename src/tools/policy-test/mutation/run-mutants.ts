import type { World } from '../../../core/events/world.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { createVersionBenches } from '../case-bench.ts'
import { preparedCases, type PreparedCase } from '../prepared-cases.ts'
import { createEquivalence } from './equivalence.ts'
import { createKillerSearch, type Killer } from './find-killer.ts'
import { mutantsOf, type Mutant } from './mutants-of.ts'
import { createWitness } from './witness.ts'

/** What became of a mutant. */
export type Fate =
  /** A case fails against it: the first that was found, of which the name is given. */
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived'; readonly killer?: Killer }
  /** It decides as the policy does, so no case could. */
  | { readonly kind: 'equivalent'; readonly why: string }

export interface MutantResult {
  readonly mutant: Mutant
  readonly fate: Fate
}

export interface MutationOptions {
  readonly parseSql?: World['parseSql']
  /** Told of each mutant as it is judged, for progress. */
  readonly onMutant?: (result: MutantResult) => void
  /** Those of the policy that are judged; all where they are not given. */
  readonly mutants?: readonly Mutant[]
  /** False: cases that would notice the survivors are not looked for. */
  readonly findsKillers?: boolean
  /** Only every n-th mutant, beginning with this one, so that several workers share the work. */
  readonly share?: { readonly of: number; readonly index: number }
}

/**
 * Runs the cases of a policy against each of its mutants until one fails, and gives the mutants in their
 * order. Each case runs against the policy once, while the changed rules are asked beside those that they
 * came from; only where one says something else does the case run against its mutant. A case that the
 * policy itself does not pass notices nothing.
 */
export async function runMutants(policy: PolicyAst, options: MutationOptions = {}): Promise<readonly MutantResult[]> {
  const { parseSql, share, onMutant } = options
  const mutants = (options.mutants ?? mutantsOf(policy)).filter((_mutant, number) => share === undefined || number % share.of === share.index)
  const alive = new Set(mutants)
  const fates = new Map<Mutant, Fate>()
  const settle = (mutant: Mutant, fate: Fate): void => {
    fates.set(mutant, fate)
    onMutant?.({ mutant, fate })
  }
  const cases = preparedCases(policy)
  const witness = createWitness(policy, parseSql)
  const benchOf = createVersionBenches(policy, parseSql)
  const judge = async (prepared: PreparedCase, asked: readonly Mutant[]): Promise<void> => {
    for (const mutant of await witness(prepared, asked)) {
      if ((await benchOf(mutant.policy).run(prepared)).length === 0) continue
      alive.delete(mutant)
      settle(mutant, { kind: 'killed', by: prepared.name })
    }
  }
  // The cases of a rule are the first to notice a change of it.
  for (const prepared of cases) await judge(prepared, [...alive].filter((mutant) => isOwn(prepared, mutant)))
  for (const prepared of cases) await judge(prepared, [...alive].filter((mutant) => !isOwn(prepared, mutant)))
  const findKiller = options.findsKillers === false ? () => Promise.resolve(undefined) : createKillerSearch(policy, cases, parseSql)
  const whyEquivalent = createEquivalence(policy)
  for (const mutant of alive) {
    const why = whyEquivalent(mutant)
    if (why !== undefined) settle(mutant, { kind: 'equivalent', why })
    else {
      const killer = await findKiller(mutant)
      settle(mutant, { kind: 'survived', ...(killer !== undefined && { killer }) })
    }
  }
  return mutants.map((mutant) => ({ mutant, fate: fates.get(mutant) ?? { kind: 'survived' } }))
}

/** The mutants of rules, or of allow lists, with such names. */
export function selectMutants(policy: PolicyAst, concerns: (rule: string) => boolean): readonly Mutant[] {
  return mutantsOf(policy).filter(({ rules, unmatched }) => rules.some(({ before }) => concerns(before.fullName)) || (unmatched !== undefined && concerns(unmatched)))
}

function isOwn({ rule, pack }: PreparedCase, mutant: Mutant): boolean {
  return pack.id === mutant.pack && rule !== undefined && mutant.rules.some(({ before }) => before.fullName === rule.fullName)
}
