import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import { plainPlace, type TestPlace } from './value-test.ts'

/** The place of tests in one map, with the words that stand beside them there (L-16). */
export function placeBeside(node: Extract<ValueMatcherNode, { kind: 'tests' }>, place: TestPlace): TestPlace {
  const required = node.required || place.required
  const asksExists = node.asksExists || place.asksExists
  // What stands beside `use`, `any` or `all` holds for the tests inside, unless they say otherwise.
  const empty = node.empty ?? place.empty
  const absent = node.absent ?? place.absent
  if (!required && !asksExists && empty === undefined && absent === undefined) {
    return plainPlace(place)
  }
  return {
    permit: place.permit,
    negated: place.negated,
    flipped: place.flipped,
    asksExists,
    required,
    ...(absent === undefined ? {} : { absent }),
    ...(empty === undefined ? {} : { empty }),
  }
}
