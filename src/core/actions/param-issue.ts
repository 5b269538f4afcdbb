import type { z } from 'zod'
import type { Json } from '../base/json.ts'
import type { Code } from '../diagnostics/codes/registry.ts'

/** One thing that is wrong with the parameter of an action, with the way to its token. */
export interface ParamIssue {
  readonly path: readonly (string | number)[]
  /** The wrong token is the key of the last member of `path`, or its value. */
  readonly on: 'key' | 'value'
  readonly message: string
  /** What is wrong of a text, as written; absent = all of it. */
  readonly part?: string
  /** Absent: the reader chooses by the shape (wrong type, bad value ...). */
  readonly code?: Code
  readonly hint?: string
}

interface IssueDetails {
  readonly on?: 'key' | 'value'
  readonly code?: Code
  readonly hint?: string
  readonly part?: string
}

/** Reports an issue out of a zod refinement; `paramIssues` reads the details back. */
export function addIssue(
  context: z.core.$RefinementCtx,
  path: readonly (string | number)[],
  message: string,
  details: IssueDetails = {},
): void {
  context.addIssue({ code: 'custom', path: [...path], message, params: { ...details } })
}

/** What a schema says about a parameter, as plain data. Unknown keys point at the key, one issue each. */
export function paramIssues(schema: z.ZodType, param: Json): readonly ParamIssue[] {
  const parsed = schema.safeParse(param)
  if (parsed.success) return []
  const issues = parsed.error.issues.flatMap(readIssue)
  // Where a key is misspelled, what its map then lacks is not news.
  const misspelled = new Set(
    issues.flatMap(({ code, path }) => (code === 'SLC201' ? [JSON.stringify(path.slice(0, -1))] : [])),
  )
  return issues.filter(({ on, path }) => on === 'key' || !misspelled.has(JSON.stringify(path)))
}

/** An issue of any schema of an action; also for callers that parse by themselves. */
export function readIssue(issue: z.core.$ZodIssue): readonly ParamIssue[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        on: 'key',
        code: 'SLC201',
        message: `unknown key \`${key}\``,
      }))
    case 'custom': {
      // `as`: custom issues are made by `addIssue` alone.
      const details = (issue.params ?? {}) as IssueDetails
      return [
        {
          path,
          on: details.on ?? 'value',
          message: issue.message,
          ...(details.code !== undefined && { code: details.code }),
          ...(details.hint !== undefined && { hint: details.hint }),
          ...(details.part !== undefined && { part: details.part }),
        },
      ]
    }
    case 'invalid_union': {
      // The branch that takes this type of value knows what is wrong inside it.
      const branch = issue.errors.find((issues) => !issues.some(isOfAnotherType))
      if (branch === undefined) return [{ path, on: 'value', message: issue.message }]
      return branch.flatMap(readIssue).map((inner) => ({ ...inner, path: [...path, ...inner.path] }))
    }
    default:
      return [{ path, on: 'value', message: issue.message }]
  }
}

function isOfAnotherType(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.path.length === 0
}
