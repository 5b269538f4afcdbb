import type { Json } from '../../base/json.ts'
import { ABSENT } from '../../paths/arg-path.ts'
import { KEEP } from '../../paths/change.ts'
import { jsonParam, refuseTemplates } from '../text-param.ts'
import { bindValue } from './data-value.ts'
import { defineOperation } from './define-operation.ts'
import { pathMap, putEach } from './path-map.ts'

/** Puts a value where none is; null counts as none, false and 0 do not (L-31). */
export const defaultValue = defineOperation({
  name: 'default',
  summary: 'puts a value at a path where none is, or null',
  param: pathMap(jsonParam, 'default').superRefine((map, context) => {
    for (const [path, value] of Object.entries(map)) refuseTemplates(context, value, [path])
  }),
  bind: (map) =>
    putEach<Json>(map, {}, (written) => {
      const read = bindValue(written)
      return (facts) => (value) => (value === ABSENT || value === null ? read(facts) : KEEP)
    }),
  examples: [
    { param: { '$.limit': 10 }, args: {}, want: { limit: 10 } },
    { param: { '$.limit': 10 }, args: { limit: null }, want: { limit: 10 } },
    { param: { '$.limit': 10 }, args: { limit: 0 }, want: { limit: 0 } },
    { param: { '$.http.timeout': 5 }, args: {} },
  ],
})
