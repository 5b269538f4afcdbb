import type { Goal } from '../../../../core/analysis/can-be.ts'
import { newEffort, type Effort } from '../../../../core/analysis/effort.ts'
import { isPlainMatcher } from '../../../../core/analysis/plain-matcher.ts'
import type { PolicyMeaning } from '../../../../core/analysis/policy-meaning.ts'
import { everyPart, type TestPart } from '../../../../core/analysis/test-part.ts'
import { writtenTest } from '../../../../core/analysis/value-formula.ts'
import type { Verdict } from '../../../../core/base/verdict.ts'
import type { MapNode, SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

export const repeatedTest = defineLintRule({
  name: 'repeated-test',
  code: 'SLC408',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a test or a value that another one beside it says already',
  why: 'Where the same is said twice, one of the two was often meant to say something else, and what was meant is not tested.',
  fix: 'Mend the one that was meant otherwise, or take it out.',
  examples: {
    bad: [
      '- id: files\n  event: tool_call\n  match: { tool: [read, write, read] }\n  skip: Not run. Do not retry.\n',
      '- id: names\n  event: tool_call\n  match: { tool: look_up, args: { $.name: { any: [{ starts_with: tmp }, { starts_with: tmp- }] } } }\n  skip: Not run. Do not retry.\n',
      '- id: both\n  event: tool_call\n  match: { tool: pay, args: { $.to: { all: [{ ends_with: -x }, { ends_with: -x }] } } }\n  skip: Not paid. Do not retry.\n',
      '- id: words\n  event: tool_call\n  match: { tool: note, args: { $.text: { contains_any: [secret, token, secret] } } }\n  skip: Not written. Do not retry.\n',
    ],
    good: [
      '- id: names\n  event: tool_call\n  match: { tool: look_up, args: { $.name: { any: [{ starts_with: tmp }, { ends_with: .tmp }] } } }\n  skip: Not run. Do not retry.\n',
      '- id: amounts\n  event: tool_call\n  match: { tool: pay, args: { $.a: { any: [{ gt: 5 }, { type: string }] } } }\n  skip: Not paid. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    for (const { rule, node } of context.rules) {
      const parts = [
        ...(rule.match === undefined || isPlainMatcher(rule.match) ? [] : [meaning.ofMatcher(rule.match, rule.action.name === 'allow')]),
        ...(rule.unless === undefined || isPlainMatcher(rule.unless) ? [] : [meaning.ofMatcher(rule.unless, true)]),
      ]
      for (const part of parts.flatMap(everyPart)) yield* repeatedParts(meaning, part, effort)
      yield* repeatedValues(node)
    }
    for (const { exception, node } of context.exceptions) {
      for (const part of everyPart(meaning.ofMatcher(exception.match, true))) yield* repeatedParts(meaning, part, effort)
      yield* repeatedValues(node)
    }
    for (const { trees } of policy.packs) {
      for (const { root } of trees) {
        for (const { key, value } of root.entries) if (key.text === 'lists' && value.kind === 'map') for (const entry of value.entries) yield* repeatedItems(entry.value)
      }
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000
/** Of more branches than these not every pair is compared. */
const mostBranches = 16

function* repeatedParts(meaning: PolicyMeaning, { kind, parts }: TestPart, effort: Effort): Iterable<LintFinding> {
  if (kind === 'test') return
  if (parts.length < 2) return
  const seen = new Map<string, TestPart>()
  const distinct: TestPart[] = []
  for (const part of parts) {
    const key = `${part.at ?? ''} ${writtenTest(part.node)}`
    const before = seen.get(key)
    if (before === undefined) {
      seen.set(key, part)
      distinct.push(part)
    } else {
      yield findingOf(part, before, 'this test says the same as another one beside it')
    }
  }
  if (kind !== 'any' || distinct.length > mostBranches) return
  const dropped = new Set<TestPart>()
  for (const part of distinct.toReversed()) {
    const wider = distinct.find((other) => other !== part && !dropped.has(other) && isCovered(meaning, part, other, effort))
    if (wider === undefined) continue
    dropped.add(part)
    yield findingOf(part, wider, 'another branch of this `any` hits all that this one hits')
  }
}

/** Taking out the branch changes no verdict: where it hits the other one does, and where it is unknown the other one is too, or hits. */
function isCovered(meaning: PolicyMeaning, branch: TestPart, other: TestPart, effort: Effort): boolean {
  const is = (part: TestPart, ...wanted: readonly Verdict[]): Goal => ({ formula: part.formula, wanted })
  return (
    meaning.isImpossible([is(branch, 'hit'), is(other, 'miss', 'unknown')], effort) &&
    meaning.isImpossible([is(branch, 'unknown'), is(other, 'miss')], effort) &&
    // What can never hit is another finding.
    !meaning.isImpossible([is(branch, 'hit')], effort)
  )
}

function findingOf(part: TestPart, other: TestPart, message: string): LintFinding {
  return { span: part.span, message, hint: 'mend it, or take it out', related: [{ span: other.span, message: 'it is this one' }] }
}

/** Keys whose lists are alternatives, or must all be there: the order and number of their entries mean nothing. */
const listKeys = new Set(['tool', 'in', 'not_in', 'contains_any', 'contains_all', 'outcome'])

function* repeatedValues(map: MapNode): Iterable<LintFinding> {
  for (const { key, value } of map.entries) {
    if (key.text === 'match' || key.text === 'unless') yield* repeatedBelow(value)
  }
}

function* repeatedBelow(node: SyntaxNode): Iterable<LintFinding> {
  if (node.kind === 'list') for (const item of node.items) yield* repeatedBelow(item)
  if (node.kind !== 'map') return
  for (const { key, value } of node.entries) {
    if (listKeys.has(key.text) || key.text.startsWith('$')) yield* repeatedItems(value)
    yield* repeatedBelow(value)
  }
}

function* repeatedItems(node: SyntaxNode): Iterable<LintFinding> {
  if (node.kind !== 'list') return
  const seen = new Map<string | number | boolean | null, SyntaxNode>()
  for (const item of node.items) {
    if (item.kind !== 'scalar') continue
    const before = seen.get(item.value)
    if (before === undefined) seen.set(item.value, item)
    else yield { span: item.span, message: `\`${String(item.value)}\` stands here twice`, hint: 'take one out, or write what was meant', related: [{ span: before.span, message: 'it stands here first' }] }
  }
}
