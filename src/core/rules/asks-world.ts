import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { operatorByName } from '../operators/registry.ts'
import type { EventMatcherNode, ExceptionNode, RuleNode } from './policy-ast.ts'
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
