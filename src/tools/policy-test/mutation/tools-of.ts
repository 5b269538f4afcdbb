import type { ExceptionNode, RuleNode } from '../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../core/rules/visit-tests.ts'

/** Every tool name that a rule and its exceptions test, as one text to compare. */
export function toolsOf({ match, unless }: RuleNode, exceptions: readonly ExceptionNode[] = []): string {
  const names = new Set<string>()
  for (const test of [match, unless, ...exceptions.map((exception) => exception.match)]) {
    if (test === undefined) continue
    visitTests(test, (node) => {
      if (node.kind === 'tool') for (const name of node.names) names.add(name)
    })
  }
  return JSON.stringify([...names].sort())
}
