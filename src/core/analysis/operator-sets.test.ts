import { expect, test } from 'vitest'
import { canonicalJson } from '../base/canonical-json.ts'
import type { Json } from '../base/json.ts'
import { bindOperator, type OperatorDefinition } from '../operators/define-operator.ts'
import { operators } from '../operators/registry.ts'
import { createLanguages } from './language.ts'
import { operatorSets } from './operator-sets.ts'
import { holdsValue, otherValues, unite } from './value-set.ts'

const definitions: readonly OperatorDefinition[] = operators
const oddities: readonly Json[] = [null, true, false, 0, -0, 0.5, 5, -1, 1e308, '', 'a', 'AB', 'K', '\u212a', 'ß', 'ss', '5', '\ud800', 'a\nb', [], ['a'], {}, { a: 1 }]

/** Values of the examples of all operators, each put to every operator. */
const values: readonly Json[] = [...new Map([...oddities, ...definitions.flatMap(({ examples }) => examples.slice(0, 4).map(({ value }) => value))].map((value) => [canonicalJson(value), value])).values()]

const questions = definitions.flatMap((definition) => definition.examples.map(({ param, modifiers = {} }) => ({ definition, param, modifiers })))

test('the sets of an operator hold the verdict that the operator gives, and where they are exact no other', () => {
  const wrong: string[] = []
  let exact = 0
  for (const { definition, param, modifiers } of questions) {
    const languages = createLanguages()
    const { judged, hit, miss, unknown, exact: isExact } = operatorSets(languages, definition, param, modifiers)
    const sets = { hit, miss, unknown: unite(languages, unknown, otherValues(languages, judged)) }
    const ask = bindOperator(definition, param, modifiers)
    if (isExact) exact++
    for (const value of values) {
      const said = ask(value, { env: {} })
      const allowed = (['hit', 'miss', 'unknown'] as const).filter((verdict) => holdsValue(languages, sets[verdict], value))
      if (allowed.includes(said) && (!isExact || allowed.length === 1)) continue
      wrong.push(`${definition.name} ${JSON.stringify(param)} ${JSON.stringify(modifiers)} on ${JSON.stringify(value)}: ${said}, not ${allowed.join()}`)
    }
  }
  expect(wrong).toEqual([])
  expect(exact).toBeGreaterThan(50)
})
