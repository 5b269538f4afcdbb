import { numberTests } from '../../core/rules/read-value-matcher.ts'
import type { Catalog } from '../catalog.ts'
import { nameDefinitions, operandDefinitions, operandName, operatorProperty } from './operator-schemas.ts'
import { closedMap, described, listOf, ref, someText, words, type Schema } from './schema-parts.ts'

const verdicts = words(['hit', 'miss', 'unknown'])

/** Everything that stands beside operators in a test of one value (L-16). */
function structureProperties(exists: string): Readonly<Record<string, Schema>> {
  const value = ref('value_matcher')
  return {
    exists: described({ type: 'boolean' }, `hits when ${exists}`),
    any: described(listOf(value), 'hits when one of the tests does'),
    all: described(listOf(value), 'hits when all of the tests do'),
    not: described(value, 'hits when the test misses; what is unknown stays unknown'),
    use: described(someText, 'a matcher of values that is declared under `matchers`'),
    some: described(value, 'below a path to several values: one of them fits'),
    every: described(value, 'below a path to several values: all of them fit'),
    none: described(value, 'below a path to several values: not one of them fits'),
    count: described(ref('count_test'), 'below a path to several values: how many there are, or how many fit `of`'),
    sum: described(ref('sum_test'), 'below a path to several numbers: what they add up to'),
  }
}

const modifiers: Readonly<Record<string, Schema>> = {
  full: described({ type: 'boolean' }, 'a pattern of `matches` must fit the whole text'),
  ignore_case: described({ type: 'boolean' }, 'letter case does not count'),
  normalize: described(
    listOf(words(['nfkc', 'invisible', 'case'])),
    'what is folded on both sides first: look-alike forms, invisible characters, letter case',
  ),
  required: described({ type: 'boolean' }, 'an absent value is unknown, and so refuses the call'),
  empty: described(verdicts, 'the verdict of a quantifier over nothing'),
  absent: described(verdicts, 'the verdict where there is no value'),
}

export function valueMatcherDefinitions({ operators, exists }: Catalog): Readonly<Record<string, Schema>> {
  const operatorProperties = Object.fromEntries(operators.map((operator) => [operator.name, operatorProperty(operator)]))
  const numbers = Object.fromEntries(Object.entries(operatorProperties).filter(([name]) => numberTests.includes(name)))
  return {
    ...nameDefinitions,
    ...operandDefinitions(operators),
    value_matcher: {
      anyOf: [
        described({ type: ['string', 'number', 'boolean'], minLength: 1 }, 'the value is this one'),
        described(listOf({ type: ['string', 'number', 'boolean', 'array', 'object'] }), 'the value is one of these'),
        ref('value_test'),
      ],
    },
    value_test: closedMap(
      {
        ...operatorProperties,
        shell: described(ref('shell_test'), 'what a command line runs, redirects to, or leaves open'),
        ...structureProperties(exists.summary),
        ...modifiers,
      },
      { patternProperties: { '^\\$': described(ref('value_matcher'), 'a value below this one') } },
    ),
    count_test: {
      anyOf: [
        { type: 'number' },
        closedMap({ ...numbers, of: described(ref('value_matcher'), 'count only what fits this') }),
      ],
    },
    // With `strings` a sum is one of exact decimals and takes what the operator `number` does (L-45).
    sum_test: {
      anyOf: [{ type: 'number' }, closedMap(numbers), ref(operandName('number'))],
    },
  }
}
