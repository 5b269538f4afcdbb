import type { Span } from '../../../core/diagnostics/source.ts'
import type { ExceptionNode, PackNode, PolicyAst, RuleNode, UnmatchedNode } from '../../../core/rules/policy-ast.ts'
import { spanInWhen } from '../written-when.ts'
import { editEventTest } from './edit-event-test.ts'
import { editRule, editUnmatched } from './edit-rule.ts'
import type { Edit } from './edit.ts'
import { meaningOfException, meaningOfRule } from './meaning-of.ts'
import { createPlaces, type PlaceOf } from './written-place.ts'

/** A policy with one small change: tests that are worth something tell it from the original. */
export interface Mutant {
  readonly policy: PolicyAst
  /** The rules that decide otherwise, perhaps. Several, where they share what was changed. */
  readonly rules: readonly ChangedRule[]
  /** Full name of the allow list whose calls or whose action changed. */
  readonly unmatched?: string
  readonly pack: string
  /** Of what was changed, as it is written: in a list or a matcher that is named, if there. */
  readonly span: Span
  readonly says: string
}

export interface ChangedRule {
  readonly before: RuleNode
  readonly after: RuleNode
  /** Those that relieve it in the mutant. */
  readonly exceptions: readonly ExceptionNode[]
}

/** A part of a pack that is changed by itself, and every change of it by what is written and what is done. */
type Unit =
  | { readonly kind: 'rule'; readonly node: RuleNode; readonly edits: Edits<RuleNode> }
  | { readonly kind: 'exception'; readonly node: ExceptionNode; readonly edits: Edits<ExceptionNode | undefined> }
  | { readonly kind: 'unmatched'; readonly node: UnmatchedNode; readonly edits: Edits<UnmatchedNode> }

type Edits<Part> = ReadonlyMap<string, PlacedEdit<Part>>
type PlacedEdit<Part> = Pick<Edit<Part>, 'part' | 'span' | 'says'>

/**
 * Every mutant of a policy, in the order of its rules. What several rules share, an entry of a list or a
 * named matcher, is changed once and for all of them, as an author would. Changes of one meaning are one
 * mutant, and one that means what was there is none.
 */
export function mutantsOf(policy: PolicyAst): readonly Mutant[] {
  return policy.packs.flatMap((pack) => mutantsOfPack(policy, pack))
}

function mutantsOfPack(policy: PolicyAst, pack: PackNode): readonly Mutant[] {
  const places = createPlaces(pack)
  const units = unitsOf(pack, places)
  const keys = new Set(units.flatMap(({ edits }) => [...edits.keys()]))
  const mutants = new Map<string, Mutant>()
  for (const key of keys) {
    const changed = changedPack(pack, units, key)
    if (changed === undefined || mutants.has(changed.meaning)) continue
    const packs = policy.packs.map((other) => (other === pack ? changed.pack : other))
    mutants.set(changed.meaning, mutantOf(policy, { packs }, changed))
  }
  return [...mutants.values()]
}

function unitsOf(pack: PackNode, places: PlaceOf): readonly Unit[] {
  return [
    ...pack.rules.map((node): Unit => ({
      kind: 'rule',
      node,
      edits: placed(node, (rule) => editRule(rule, (path) => spanInWhen(pack, rule, path)), places),
    })),
    ...pack.exceptions.map((node): Unit => ({ kind: 'exception', node, edits: placed<ExceptionNode | undefined>(node, editException, places) })),
    ...(pack.unmatched === undefined ? [] : [{ kind: 'unmatched' as const, node: pack.unmatched, edits: placed(pack.unmatched, editUnmatched, places) }]),
  ]
}

function* editException(exception: ExceptionNode | undefined): Iterable<Edit<ExceptionNode | undefined>> {
  if (exception === undefined) return
  yield { part: undefined, span: exception.span, says: `takes the exception \`${exception.id}\` out` }
  for (const edit of editEventTest(exception.match)) yield { ...edit, part: { ...exception, match: edit.part } }
}

/** What is written once and used twice in a part is changed in both places. */
function placed<Part>(part: Part, editsOf: (part: Part) => Iterable<Edit<Part>>, places: PlaceOf): Edits<Part> {
  const found = keyed(part, editsOf, places)
  return new Map(
    [...found].map(([key, [first, ...more]]) => {
      let last = first
      for (let left = more.length; left > 0; left--) last = keyed(last.part, editsOf, places).get(key)?.[0] ?? last
      return [key, last]
    }),
  )
}

function keyed<Part>(part: Part, editsOf: (part: Part) => Iterable<Edit<Part>>, places: PlaceOf): ReadonlyMap<string, readonly [PlacedEdit<Part>, ...PlacedEdit<Part>[]]> {
  const found = new Map<string, [PlacedEdit<Part>, ...PlacedEdit<Part>[]]>()
  for (const edit of editsOf(part)) {
    const span = places(edit.span, edit.at)
    const key = `${span.source.name}:${String(span.start)}:${String(span.end)} ${edit.says}`
    const same = found.get(key)
    const one = { part: edit.part, span, says: edit.says }
    if (same === undefined) found.set(key, [one])
    else same.push(one)
  }
  return found
}

interface ChangedPack extends Pick<Mutant, 'span' | 'says'> {
  readonly pack: PackNode
  readonly meaning: string
  readonly rules: ReadonlyMap<RuleNode, RuleNode>
  /** Full names of rules that an exception relieves which was changed. */
  readonly relieved: ReadonlySet<string>
  readonly unmatched: boolean
}

/** Undefined where the change has no meaning. */
function changedPack(pack: PackNode, units: readonly Unit[], key: string): ChangedPack | undefined {
  const rules = new Map<RuleNode, RuleNode>()
  const exceptions = new Map<ExceptionNode, ExceptionNode | undefined>()
  let unmatched: UnmatchedNode | undefined
  let place: Pick<Mutant, 'span' | 'says'> | undefined
  const meanings: string[] = []
  for (const unit of units) {
    const edit = unit.edits.get(key)
    if (edit === undefined) continue
    place ??= { span: edit.span, says: edit.says }
    switch (unit.kind) {
      case 'rule': {
        // `as` in all three: the edits of a unit are of its own kind.
        const after = edit.part as RuleNode
        const meaning = meaningOfRule(after)
        if (meaning === meaningOfRule(unit.node)) continue
        rules.set(unit.node, after)
        meanings.push(`${unit.node.fullName} ${meaning}`)
        continue
      }
      case 'exception': {
        const after = edit.part as ExceptionNode | undefined
        const meaning = meaningOfException(after)
        if (meaning === meaningOfException(unit.node)) continue
        exceptions.set(unit.node, after)
        meanings.push(`${unit.node.fullName} ${meaning}`)
        continue
      }
      case 'unmatched':
        unmatched = edit.part as UnmatchedNode
        meanings.push(key)
    }
  }
  if (place === undefined || meanings.length === 0) return undefined
  const changed: PackNode = {
    ...pack,
    rules: pack.rules.map((rule) => rules.get(rule) ?? rule),
    exceptions: pack.exceptions.flatMap((one) => (exceptions.has(one) ? [exceptions.get(one)].filter((left) => left !== undefined) : [one])),
    ...(unmatched !== undefined && { unmatched }),
  }
  const relieved = new Set([...exceptions.keys()].flatMap((exception) => exception.rules))
  return { ...place, pack: changed, meaning: meanings.sort().join('\n'), rules, relieved, unmatched: unmatched !== undefined }
}

function mutantOf(original: PolicyAst, policy: PolicyAst, { pack, rules, relieved, unmatched, span, says }: ChangedPack): Mutant {
  const touched = original.packs.flatMap((one) => one.rules.filter((rule) => rules.has(rule) || relieved.has(rule.fullName)))
  return {
    policy,
    rules: touched.map((before) => ({ before, after: rules.get(before) ?? before, exceptions: exceptionsOf(policy, before) })),
    ...(unmatched && pack.unmatched !== undefined && { unmatched: pack.unmatched.fullName }),
    pack: pack.id,
    span,
    says,
  }
}

function exceptionsOf(policy: PolicyAst, rule: RuleNode): readonly ExceptionNode[] {
  return policy.packs.flatMap(({ exceptions }) => exceptions.filter(({ rules }) => rules.includes(rule.fullName)))
}
