import type { MatcherScope } from './matcher-scope.ts'
import type { ValueMatcherNode } from './policy-ast.ts'
import { visitTests } from './visit-tests.ts'

/**
 * Where the type of a value is known, a test that judges no such value is unknown for every event
 * (L-40), and the rule refuses everything: most likely its operand is written with the wrong type.
 */
export function checkJudged({ reading }: MatcherScope, item: ValueMatcherNode, type: 'string' | 'number' | 'boolean', subject: string): void {
  const fitting: readonly string[] = type === 'string' ? ['string', 'text'] : type === 'number' ? ['number', 'integer'] : [type]
  visitTests(item, (test) => {
    if (test.kind !== 'operator' || test.operand.kind !== 'literal') return
    const { judges } = test.definition
    // `as never`: a literal has passed the schema of its operator.
    const judged: readonly string[] = typeof judges === 'function' ? judges(test.operand.param as never) : judges
    if (judged.some((one) => fitting.includes(one))) return
    const what = type === 'string' ? 'a text' : `a ${type}`
    reading.report('SLC314', test.operandSpan, `\`${test.name}\` judges no ${what.slice(2)} here: ${subject} is ${what}`, `compare it with ${what}`)
  })
}
