import { isJsonObject } from '../base/json.ts'
import { anyJson } from './any-json.ts'
import { defineOperator } from './define-operator.ts'
import { compileSchema } from './json-schema.ts'

/**
 * The value fits a schema: a closed subset of JSON Schema 2020-12, without references and formats. A
 * keyword outside it does not load. `pattern` is RE2, `multipleOf` is exact, a text with a lone
 * surrogate is unknown. Judges every value, null included. Source: L-14, L-40.
 */
export const schema = defineOperator({
  name: 'schema',
  summary: 'the value fits the given JSON Schema',
  judges: ['text', 'number', 'boolean', 'array', 'object'],
  judgesNull: true,
  param: anyJson()
    .check((context) => {
      const param = context.value
      if (!isJsonObject(param)) {
        context.issues.push({ code: 'custom', message: 'must be a map of schema keywords', input: param })
        return
      }
      const result = compileSchema(param)
      if (result.ok) return
      const { path, message } = result.problem
      context.issues.push({ code: 'custom', message, path: [...path], input: param })
    })
    .meta({ type: 'object', minProperties: 1 }),
  modifiers: [],
  bind(param) {
    const result = compileSchema(param)
    return result.ok ? result.test : () => 'unknown'
  },
  examples: [
    { param: { type: 'object', required: ['id'] }, value: { id: 1 }, want: 'hit' },
    { param: { type: 'object', required: ['id'] }, value: {}, want: 'miss' },
    { param: { type: 'object', required: ['id'] }, value: null, want: 'miss' },
    { param: { type: ['string', 'null'] }, value: null, want: 'hit' },
    { param: { multipleOf: 0.1 }, value: 0.3, want: 'hit' },
    { param: { properties: { a: { maxLength: 1 } } }, value: { a: '\ud800' }, want: 'unknown' },
  ],
})
