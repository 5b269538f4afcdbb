import type { World } from '../../../core/events/world.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import type { PolicyWatch } from '../../../core/compile/policy-watch.ts'
import { createCaseBench } from '../case-bench.ts'
import { preparedCases, type PreparedCase } from '../prepared-cases.ts'
import { mutantsOf, type Mutant } from './mutants-of.ts'

export interface MutationRun {
  readonly killed: number
  /** Changes that no case noticed. */
  readonly survivors: readonly Mutant[]
}

export interface MutationOptions {
  readonly parseSql?: World['parseSql']
  /** Told of each mutant as it is judged, for progress. */
  readonly onMutant?: (mutant: Mutant, isKilled: boolean) => void
  /** Only every n-th mutant, beginning with this one, so that several workers share the work. */
  readonly share?: { readonly of: number; readonly index: number }
}

/**
 * Runs the cases of a policy against each of its mutants until one fails: first those of the changed
 * rule, then the others that can see the change. The policy itself must pass all its cases.
 */
export async function runMutants(policy: PolicyAst, options: MutationOptions = {}): Promise<MutationRun> {
  const { parseSql, share, onMutant } = options
  const cases = await concernedCases(policy, parseSql)
  const survivors: Mutant[] = []
  let killed = 0
  let number = 0
  for (const mutant of mutantsOf(policy)) {
    if (share !== undefined && number++ % share.of !== share.index) continue
    const isKilled = await isNoticed(mutant, cases, parseSql)
    if (isKilled) killed++
    else survivors.push(mutant)
    onMutant?.(mutant, isKilled)
  }
  return { killed, survivors }
}

interface ConcernedCase {
  readonly prepared: PreparedCase
  /** Full names of the rules that are about the tool of one of its events. */
  readonly rules: ReadonlySet<string>
}

/** Each case with the rules that it concerns, found by running it once. */
async function concernedCases(policy: PolicyAst, parseSql: World['parseSql']): Promise<readonly ConcernedCase[]> {
  let concerned = new Set<string>()
  let isOtherTool = false
  const watch: PolicyWatch = {
    tested(rule, part, test, _subject, verdict) {
      const isAtTop = test === rule.match || (rule.match?.kind === 'all' && rule.match.items.some((item) => item === test))
      if (part === 'match' && test.kind === 'tool' && isAtTop && verdict === 'miss') isOtherTool = true
    },
    judged(rule) {
      if (!isOtherTool) concerned.add(rule.fullName)
      isOtherTool = false
    },
  }
  const bench = createCaseBench(policy, { watch, ...(parseSql === undefined ? {} : { parseSql }) })
  const cases: ConcernedCase[] = []
  for (const prepared of preparedCases(policy)) {
    concerned = new Set()
    await bench.run(prepared)
    cases.push({ prepared, rules: concerned })
  }
  return cases
}

/** A change of the tool test itself may be seen by any case of the pack; all others only where the tool is one of the rule's. */
async function isNoticed(mutant: Mutant, cases: readonly ConcernedCase[], parseSql: World['parseSql']): Promise<boolean> {
  const { rule, changesTool, pack } = mutant
  const seeing = cases.filter(({ prepared, rules }) => (changesTool ? prepared.pack.id === pack : rules.has(rule)))
  const isOwn = ({ prepared }: ConcernedCase): boolean => prepared.rule?.fullName === rule
  const bench = createCaseBench(mutant.policy, parseSql === undefined ? {} : { parseSql })
  for (const { prepared } of [...seeing.filter(isOwn), ...seeing.filter((one) => !isOwn(one))]) {
    if ((await bench.run(prepared)).length > 0) return true
  }
  return false
}
