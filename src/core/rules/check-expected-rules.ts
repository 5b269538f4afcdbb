import { isJsonObject, ownMember } from '../base/json.ts'
import type { Span } from '../diagnostics/source.ts'
import type { MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import type { PackNode, TestCaseNode } from './policy-ast.ts'
import { didYouMean, entryOf, nearestPlace, valueSpan, type Reading } from './reading.ts'

/** The rules that a case may name: own ones by id, all that are loaded by full name. */
interface KnownRules {
  readonly packId: string
  readonly own: ReadonlyMap<string, Span>
  readonly full: ReadonlyMap<string, Span>
  readonly packIds: ReadonlySet<string>
  /** Checks that some rule consults. */
  readonly checks: ReadonlySet<string>
}

/**
 * A rule that an expectation names is there (L-80): a case about a rule that does not exist can only
 * fail. Full names of packs that are not loaded are left to the run.
 */
export function checkExpectedRules(reading: Reading, packs: readonly PackNode[]): void {
  const full = new Map(packs.flatMap((pack) => [...rulePlaces(pack)].map(([id, span]): [string, Span] => [`${pack.id}#${id}`, span])))
  const packIds = new Set(packs.map(({ id }) => id))
  const checks = new Set(packs.flatMap(({ rules }) => rules.flatMap(({ action }) => consulted(action))))
  for (const pack of packs) {
    const known = { packId: pack.id, own: rulePlaces(pack), full, packIds, checks }
    for (const test of casesOf(pack)) checkCase(reading, known, test.node)
  }
}

function rulePlaces({ rules, unmatched }: PackNode): ReadonlyMap<string, Span> {
  const places = new Map(rules.map(({ id, span }) => [id, span]))
  return unmatched === undefined ? places : places.set('unmatched', unmatched.span)
}

function consulted({ name, param }: PackNode['rules'][number]['action']): readonly string[] {
  const check = name === 'consult' && isJsonObject(param) ? ownMember(param, 'check') : undefined
  return typeof check === 'string' ? [check] : []
}

function casesOf({ rules, exceptions, tests }: PackNode): readonly TestCaseNode[] {
  return [...rules.flatMap((rule) => rule.tests), ...exceptions.flatMap((exception) => exception.tests), ...tests]
}

function checkCase(reading: Reading, known: KnownRules, node: SyntaxNode): void {
  if (node.kind !== 'map') return
  const expectation = entryOf(node, 'expect')?.value
  if (expectation?.kind === 'map') checkExpectation(reading, known, expectation)
  const answers = entryOf(node, 'answers')?.value
  // An answer for a rule that is not there is never asked for, as if it were not given.
  if (answers?.kind === 'map') for (const { key } of answers.entries) checkNamed(reading, known, key.text, key.span, 'a test answers for')
  const stubs = entryOf(node, 'checks')?.value
  for (const { key } of stubs?.kind === 'map' ? stubs.entries : []) {
    if (key.text.includes('${') || known.checks.has(key.text)) continue
    const hint = didYouMean(key.text, known.checks) ?? 'the name of a check that a rule consults'
    reading.report('SLC338', key.span, `no rule consults the check \`${key.text}\``, hint)
  }
  const steps = entryOf(node, 'steps')?.value
  if (steps?.kind === 'list') for (const step of steps.items) checkCase(reading, known, step)
}

function checkExpectation(reading: Reading, known: KnownRules, expectation: MapNode): void {
  const rule = entryOf(expectation, 'rule')
  if (rule !== undefined) checkName(reading, known, rule.value, valueSpan(rule))
  const shadow = entryOf(expectation, 'shadow')?.value
  if (shadow?.kind === 'list') for (const item of shadow.items) checkName(reading, known, item, item.span)
}

function checkName(reading: Reading, known: KnownRules, node: SyntaxNode, span: Span): void {
  const name = node.kind === 'scalar' ? node.value : undefined
  if (typeof name !== 'string') {
    reading.report('SLC203', span, 'the rule that a test expects is named by a text', 'write its id, or `pack/id#rule`')
    return
  }
  checkNamed(reading, known, name, span, 'a test expects')
}

function checkNamed(reading: Reading, { packId, own, full, packIds }: KnownRules, name: string, span: Span, does: string): void {
  if (name.includes('${') || own.has(name) || full.has(name)) return
  const [named = ''] = name.split('#')
  if (name.includes('#') && !packIds.has(named)) {
    // Of a pack that is loaded elsewhere, unless it is the own one with a slip in it.
    const hint = didYouMean(name, Array.from(own.keys(), (id) => `${packId}#${id}`))
    if (hint === undefined) return
    reading.report('SLC338', span, `${does} the rule \`${name}\`, which is not there`, hint)
    return
  }
  const places = name.includes('#') ? full : own
  const hint = didYouMean(name, places.keys()) ?? 'the id of a rule of this pack, or `pack/id#rule`'
  reading.report('SLC338', span, `${does} the rule \`${name}\`, which is not there`, hint, nearestPlace(name, places))
}
