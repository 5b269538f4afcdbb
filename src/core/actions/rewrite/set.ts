import type { Json } from '../../base/json.ts'
import { jsonParam, refuseTemplates } from '../text-param.ts'
import { bindValue } from './data-value.ts'
import { defineOperation } from './define-operation.ts'
import { pathMap, putEach } from './path-map.ts'

/** Puts a value, over whatever is there. Parents are made only with `create: true` beside it (L-31). */
export const set = defineOperation({
  name: 'set',
  summary: 'puts a value at a path, whatever is there',
  param: pathMap(jsonParam, 'set').superRefine((map, context) => {
    for (const [path, value] of Object.entries(map)) refuseTemplates(context, value, [path])
  }),
  mayCreate: true,
  bind: (map, create) =>
    putEach<Json>(map, { create }, (written) => {
      const read = bindValue(written)
      return (facts) => () => read(facts)
    }),
  examples: [
    { param: { '$.dry_run': true }, args: { path: 'a' }, want: { path: 'a', dry_run: true } },
    { param: { '$.limit': 10 }, args: { limit: 99 }, want: { limit: 10 } },
    { param: { '$.http.timeout': 5 }, args: {} },
    { param: { '$.http.timeout': 5 }, args: { http: 'x' } },
  ],
})
