import { z } from 'zod'
import { Undecidable } from '../../base/undecidable.ts'
import { limits } from '../../base/limits.ts'
import { compilePattern } from '../../text/pattern.ts'
import { addIssue } from '../param-issue.ts'
import { refuseTemplates } from '../text-param.ts'
import { defineOperation } from './define-operation.ts'
import { cannotDo, changeEach, pathMap } from './path-map.ts'

const replacement = z
  .strictObject(
    {
      pattern: z.string('`pattern` must be a text'),
      with: z.string('`with` must be a text'),
    },
    'a replacement is `{ pattern, with }`',
  )
  .superRefine((param, context) => {
    const compiled = compilePattern(param.pattern)
    if (!compiled.ok) addIssue(context, ['pattern'], `the pattern ${compiled.message}`, { code: 'SLC315' })
    refuseTemplates(context, param.with, ['with'])
  })

/** Replaces every match of a pattern in a text. `with` is literal: no groups, no templates (L-31). */
export const replace = defineOperation({
  name: 'replace',
  summary: 'replaces every match of a pattern in a text, literally',
  param: pathMap(replacement, 'replace'),
  bind: (map) =>
    changeEach(map, (param, path) => {
      const compiled = compilePattern(param.pattern)
      if (!compiled.ok) throw new Error(`a pattern that does not load was bound: ${compiled.message}`)
      return (value) => {
        if (typeof value !== 'string') throw cannotDo(path, value, 'a text')
        if (value.length > limits.scannedTextLength) throw new Undecidable(path.text, 'is too long to be searched')
        const replaced = compiled.pattern.replaceAll(value, param.with)
        if (replaced === undefined) throw new Undecidable(path.text, 'takes too much work to search')
        return replaced
      }
    }),
  examples: [
    { param: { '$.c': { pattern: ' --force', with: '' } }, args: { c: 'push --force' }, want: { c: 'push' } },
    { param: { '$.c': { pattern: 'a+', with: '$0' } }, args: { c: 'caat' }, want: { c: 'c$0t' } },
    { param: { '$.c': { pattern: 'a', with: 'b' } }, args: { c: ['a'] } },
  ],
})
