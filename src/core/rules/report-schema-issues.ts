import type { z } from 'zod'
import { readIssue } from '../actions/param-issue.ts'
import type { Code } from '../diagnostics/codes/registry.ts'
import type { SyntaxNode } from '../syntax/syntax-tree.ts'
import { didYouMean, entryOf, firstToken, nodeAt, partOf, quotesHint, spanAt, type Reading } from './reading.ts'

/**
 * Says what a schema found, at the token that is wrong: an unknown key at that key, a missing one at
 * the first token of its map, a null at the null.
 *
 * @param where names the place, `` `clamp` ``; every message begins with it.
 * @param code of findings that are neither about keys nor about null or empty values.
 */
export function reportSchemaIssues(
  reading: Reading,
  node: SyntaxNode,
  error: z.ZodError,
  where: string,
  code: Code,
  knownKeys: readonly string[] = [],
): void {
  const issues = error.issues.flatMap(branchIssues)
  const misspelt = new Set(
    issues.filter((issue) => issue.code === 'unrecognized_keys').map((issue) => nodeAt(node, issue.path)),
  )
  for (const issue of issues) {
    const target = nodeAt(node, issue.path)
    if (issue.code === 'unrecognized_keys') {
      if (target.kind !== 'map') continue
      for (const key of issue.keys) {
        const entry = entryOf(target, key)
        if (entry === undefined) continue
        reading.report('SLC201', entry.key.span, `unknown key \`${key}\` in ${where}`, didYouMean(key, knownKeys))
      }
      continue
    }
    if (issue.code === 'custom') {
      for (const { path, on, message, code: ownCode, hint, part } of readIssue(issue)) {
        // What seems missing, empty or unfit as a whole is most likely the key that is not known, which was reported.
        if ((ownCode === undefined || ownCode === 'SLC202' || ownCode === 'SLC205') && misspelt.has(nodeAt(node, path))) continue
        reading.report(ownCode ?? code, partOf(spanAt(node, path, on), part), placed(where, path.at(-1), message), hint)
      }
      continue
    }
    const parent = nodeAt(node, issue.path.slice(0, -1))
    const last = issue.path.at(-1)
    const isMissing = parent.kind === 'map' && last !== undefined && entryOf(parent, String(last)) === undefined
    if (isMissing && issue.code === 'invalid_type') {
      if (!misspelt.has(parent)) reading.report('SLC202', firstToken(parent), `${where} needs \`${String(last)}\``)
      continue
    }
    const span = spanAt(node, issue.path)
    if (target.kind === 'scalar' && target.value === null) {
      reading.report('SLC204', span, `a null stands in ${where}`)
    } else if (issue.code === 'invalid_value' && target.kind === 'scalar') {
      const allowed = issue.values.map(String)
      const hint = didYouMean(String(target.value), allowed) ?? `one of ${allowed.map((word) => `\`${word}\``).join(', ')}`
      reading.report(code, span, `${where} cannot be \`${String(target.value)}\``, hint)
    } else {
      reading.report(code, span, placed(where, last, issue.message), issue.code === 'invalid_type' ? quotesHint(target) : undefined)
    }
  }
}

/** Of a union what its branch says that takes this type of value: that it is none of the others is no news. */
function branchIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branch = issue.errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
  if (branch === undefined) return [issue]
  return branch.flatMap((inner) => branchIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The place in front of what is wrong with it; a message that names it already stands alone. */
function placed(where: string, last: PropertyKey | undefined, message: string): string {
  if (message.includes(where)) return message
  const isNamed = typeof last !== 'string' || where.includes(`\`${last}\``) || message.includes(`\`${last}\``)
  return isNamed ? `${where}: ${message}` : `${where}, \`${last}\`: ${message}`
}
