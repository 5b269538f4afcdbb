import { isJsonArray, type Json, type JsonType } from '../../../../core/base/json.ts'
import type { Judged } from '../../../../core/operators/define-operator.ts'
import { exampleCatalogue } from '../../argument-types/example-catalogue.ts'
import { isJudgedAny, isRefused, typesOf } from '../../argument-types/fits-schema.ts'
import { describeTypes } from '../../argument-types/possible-types.ts'
import { schemasOf } from '../../argument-types/declared-types.ts'
import { typedPaths, type OperatorTest, type TypedPath } from '../../argument-types/typed-tests.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

const guard = (test: string) => exampleCatalogue(`    unless: { args: { ${test} } }\n    skip: Not deployed. Do not retry.\n`)

export const argumentType = defineLintRule({
  name: 'argument-type',
  code: 'SLC460',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a test can never fit the declared type of its argument',
  why: 'A test of another type is unknown on every call, so the rule refuses all of them; a value that cannot be is never met.',
  fix: 'Test what the catalogue declares, or correct the `schema:` of the argument there.',
  examples: {
    bad: [guard('$.stage: { gt: 1 }'), guard('$.replicas: "2"'), guard('$.stage: [test, stagin]')],
    good: [guard('$.stage: [test, staging], $.replicas: { lte: 2 }')],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const one of rules) {
      for (const path of typedPaths(one)) {
        const schemas = schemasOf(path.below)
        for (const test of schemas.length === 0 ? [] : path.operators) yield* findingsOf(path, test, schemas)
      }
    }
  },
})

function* findingsOf({ text }: TypedPath, test: OperatorTest, schemas: readonly Json[]): Iterable<LintFinding> {
  const types = typesOf(schemas)
  if (types.size === 0) return
  const values = comparedValues(test)
  if (values === undefined) {
    const judges = judgedBy(test)
    if (judges === undefined || isJudgedAny(judges, types)) return
    yield {
      span: test.span,
      message: `\`${test.name}\` cannot judge \`${text}\`, which is ${describeTypes(types)}`,
      hint: `it judges ${describeTypes(jsonTypes(judges))}`,
    }
    return
  }
  const refused = values.filter((value) => isRefused(value, schemas))
  // A named list may be meant for several arguments.
  if (refused.length === 0 || (isNamedList(test) && refused.length < values.length)) return
  yield {
    span: test.operandSpan,
    message: `\`${text}\` is never ${refused.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')}`,
    hint: 'the `schema` of the argument in the catalogue refuses it',
  }
}

/** The values that an argument is compared with as they are; undefined = it is tested in another way. */
function comparedValues({ name, operand, modifiers }: OperatorTest): readonly Json[] | undefined {
  if (operand.kind !== 'literal' || modifiers.ignoreCase === true || modifiers.normalize !== undefined) return undefined
  if (name === 'equals' || name === 'not_equals') return [operand.param]
  return (name === 'in' || name === 'not_in') && isJsonArray(operand.param) ? operand.param : undefined
}

function isNamedList({ operand }: OperatorTest): boolean {
  return operand.kind === 'literal' && operand.list !== undefined
}

function judgedBy({ definition: { judges }, operand }: OperatorTest): readonly Judged[] | undefined {
  if (typeof judges !== 'function') return judges
  // `as never`: the parameter of a literal has passed the schema of its operator.
  return operand.kind === 'literal' ? judges(operand.param as never) : undefined
}

function jsonTypes(judges: readonly Judged[]): ReadonlySet<JsonType> {
  return new Set(judges.map((judged) => (judged === 'text' ? 'string' : judged === 'integer' ? 'number' : judged)))
}
