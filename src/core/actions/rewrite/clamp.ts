import { z } from 'zod'
import { addIssue } from '../param-issue.ts'
import { defineOperation } from './define-operation.ts'
import { cannotDo, changeEach, pathMap } from './path-map.ts'

const bounds = z
  .strictObject(
    {
      min: z.number('`min` must be a number').optional(),
      max: z.number('`max` must be a number').optional(),
    },
    'a clamp is `{ min, max }`',
  )
  .superRefine(({ min, max }, context) => {
    if (min === undefined && max === undefined) addIssue(context, [], '`clamp` needs `min` or `max`', { code: 'SLC202' })
    if (min !== undefined && max !== undefined && min > max) addIssue(context, ['max'], '`max` is below `min`', { code: 'SLC206' })
  })

/** Brings a number into a closed range. */
export const clamp = defineOperation({
  name: 'clamp',
  summary: 'brings a number into a range',
  param: pathMap(bounds, 'clamp'),
  bind: (map) =>
    changeEach(map, ({ min = -Infinity, max = Infinity }, path) => (value) => {
      if (typeof value !== 'number') throw cannotDo(path, value, 'a number')
      return Math.min(Math.max(value, min), max)
    }),
  examples: [
    { param: { '$.n': { min: 1, max: 10 } }, args: { n: 50 }, want: { n: 10 } },
    { param: { '$.n': { min: 1, max: 10 } }, args: {}, want: {} },
    { param: { '$.n': { max: 10 } }, args: { n: '50' } },
    { param: { '$.n': { max: 10 } }, args: { n: null } },
  ],
})
