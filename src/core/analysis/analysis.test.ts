import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { argsOf, toolNameOf } from '../events/call-parts.ts'
import { runFact, isRunField } from '../events/run-facts.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import { parsePath } from '../paths/parse-path.ts'
import { selectNodes } from '../paths/select-nodes.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { RuleNode } from '../rules/policy-ast.ts'
import { topPlace } from '../rules/test-place.ts'
import { aContext } from '../../../test/support/engine-events.ts'
import { anEvent, aPolicy } from '../../../test/support/compiled-policy.ts'
import { compilePolicy } from '../compile/compile-policy.ts'
import { randomCall } from '../../../test/support/random-events.ts'
import { callMatcher } from '../../../test/support/random-matcher.ts'
import { canBe, type Goal } from './can-be.ts'
import { newEffort } from './effort.ts'
import { eventFormula } from './event-formula.ts'
import type { Formula } from './formula.ts'
import { isEmpty } from './is-empty.ts'
import { createLanguages, type Languages } from './language.ts'
import { ruleFormula } from './rule-formula.ts'
import { holdsValue, intersect } from './value-set.ts'
import type { VerdictSets } from './verdict-sets.ts'

const lists = { words: ['ab', 'x'], tools: ['act', 'look'] }
const matchers = { short: { length: { lte: 2 } }, big: { gt: 2 }, risky: { tool: 'act', args: { '$.n': { gt: 2 } } } }

interface Seen {
  readonly event: StepEvent
  readonly context: HookContext
}

/** The rule as loaded, and what the shipped engine says of it. */
function aRule(match: JsonObject): { readonly rule: RuleNode; readonly judge: (seen: Seen) => Verdict } | undefined {
  try {
    const policy = aPolicy({ lists, matchers, rules: [{ id: 'r0', event: 'tool_call', match, skip: 'Not run.' }] })
    const rule = policy.packs[0]?.rules[0]
    const [compiled] = compilePolicy(policy).rules.values()
    return rule && compiled && { rule, judge: ({ event, context }) => compiled.judge(event, context).verdict }
  } catch {
    return undefined
  }
}

/** What stands at a place of a formula. */
function readAt({ event, context }: Seen, at: string): Found {
  if (at === 'tool') return toolNameOf(event) ?? ABSENT
  const [root, field = ''] = at.split('.')
  if (root === 'run' && isRunField(field)) return runFact(context, field) ?? ABSENT
  if (root === 'env') return context.env[field] ?? ABSENT
  const parsed = parsePath(at.replace(/^args/, ''))
  if (!parsed.ok) throw new Error(at)
  const args = argsOf(event)
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? compilePath(parsed.path)(args) : UNDECIDED
}

function verdictsIn(languages: Languages, { hit, miss, unknown }: VerdictSets, found: Found): Verdict[] {
  return (['hit', 'miss', 'unknown'] as const).filter((_, place) => holdsValue(languages, [hit, miss, unknown][place] ?? hit, found))
}

const all: Verdict[] = ['hit', 'miss', 'unknown']
const opposite = { hit: 'miss', miss: 'hit', unknown: 'unknown' } as const

/** The verdicts that a formula allows on an event; worked out apart from `canBe`. */
function allowed(languages: Languages, formula: Formula, event: Seen): Verdict[] {
  switch (formula.kind) {
    case 'constant':
      return [formula.verdict]
    case 'free':
      return [...formula.verdicts]
    case 'value':
      return verdictsIn(languages, formula.sets, readAt(event, formula.at))
    case 'not':
      return allowed(languages, formula.item, event).map((verdict) => opposite[verdict])
    case 'all':
    case 'any': {
      const turn = (verdict: Verdict): Verdict => (formula.kind === 'all' ? verdict : opposite[verdict])
      const parts = formula.items.map((item) => allowed(languages, item, event).map(turn))
      return all
        .filter((verdict) =>
          verdict === 'hit' ? parts.every((part) => part.includes('hit')) : verdict === 'miss' ? parts.some((part) => part.includes('miss')) : parts.some((part) => part.includes('unknown')) && parts.every((part) => part.some((one) => one !== 'miss')),
        )
        .map(turn)
    }
    case 'override': {
      const isOn = formula.on === 'absent nodes' ? select(event, formula.at).kind === 'absent' : holdsValue(languages, formula.on, readAt(event, formula.at))
      return isOn ? [formula.verdict] : allowed(languages, formula.item, event)
    }
    case 'nodes': {
      const selection = select(event, formula.at)
      if (selection.kind === 'absent') return [formula.absent]
      if (selection.kind === 'undecided') return [formula.undecided]
      if (selection.nodes.length === 0) return [...formula.empty]
      const { many } = formula
      if (many.kind === 'free') return [...many.verdicts]
      const turn = (verdict: Verdict): Verdict => (many.kind === 'every' ? opposite[verdict] : verdict)
      const parts = selection.nodes.map((found) => verdictsIn(languages, many.item, found).map(turn))
      const some = all.filter((verdict) =>
        verdict === 'hit' ? parts.some((part) => part.includes('hit')) : verdict === 'miss' ? parts.every((part) => part.includes('miss')) : parts.some((part) => part.includes('unknown')) && parts.every((part) => part.some((one) => one !== 'hit')),
      )
      return many.kind === 'some' ? some : some.map((verdict) => opposite[verdict])
    }
  }
}

function select(event: Seen, at: string): ReturnType<ReturnType<typeof selectNodes>> {
  const parsed = parsePath(at.replace(/^args/, ''))
  if (!parsed.ok) throw new Error(at)
  const args = argsOf(event.event)
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? selectNodes(parsed.path)(args) : { kind: 'undecided' }
}

/** Calls that the rules of a policy judge one by one. Names that look like others are told apart by the policy, not by their text. */
function readable(line: JsonObject): readonly Seen[] {
  const { event, agent, runId, parentRunId, ...facts } = anEvent(line)
  const isPlain = event.kind === 'ToolCall' && event.argsFault === undefined && !['Act', 'ba\u200bsh', 'BASH'].includes(event.toolName)
  return isPlain ? [{ event, context: aContext({ ...facts, runId, ...(agent === undefined ? {} : { agentName: agent }), ...(parentRunId === undefined ? {} : { parentRunId }) }) }] : []
}

const events = fc.sample(randomCall, { seed: 40_402, numRuns: 100 }).flatMap(readable)
const formulaOf = (languages: Languages, rule: RuleNode): Formula => ruleFormula(languages, (node, isPermit) => eventFormula(languages, node, topPlace(isPermit)), rule, [], 'tool_call').verdict
const samples = <T>(values: fc.Arbitrary<T>, seed: number, numRuns: number): readonly T[] => fc.sample(values, { seed, numRuns })

test('a formula allows what the shipped engine says, and where it is worked out, nothing else', () => {
  let [exact, count] = [0, 0]
  const refuted: string[] = []
  for (const match of samples(callMatcher, 40_403, 150)) {
    const made = aRule(match)
    if (made === undefined) continue
    const languages = createLanguages()
    const formula = formulaOf(languages, made.rule)
    for (const seen of events) {
      const may = allowed(languages, formula, seen)
      count++
      if (may.length === 1) exact++
      if (!may.includes(made.judge(seen))) refuted.push(`${JSON.stringify(match)} on ${JSON.stringify(seen.event)}: ${made.judge(seen)}, not ${may.join()}`)
    }
  }
  expect(refuted).toEqual([])
  expect(exact / count).toBeGreaterThan(0.8)
})

describe('what is proved', () => {
  const pairs = fc.tuple(callMatcher, callMatcher)

  test('of one test, no event of the shipped engine refutes', () => {
    let proofs = 0
    const refuted: string[] = []
    const combined = fc.tuple(pairs, fc.constantFrom('all', 'any')).map(([both, word]): JsonObject => ({ [word]: both }))
    for (const match of samples(combined, 40_404, 200)) {
      const made = aRule(match)
      if (made === undefined) continue
      const languages = createLanguages()
      const formula = formulaOf(languages, made.rule)
      const never = all.filter((wanted) => !canBe(languages, [{ formula, wanted: [wanted] }], newEffort(4_000)))
      if (never.length === 0) continue
      proofs++
      for (const seen of events) {
        if (never.includes(made.judge(seen))) refuted.push(`${JSON.stringify(match)} on ${JSON.stringify(seen.event)}: ${made.judge(seen)}`)
      }
    }
    expect(refuted).toEqual([])
    expect(proofs).toBeGreaterThan(10)
  })

  test('of two tests, no event of the shipped engine refutes', () => {
    let proofs = 0
    const refuted: string[] = []
    const related = callMatcher.chain((one) =>
      fc.oneof(
        fc.constant<[JsonObject, JsonObject]>([one, one]),
        callMatcher.map((other): [JsonObject, JsonObject] => [{ all: [one, other] }, one]),
        callMatcher.map((other): [JsonObject, JsonObject] => [one, { any: [other, one] }]),
        pairs,
      ),
    )
    for (const [left, right] of samples(related, 40_405, 150)) {
      const [one, other] = [aRule(left), aRule(right)]
      if (one === undefined || other === undefined) continue
      const languages = createLanguages()
      const hits: Goal = { formula: formulaOf(languages, one.rule), wanted: ['hit'] }
      if (canBe(languages, [hits, { formula: formulaOf(languages, other.rule), wanted: ['miss', 'unknown'] }], newEffort(4_000))) continue
      proofs++
      for (const seen of events) {
        if (one.judge(seen) === 'hit' && other.judge(seen) !== 'hit') refuted.push(`${JSON.stringify(left)} within ${JSON.stringify(right)} on ${JSON.stringify(seen.event)}`)
      }
    }
    expect(refuted).toEqual([])
    expect(proofs).toBeGreaterThan(50)
  })
})

test('where a test is worked out, hit and miss never meet', () => {
  for (const match of samples(callMatcher, 40_406, 120)) {
    const made = aRule(match)
    if (made === undefined) continue
    const languages = createLanguages()
    const visit = (formula: Formula): void => {
      if (formula.kind === 'not' || formula.kind === 'override') visit(formula.item)
      if (formula.kind === 'all' || formula.kind === 'any') formula.items.forEach(visit)
      const sets = formula.kind === 'value' ? formula.sets : formula.kind === 'nodes' && formula.many.kind !== 'free' ? formula.many.item : undefined
      if (sets?.exact !== true) return
      const shared = intersect(languages, sets.hit, sets.miss)
      expect({ atoms: shared.atoms, numbers: shared.numbers, texts: isEmpty(languages, shared.texts, newEffort(20_000)) }, JSON.stringify(match)).toEqual({ atoms: 0, numbers: [], texts: true })
    }
    visit(formulaOf(languages, made.rule))
  }
})
