import { conditionParts } from '../../core/conditions/condition-parts.ts'
import type { ExceptionNode, EventMatcherNode } from '../../core/rules/policy-ast.ts'
import type { PartAccount, PartName } from './explanation.ts'
import type { ToldPass } from './recording.ts'
import { testAccount, type TestScene } from './test-account.ts'
import { toldCondition, toldTree } from '../../core/compile/told-tree.ts'

/** What each part of a rule said of one event, in the order in which a rule states them (L-12). */
export function partAccounts({ rule, tests }: ToldPass, exceptions: readonly ExceptionNode[], scene: TestScene): readonly PartAccount[] {
  const matcher = (part: PartName, told: 'match' | 'unless', whole: EventMatcherNode | undefined): readonly PartAccount[] => {
    if (whole === undefined) return []
    const tree = toldTree(tests, told, whole)
    return [{ part, ...(tree === undefined ? {} : { test: testAccount(tree, scene) }) }]
  }
  return [
    ...matcher('match', 'match', rule.match),
    ...whenAccount(rule, tests, scene),
    ...matcher('unless', 'unless', rule.unless),
    ...exceptions.map((exception): PartAccount => {
      const tree = toldTree(tests, exception, exception.match)
      const named = { part: 'exception', exception: exception.fullName } as const
      // Where any test was asked, only an exception that is not in force was left out.
      if (tree === undefined) return tests.length === 0 ? named : { ...named, isOver: true }
      return { ...named, test: testAccount(tree, scene) }
    }),
  ]
}

function whenAccount({ when }: ToldPass['rule'], tests: ToldPass['tests'], scene: TestScene): readonly PartAccount[] {
  if (when === undefined) return []
  const tree = toldCondition(tests, conditionParts(when.expression).length)
  return [{ part: 'when', ...(tree === undefined ? {} : { test: testAccount(tree, scene) }) }]
}
