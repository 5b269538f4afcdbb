import { z } from 'zod'
import { Undecidable } from '../../base/undecidable.ts'
import { ABSENT } from '../../paths/arg-path.ts'
import { KEEP, REMOVE } from '../../paths/change.ts'
import { removeMembers } from '../../paths/remove-members.ts'
import { addIssue } from '../param-issue.ts'
import { defineOperation } from './define-operation.ts'
import { bindKeyMatcher, keyMatcher } from './key-matcher.ts'
import { checkPath, editAt, loadedPath } from './path-map.ts'

const pathList = z
  .array(z.string('a path must be a text'), '`remove` takes a list of paths or `{ key }`')
  .min(1, '`remove` must not be empty')
  .superRefine((paths, context) => {
    for (const [index, text] of paths.entries()) {
      const path = checkPath(context, text, [index], 'value')
      if (path === undefined) continue
      const last = path.steps.at(-1)
      if (last === undefined) addIssue(context, [index], 'the arguments as a whole cannot be removed', { code: 'SLC206' })
      if (last?.kind === 'index') {
        addIssue(context, [index], 'an element cannot be removed by its index: the next one would take its place', {
          code: 'SLC206',
          hint: 'remove a member, or every element with `[*]`',
        })
      }
    }
  })

/** Takes members out: those at a path, or all with a fitting name at any depth (L-31). */
export const remove = defineOperation({
  name: 'remove',
  summary: 'takes members out, by path or by name at any depth',
  param: z.union([pathList, z.strictObject({ key: keyMatcher })], { error: '`remove` takes a list of paths or `{ key }`' }),
  bind(param) {
    if (Array.isArray(param)) {
      const paths = param.map(loadedPath)
      return (args) => {
        let changed = args
        for (const path of paths) changed = editAt(changed, path, (value) => (value === ABSENT ? KEEP : REMOVE))
        return changed
      }
    }
    const test = bindKeyMatcher(param.key)
    return (args) => {
      const edit = removeMembers(args, test)
      if (edit.kind === 'undecided') throw new Undecidable('$', 'has too many nodes or is nested too deep')
      return edit.value
    }
  },
  examples: [
    { param: ['$.debug', '$.http.trace'], args: { debug: 1, http: { trace: 2, a: 3 } }, want: { http: { a: 3 } } },
    { param: { key: { equals: 'authorization', ignore_case: true } }, args: { h: { Authorization: 'x', a: 1 } }, want: { h: { a: 1 } } },
    { param: ['$.http.trace'], args: {}, want: {} },
    { param: ['$.http.trace'], args: { http: 'x' } },
  ],
})
