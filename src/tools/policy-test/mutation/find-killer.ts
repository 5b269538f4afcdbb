import { ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'
import { createLanguages } from '../../../core/analysis/language.ts'
import type { World } from '../../../core/events/world.ts'
import type { PackNode, PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../core/rules/visit-tests.ts'
import { createVersionBenches, type CaseBench } from '../case-bench.ts'
import type { PreparedCase, RunnableCase } from '../prepared-cases.ts'
import { candidateCases } from './candidate-cases.ts'
import { differingValues } from './difference.ts'
import { without } from './edit.ts'
import type { Mutant } from './mutants-of.ts'
import { createWitness, type Witness } from './witness.ts'

/** A case that passes on the policy and fails on the mutant. */
export interface Killer {
  readonly test: JsonObject
  /** Full name of the rule under whose `tests` it belongs. */
  readonly rule: string
}

/** Undefined where none was found, which does not say that there is none. */
export type FindKiller = (mutant: Mutant) => Promise<Killer | undefined>

/** Cases that are tried for one mutant. Each is a decision of one rule. */
const mostCandidates = 300
/** Cases that others are made from, those of the rule first. */
const mostBases = 12

/**
 * Looks for cases like those that are there, with the values that a change is about. They are tried on the
 * changed rule alone; what tells it from its mutant there is then decided by the whole of both policies.
 */
export function createKillerSearch(policy: PolicyAst, cases: readonly PreparedCase[], parseSql?: World['parseSql']): FindKiller {
  const languages = createLanguages()
  const benchOf = createVersionBenches(policy, parseSql)
  const witnesses = new Map<RuleNode, Witness>()
  return async (mutant) => {
    const [changed] = mutant.rules
    const pack = policy.packs.find(({ id }) => id === mutant.pack)
    if (changed === undefined || pack === undefined) return undefined
    const { before } = changed
    const witness = witnesses.get(before) ?? createWitness(aloneIn(policy, pack, before), parseSql)
    witnesses.set(before, witness)
    const exceptions = policy.packs.flatMap((one) => one.exceptions.filter(({ rules }) => rules.includes(before.fullName)))
    // What is taken out in one place may still stand in another.
    const quoted = [...mutant.says.matchAll(/[`"]([^`"]+)[`"]/g)].flatMap(([, text]) => (text === undefined ? [] : [text]))
    const values = [...new Set([...differingValues(languages, changed, exceptions), ...quoted])]
    const tools = [...new Set([...toolNames(before), ...values.filter((value) => typeof value === 'string'), 'another_tool'])].slice(0, 20)
    let left = mostCandidates
    // One that tells them apart by more than a word is shown where no other is found.
    let wordy: Killer | undefined
    const seen = new Set<string>()
    for (const base of basesFor(before, cases)) {
      for (const test of candidateCases(base, values, tools)) {
        const key = JSON.stringify(test)
        if (seen.has(key)) continue
        seen.add(key)
        if (left-- <= 0) return wordy
        const prepared: RunnableCase = { name: 'candidate', pack, rule: before, span: before.span, test }
        if ((await witness(prepared, [mutant])).length === 0) continue
        const killer = await expecting(prepared, test, benchOf, policy, mutant)
        if (killer === undefined) continue
        if (typeof killer['expect'] === 'string') return { test: killer, rule: before.fullName }
        wordy ??= { test: killer, rule: before.fullName }
      }
    }
    return wordy
  }
}

/** The rule without those beside it, so that a candidate costs little. */
function aloneIn(policy: PolicyAst, pack: PackNode, rule: RuleNode): PolicyAst {
  const alone = { ...without(pack, 'unmatched'), rules: [rule] }
  return { packs: policy.packs.map((one) => (one === pack ? alone : { ...without(one, 'unmatched'), rules: [] })) }
}

function toolNames({ match }: RuleNode): readonly string[] {
  const names: string[] = []
  if (match !== undefined) {
    visitTests(match, (node) => {
      if (node.kind === 'tool') names.push(...node.names)
    })
  }
  return names
}

/** Where the rule has no case of its own, an empty call is better than nothing. */
function basesFor(rule: RuleNode, cases: readonly PreparedCase[]): readonly JsonObject[] {
  const tests = (some: readonly PreparedCase[]): readonly JsonObject[] => some.flatMap(({ test }) => (typeof test === 'string' ? [] : [test]))
  const own = tests(cases.filter((one) => one.rule?.fullName === rule.fullName))
  const others = tests(cases.filter((one) => one.rule?.fullName !== rule.fullName))
  const [tool = 'tool'] = toolNames(rule)
  const kind = rule.events.includes('tool_result') ? 'result' : 'call'
  const shown = (test: JsonObject): number => (['hit', 'skip', 'terminate', 'rewrite', 'replace'].some((word) => JSON.stringify(ownMember(test, 'expect') ?? null).includes(word)) ? 0 : 1)
  return [...[...own].sort((left, right) => shown(left) - shown(right)), { [kind]: { tool, args: {} } }, ...others].slice(0, mostBases)
}

/** The case with what the policy makes of it, as far as that tells it from the mutant. */
async function expecting(
  prepared: RunnableCase,
  test: JsonObject,
  benchOf: (version: PolicyAst) => CaseBench,
  policy: PolicyAst,
  mutant: Mutant,
): Promise<JsonObject | undefined> {
  const bench = benchOf(policy)
  const expected: Json[] = []
  const [decided, other] = [await decisionOf(bench, prepared, test), await decisionOf(benchOf(mutant.policy), prepared, test)]
  if (decided !== undefined && other !== undefined) {
    const word = decided['decision'] ?? null
    if (word !== other['decision']) expected.push(word)
    for (const field of ['args', 'result', 'patch', 'rule', 'reason'] as const) {
      const value = decided[field]
      if (value !== undefined && JSON.stringify(value) !== JSON.stringify(other[field])) expected.push({ decision: word, [field]: value })
    }
  }
  for (const expect of [...expected, 'hit', 'miss', 'unknown']) {
    const whole = { ...test, expect }
    const one = { ...prepared, test: whole }
    if ((await benchOf(policy).run(one)).length > 0) continue
    if ((await benchOf(mutant.policy).run(one)).length > 0) return whole
  }
  return undefined
}

/** A failed expectation tells what was decided instead. */
async function decisionOf(bench: CaseBench, prepared: RunnableCase, test: JsonObject): Promise<JsonObject | undefined> {
  const failures = await bench.run({ ...prepared, test: { ...test, expect: 'continue' } })
  return failures.length === 0 ? { decision: 'continue' } : failures[0]?.decision
}
