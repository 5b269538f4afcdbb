import { jsonType, type Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { argsOf } from '../events/call-parts.ts'
import type { HookContext } from '../events/hook-context.ts'
import { runFacts } from '../events/run-facts.ts'
import type { StepEvent } from '../events/step-event.ts'
import { bindOperator, type OperatorPlace } from '../operators/define-operator.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { Operand, ValueMatcherNode } from '../rules/policy-ast.ts'
import { onAbsent, type TestPlace } from '../rules/test-place.ts'
import { fillRefs } from '../rules/read-composed-operand.ts'
import type { EventLookups } from './event-lookups.ts'
import type { UnknownCause, ValueScope, ValueTester } from './value-test.ts'

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>
type Dynamic = Exclude<Operand, { kind: 'literal' }>

/** One operator on one value: absent and null first (L-14), then the operator's own verdict (L-40). */
export function compileOperator(node: OperatorNode, place: TestPlace, { lookups }: ValueScope): ValueTester {
  return node.operand.kind === 'literal'
    ? compileLiteral(node, node.operand.param, place, lookups)
    : compileDynamic(node, node.operand, place, lookups)
}

/** A literal is bound once, at load. */
function compileLiteral(node: OperatorNode, param: Json, place: TestPlace, lookups: EventLookups): ValueTester {
  const { definition } = node
  const nullIsValue = definition.judgesNull === true && !place.required
  const whenAbsent = absentVerdict(node, place)
  const test = bindOperator(definition, param, node.modifiers, operatorPlace(place))
  const asks = definition.needs !== undefined
  return {
    judge(found, event, context) {
      if (typeof found === 'symbol') return found === ABSENT ? whenAbsent : 'unknown'
      if (found === null && !nullIsValue) return whenAbsent
      return asks ? test(found, context, lookups(event)) : test(found, context)
    },
    why: (found, event, context, at) => whyUnknown(definition, param, found, event, context, at, lookups),
  }
}

/** References are read, checked and bound on each event (L-16). */
function compileDynamic(node: OperatorNode, operand: Dynamic, place: TestPlace, lookups: EventLookups): ValueTester {
  const { definition } = node
  const nullIsValue = definition.judgesNull === true && !place.required
  const whenAbsent = absentVerdict(node, place)
  const readParam = paramReader(node, operand)
  return {
    judge(found, event, context) {
      if (typeof found === 'symbol') return found === ABSENT ? whenAbsent : 'unknown'
      if (found === null && !nullIsValue) return whenAbsent
      const param = readParam(event, context)
      if (param === undefined) return 'unknown'
      return bindOperator(definition, param, node.modifiers, operatorPlace(place))(found, context, lookups(event))
    },
    why(found, event, context, at): UnknownCause {
      const param = readParam(event, context)
      if (typeof found !== 'symbol' && found !== null && param === undefined) {
        return { path: at, why: `what it is compared with, ${namesOf(operand)}, is missing or does not fit` }
      }
      return whyUnknown(definition, param, found, event, context, at, lookups)
    },
  }
}

/** What of its place an operator may know. */
export function operatorPlace({ permit, flipped }: TestPlace): OperatorPlace {
  return { permit, negated: flipped }
}

function absentVerdict(node: OperatorNode, place: TestPlace): Verdict {
  return onAbsent(node.definition.isNegation === true ? { ...place, negated: true } : place)
}

function whyUnknown(
  definition: OperatorNode['definition'],
  param: Json | undefined,
  found: Found,
  event: StepEvent,
  context: HookContext,
  at: string,
  lookups: EventLookups,
): UnknownCause {
  if (found === UNDECIDED) return { path: at, why: 'its parent is of another type' }
  if (found === ABSENT || found === null) return { path: at, why: 'it is missing' }
  // `as`: the parameter has passed the schema of the definition.
  const own = param === undefined ? undefined : definition.explain?.(param as never, found, context, lookups(event))
  return { path: at, why: own === undefined ? `it is ${typeWords[jsonType(found)]} that \`${definition.name}\` does not judge` : `it ${own}` }
}

const typeWords: Record<ReturnType<typeof jsonType>, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'a map',
  null: 'a null',
}

/** The parameter of one event; undefined = a reference is missing, or what it names does not fit. */
export function paramReader(node: OperatorNode, operand: Dynamic): (event: StepEvent, context: HookContext) => Json | undefined {
  const { definition, modifiers } = node
  const places = operand.kind === 'ref' ? [{ at: [], ref: operand }] : operand.refs
  const blank = operand.kind === 'ref' ? null : operand.param
  const readers = places.map(({ at, ref }) => ({ at, root: ref.root, read: compilePath(ref.path) }))
  return (event, context) => {
    const values: { readonly at: readonly (string | number)[]; readonly value: Json }[] = []
    for (const { at, root, read } of readers) {
      const value = read(rootOf(root, event, context))
      if (typeof value === 'symbol' || value === null) return undefined
      values.push({ at, value })
    }
    const param = fillRefs(blank, values)
    const parsed = definition.param.safeParse(param)
    return !parsed.success || definition.check?.(parsed.data, modifiers) !== undefined ? undefined : param
  }
}

function namesOf(operand: Dynamic): string {
  const refs = operand.kind === 'ref' ? [operand] : operand.refs.map(({ ref }) => ref)
  return refs.map(({ text }) => `\`${text}\``).join(', ')
}

function rootOf(root: 'args' | 'env' | 'run', event: StepEvent, context: HookContext): Json {
  switch (root) {
    case 'args':
      return argsOf(event) ?? null
    case 'env':
      return context.env
    case 'run':
      return runFacts(context)
  }
}

