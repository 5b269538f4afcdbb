import { jsonType, type Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { argsOf } from '../events/call-parts.ts'
import type { HookContext } from '../events/hook-context.ts'
import { runFacts } from '../events/run-facts.ts'
import type { StepEvent } from '../events/step-event.ts'
import { bindOperator, type BoundTest } from '../operators/define-operator.ts'
import { ABSENT, UNDECIDED } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { Operand, ValueMatcherNode } from '../rules/policy-ast.ts'
import { onAbsent, type Found, type TestPlace, type UnknownCause, type ValueTester } from './value-test.ts'

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>
type Reference = Extract<Operand, { kind: 'ref' }>

/** One operator on one value: absent and null first (L-14), then the operator's own verdict (L-40). */
export function compileOperator(node: OperatorNode, place: TestPlace): ValueTester {
  return node.operand.kind === 'literal'
    ? compileLiteral(node, node.operand.param, place)
    : compileReference(node, node.operand, place)
}

/** A literal is bound once, at load. */
function compileLiteral(node: OperatorNode, param: Json, place: TestPlace): ValueTester {
  const { definition } = node
  const nullIsValue = definition.judgesNull === true && !place.required
  const whenAbsent = absentVerdict(node, place)
  const test = bindOperator(definition, param, node.modifiers)
  return {
    judge(found, _event, context) {
      if (typeof found === 'symbol') return found === ABSENT ? whenAbsent : 'unknown'
      return found === null && !nullIsValue ? whenAbsent : test(found, context)
    },
    why: (found, _event, _context, at) => whyUnknown(found, definition.name, at),
  }
}

/** A reference is read, checked and bound on each event (L-16). */
function compileReference(node: OperatorNode, operand: Reference, place: TestPlace): ValueTester {
  const { definition } = node
  const nullIsValue = definition.judgesNull === true && !place.required
  const whenAbsent = absentVerdict(node, place)
  const bindTest = referenceReader(node, operand)
  return {
    judge(found, event, context) {
      if (typeof found === 'symbol') return found === ABSENT ? whenAbsent : 'unknown'
      if (found === null && !nullIsValue) return whenAbsent
      return bindTest(event, context)?.(found, context) ?? 'unknown'
    },
    why(found, event, context, at): UnknownCause {
      if (typeof found !== 'symbol' && found !== null && bindTest(event, context) === undefined) {
        return { path: at, why: `what it is compared with, \`${operand.text}\`, is missing or does not fit` }
      }
      return whyUnknown(found, definition.name, at)
    },
  }
}

function absentVerdict(node: OperatorNode, place: TestPlace): Verdict {
  return onAbsent(node.definition.isNegation === true ? { ...place, negated: true } : place)
}

function whyUnknown(found: Found, operator: string, at: string): UnknownCause {
  if (found === UNDECIDED) return { path: at, why: 'its parent is of another type' }
  if (found === ABSENT || found === null) return { path: at, why: 'it is missing' }
  return { path: at, why: `it is ${typeWords[jsonType(found)]} that \`${operator}\` does not judge` }
}

const typeWords: Record<ReturnType<typeof jsonType>, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'a map',
  null: 'a null',
}

function referenceReader(
  node: OperatorNode,
  operand: Reference,
): (event: StepEvent, context: HookContext) => BoundTest | undefined {
  const { definition, modifiers } = node
  const read = compilePath(operand.path)
  return (event, context) => {
    const value = read(rootOf(operand.root, event, context))
    if (typeof value === 'symbol' || value === null) return undefined
    const parsed = definition.param.safeParse(value)
    if (!parsed.success || definition.check?.(parsed.data, modifiers) !== undefined) return undefined
    return bindOperator(definition, value, modifiers)
  }
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

