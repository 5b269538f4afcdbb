import { z } from 'zod'
import { Undecidable } from '../../base/undecidable.ts'
import { limits } from '../../base/limits.ts'
import { findHidden, hiddenClasses } from '../../text/hidden-text.ts'
import { defineOperation } from './define-operation.ts'
import { cannotDo, changeEach, pathMap } from './path-map.ts'

const classes = z
  .array(z.enum(hiddenClasses, `a class is one of ${hiddenClasses.join(', ')}`), '`strip` takes a list of classes')
  .min(1, '`strip` must not be empty')

/** Removes text that a reader does not see; well-formed emoji sequences stay (L-45). */
export const strip = defineOperation({
  name: 'strip',
  summary: 'removes hidden characters of the named classes from a text',
  param: pathMap(classes, 'strip'),
  bind: (map) =>
    changeEach(map, (wanted, path) => (value) => {
      if (typeof value !== 'string') throw cannotDo(path, value, 'a text')
      if (value.length > limits.scannedTextLength) throw new Undecidable(path.text, 'is too long to be searched')
      let kept = ''
      let at = 0
      for (const { start, end } of findHidden(value, wanted)) {
        kept += value.slice(at, start)
        at = end
      }
      return at === 0 ? value : kept + value.slice(at)
    }),
  examples: [
    { param: { '$.s': ['zero_width'] }, args: { s: 'a\u200bb' }, want: { s: 'ab' } },
    { param: { '$.s': ['bidi', 'control'] }, args: { s: 'a\u202eb\u0007' }, want: { s: 'ab' } },
    { param: { '$.s': ['tags'] }, args: { s: 5 } },
  ],
})
