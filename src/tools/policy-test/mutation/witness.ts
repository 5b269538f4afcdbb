import { PendingLookup } from '../../../core/base/pending-lookup.ts'
import type { JudgeOf } from '../../../core/compile/policy-versions.ts'
import type { RuleVerdict, JudgeRule } from '../../../core/compile/rule-verdict.ts'
import { createToolNames, type ToolNames } from '../../../core/compile/tool-names.ts'
import type { HookContext } from '../../../core/events/hook-context.ts'
import { toolNameOf } from '../../../core/events/call-parts.ts'
import type { StepEvent } from '../../../core/events/step-event.ts'
import { groupBy } from '../../../core/base/group-by.ts'
import type { World } from '../../../core/events/world.ts'
import type { PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { createVersionBenches } from '../case-bench.ts'
import type { RunnableCase } from '../prepared-cases.ts'
import type { ChangedRule, Mutant } from './mutants-of.ts'
import { toolsOf } from './tools-of.ts'

/** Of these mutants, those that a case may tell from the policy. */
export type Witness = (prepared: RunnableCase, mutants: readonly Mutant[]) => Promise<readonly Mutant[]>

interface Asked {
  readonly mutant: Mutant
  readonly changed: ChangedRule
}

/**
 * A run that meets the same verdict of every changed rule is the same run up to its end. So a case is
 * run against the policy alone, and wherever a rule is asked, its mutants are asked too, about the same
 * event in the same run: what is parsed for one is parsed for all.
 */
export function createWitness(policy: PolicyAst, parseSql?: World['parseSql']): Witness {
  let asked: ReadonlyMap<string, readonly Asked[]> = new Map()
  let byUnmatched: ReadonlyMap<string, readonly Mutant[]> = new Map()
  let seen = new Set<Mutant>()
  const names = knownNames(policy)
  const watchOf = (judgeOf: JudgeOf) => {
    const judges = new WeakMap<Mutant, Map<string, JudgeRule>>()
    const judgeFor = ({ mutant, changed }: Asked): JudgeRule => {
      const known = judges.get(mutant) ?? new Map<string, JudgeRule>()
      judges.set(mutant, known)
      const name = changed.before.fullName
      const judge = known.get(name) ?? judgeOf(changed.after, changed.exceptions, names.of(mutant))
      known.set(name, judge)
      return judge
    }
    return {
      answered(hook: string) {
        for (const mutant of byUnmatched.get(hook) ?? []) seen.add(mutant)
      },
      judged(rule: RuleNode, verdict: RuleVerdict, event: StepEvent, context: HookContext) {
        for (const one of asked.get(rule.fullName) ?? []) {
          if (seen.has(one.mutant)) continue
          if (differs(one, verdict, judgeFor, event, context)) seen.add(one.mutant)
        }
        for (const mutant of names.otherwise(toolNameOf(event))) seen.add(mutant)
      },
    }
  }
  const bench = createVersionBenches(policy, parseSql, watchOf)(policy)
  return async (prepared, mutants) => {
    if (mutants.length === 0) return []
    const byRule = new Map<string, Asked[]>()
    for (const mutant of mutants) {
      for (const changed of mutant.rules) {
        const name = changed.before.fullName
        const others = byRule.get(name)
        if (others === undefined) byRule.set(name, [{ mutant, changed }])
        else others.push({ mutant, changed })
      }
    }
    asked = byRule
    byUnmatched = groupBy(mutants.filter(({ unmatched }) => unmatched !== undefined), ({ unmatched = '' }) => unmatched)
    seen = new Set()
    names.look(mutants)
    if ((await bench.run(prepared)).length > 0) return []
    return mutants.filter((mutant) => seen.has(mutant))
  }
}

function differs(
  asked: Asked,
  verdict: RuleVerdict,
  judgeFor: (asked: Asked) => JudgeRule,
  event: StepEvent,
  context: HookContext,
): boolean {
  const { before, after } = asked.changed
  if (after.action !== before.action && verdict.verdict !== 'miss') return true
  if (after.match === before.match && after.when === before.when && after.unless === before.unless && after.action !== before.action) return false
  try {
    return !sameVerdict(verdict, judgeFor(asked)(event, context))
  } catch (thrown) {
    // It asks the host for more than the rule does, so it is another rule.
    if (thrown instanceof PendingLookup) return true
    throw thrown
  }
}

function sameVerdict(one: RuleVerdict, other: RuleVerdict): boolean {
  switch (one.verdict) {
    case 'hit':
      return other.verdict === 'hit'
    case 'miss':
      return other.verdict === 'miss' && one.exception === other.exception
    case 'unknown':
      return other.verdict === 'unknown' && one.cause.path === other.cause.path && one.cause.why === other.cause.why
  }
}

interface KnownNames {
  /** Undefined where the mutant knows the names that the policy knows. */
  readonly of: (mutant: Mutant) => ToolNames | undefined
  readonly look: (mutants: readonly Mutant[]) => void
  /** Mutants for which this name looks like another one and for the policy it does not, or the reverse (L-17). */
  readonly otherwise: (name: string | undefined) => readonly Mutant[]
}

function knownNames(policy: PolicyAst): KnownNames {
  const own = createToolNames(policy.packs)
  const known = new WeakMap<Mutant, { readonly names: ToolNames | undefined }>()
  let changing: readonly { readonly mutant: Mutant; readonly names: ToolNames }[] = []
  const of = (mutant: Mutant): ToolNames | undefined => {
    const before = known.get(mutant)
    if (before !== undefined) return before.names
    const changes = mutant.rules.some(({ before: old, after, exceptions }) => exceptions.length > 0 || toolsOf(old) !== toolsOf(after))
    const names = changes ? createToolNames(mutant.policy.packs) : undefined
    known.set(mutant, { names })
    return names
  }
  return {
    of,
    look(mutants) {
      changing = mutants.flatMap((mutant) => {
        const names = of(mutant)
        return names === undefined ? [] : [{ mutant, names }]
      })
    },
    otherwise: (name) =>
      name === undefined ? [] : changing.filter(({ names }) => names.isLookAlike(name) !== own.isLookAlike(name)).map(({ mutant }) => mutant),
  }
}
