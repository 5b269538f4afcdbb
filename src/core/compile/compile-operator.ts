import { jsonType, type Json } from '../base/json.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { bindOperator, type OperatorFacts, type ValueTest } from '../operators/define-operator.ts'
import { ABSENT, UNDECIDED } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { Operand, ValueMatcherNode } from '../rules/policy-ast.ts'
import { argsOf, runFacts } from './event-parts.ts'
import { onAbsent, type TestPlace, type UnknownCause, type ValueTester } from './value-test.ts'

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>

/** One operator on one value: absent and null first (L-14), then the operator's own verdict (L-40). */
export function compileOperator(node: OperatorNode, place: TestPlace): ValueTester {
  const { definition, operand } = node
  const judgesNull = definition.judgesNull === true
  const whenAbsent = onAbsent(definition.isNegation === true ? { ...place, negated: true } : place)
  const bindTest = operandReader(node, operand)
  return {
    judge(found, event, context) {
      if (found === UNDECIDED) return 'unknown'
      if (found === ABSENT) return whenAbsent
      if (found === null && (!judgesNull || place.required)) return whenAbsent
      const test = bindTest(event, context)
      return test === undefined ? 'unknown' : test(found, factsOf(context))
    },
    why(found, event, context, at): UnknownCause {
      if (found === UNDECIDED) return { path: at, why: 'its parent is of another type' }
      if (found === ABSENT || found === null) return { path: at, why: 'it is missing' }
      if (bindTest(event, context) === undefined) {
        const text = operand.kind === 'ref' ? operand.text : definition.name
        return { path: at, why: `what it is compared with, \`${text}\`, is missing or does not fit` }
      }
      return { path: at, why: `it is ${typeWords[jsonType(found)]} that \`${definition.name}\` does not judge` }
    },
  }
}

const typeWords: Record<ReturnType<typeof jsonType>, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'a map',
  null: 'a null',
}

function factsOf(context: HookContext): OperatorFacts {
  return context
}

/** A literal is bound once, at load; a reference is read, checked and bound on each event (L-16). */
function operandReader(
  node: OperatorNode,
  operand: Operand,
): (event: StepEvent, context: HookContext) => ValueTest | undefined {
  const { definition, modifiers } = node
  if (operand.kind === 'literal') {
    const test = bindOperator(definition, operand.param, modifiers)
    return () => test
  }
  const read = compilePath(operand.path)
  return (event, context) => {
    const value = read(rootOf(operand.root, event, context))
    if (value === ABSENT || value === UNDECIDED || value === null) return undefined
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

