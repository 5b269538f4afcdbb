import { z } from 'zod'
import { jsonType } from '../base/json.ts'
import { defineOperator } from './define-operator.ts'

/** The one test that judges every value, null included (L-14). Source: L-40. */
export const type = defineOperator({
  name: 'type',
  summary: 'the value is of the given JSON type',
  judges: ['string', 'number', 'boolean', 'array', 'object'],
  judgesNull: true,
  param: z.enum(['string', 'number', 'boolean', 'array', 'object', 'null']),
  modifiers: [],
  bind: (wanted) => (value) => (jsonType(value) === wanted ? 'hit' : 'miss'),
  examples: [
    { param: 'string', value: 'a', want: 'hit' },
    { param: 'string', value: 1.5, want: 'miss' },
    { param: 'array', value: [], want: 'hit' },
    { param: 'object', value: [], want: 'miss' },
    { param: 'null', value: null, want: 'hit' },
    { param: 'string', value: '\ud800', want: 'hit' },
  ],
})
