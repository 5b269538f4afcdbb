import type { Verdict } from '../../../core/base/verdict.ts'
import type { Span } from '../../../core/diagnostics/source.ts'

/** One thing that the cases of a policy have to show. */
export interface CoveragePoint {
  readonly pack: string
  /** Own name of the rule or exception that it stands in; of a matcher that several share, the first. */
  readonly rule: string
  /** For people: `the rule`, a test by its name. */
  readonly of: string
  /** What it has to come to; an exception is used where it lets something run. */
  readonly want: Verdict | 'used'
  readonly span: Span
  /** How often it was seen. */
  readonly times: number
}

/** A part of a `when` is made anew for each policy that is compiled, so it is known by its place. */
export function partKey(rule: string, path: readonly (string | number)[]): string {
  return `${rule} ${JSON.stringify(path)}`
}
