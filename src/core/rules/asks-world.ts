import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import type { WorldPort } from '../events/world.ts'
import { operatorByName } from '../operators/registry.ts'
import type { EventMatcherNode, ExceptionNode, PolicyAst, RuleNode } from './policy-ast.ts'
import { visitTests } from './visit-tests.ts'

/** Could a rule ask the host about the world, and so have to wait for an answer? */
export function asksWorld(rule: RuleNode, exceptions: readonly ExceptionNode[]): boolean {
  const matchers = [rule.match, rule.unless, ...exceptions.map(({ match }) => match)]
  return matchers.some(matcherAsksWorld) || (rule.when !== undefined && expressionAsksWorld(rule.when.expression))
}

export function matcherAsksWorld(matcher: EventMatcherNode | undefined): boolean {
  let asks = false
  if (matcher === undefined) return asks
  visitTests(matcher, (test) => {
    if (test.kind === 'effects') asks ||= test.path !== undefined
    if (test.kind === 'operator') asks ||= test.definition.needs !== undefined
  })
  return asks
}

function expressionAsksWorld(expression: Json): boolean {
  if (isJsonArray(expression)) return expression.some(expressionAsksWorld)
  if (!isJsonObject(expression)) return false
  return Object.entries(expression).some(
    ([name, operand]) => operatorByName(name)?.needs !== undefined || expressionAsksWorld(operand),
  )
}

/** Everything that the rules of a policy may ask the host, tests of conditions aside. */
export function portsAsked({ packs }: PolicyAst): ReadonlySet<WorldPort> {
  const asked = new Set<WorldPort>()
  const matchers = packs.flatMap(({ rules, exceptions, unmatched }) => [
    ...rules.flatMap(({ match, unless }) => [match, unless]),
    ...exceptions.map(({ match }) => match),
    unmatched?.match,
  ])
  for (const matcher of matchers) {
    if (matcher === undefined) continue
    visitTests(matcher, (test) => {
      if (test.kind === 'effects' && test.path !== undefined) asked.add('filesBelow')
      if (test.kind !== 'operator' || test.operand.kind !== 'literal') return
      // `as`: a literal has passed the schema of its operator.
      for (const port of test.definition.needs?.(test.operand.param as never, plainGuard) ?? []) asked.add(port)
    })
  }
  return asked
}

const plainGuard = { permit: false, negated: false }
