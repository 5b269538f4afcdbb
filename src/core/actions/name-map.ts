import { z } from 'zod'
import { addIssue } from './param-issue.ts'

/**
 * A map with names of the author's choice. A schema drops the key `__proto__` without a word, so it
 * is refused first: nothing is ignored silently (L-02).
 */
export function nameMap<Value extends z.ZodType>(
  value: Value,
  what: string,
): z.ZodType<Readonly<Record<string, z.infer<Value>>>> {
  return z
    .unknown()
    .superRefine((map, context) => {
      if (typeof map !== 'object' || map === null || Array.isArray(map)) return
      if (Object.hasOwn(map, '__proto__')) {
        addIssue(context, ['__proto__'], `\`__proto__\` cannot stand in ${what}`, { on: 'key', code: 'SLC206' })
      }
      if (Object.keys(map).length === 0) addIssue(context, [], `${what} must not be empty`, { code: 'SLC205' })
    })
    .pipe(z.record(z.string(), value, `${what} must be a map`))
}
