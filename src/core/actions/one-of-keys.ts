import type { z } from 'zod'
import { addIssue } from './param-issue.ts'

/**
 * Exactly one of these keys stands in a map. A second one is reported at its own key, a missing one
 * at the map. Answers whether it is so.
 */
export function requireOneOf(
  context: z.core.$RefinementCtx,
  map: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  owner: string,
  path: readonly (string | number)[] = [],
): boolean {
  const present = Object.keys(map).filter((key) => keys.includes(key) && map[key] !== undefined)
  const [first, ...others] = present
  if (first === undefined) {
    addIssue(context, path, `\`${owner}\` needs one of ${keys.map((key) => `\`${key}\``).join(', ')}`, { code: 'SLC202' })
  }
  for (const key of others) {
    addIssue(context, [...path, key], `\`${owner}\` takes one form: \`${String(first)}\` and \`${key}\` exclude each other`, {
      on: 'key',
      code: 'SLC210',
    })
  }
  return present.length === 1
}
