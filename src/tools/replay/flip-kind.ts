import { assertNever } from '../../core/base/assert-never.ts'
import { jsonEqual, ownMember, type JsonObject } from '../../core/base/json.ts'
import { textMember } from './text-member.ts'

/** What a change of policy did to one event, as the agent meets it; the order is that of reports. */
export const flipKinds = [
  'loosened',
  'tightened',
  'changed_arguments',
  'changed_result',
  'changed_request',
  'changed_tool',
  'changed_answer',
  'changed_reason',
] as const
export type FlipKind = (typeof flipKinds)[number]

/** How hard a decision steps in: the step goes on as it came, goes on changed, does not happen, or the run ends. */
type Strictness = 0 | 1 | 2 | 3

/**
 * Compares what two policies say of one event, both in the form of language.md section 11. Undefined: the
 * agent meets the same. `changed_reason` is the same effect by another rule or in other words, which is
 * no flip that a gate counts (decision 0015).
 */
export function flipKind(old: JsonObject, now: JsonObject): FlipKind | undefined {
  const [before, after] = [strictnessOf(old), strictnessOf(now)]
  if (after !== before) return after < before ? 'loosened' : 'tightened'
  const word = textMember(now, 'decision')
  if (textMember(old, 'decision') !== word) return 'changed_answer'
  if (word === 'rewrite' && differ('args')) return 'changed_arguments'
  if (word === 'replace' && (differ('result') || differ('is_error'))) return 'changed_result'
  if (word === 'patch' && differ('patch')) return 'changed_request'
  if (word === 'repair' && differ('tool_name')) return 'changed_tool'
  return differ('reason') || differ('rule') ? 'changed_reason' : undefined

  function differ(key: string): boolean {
    return !jsonEqual(ownMember(old, key) ?? null, ownMember(now, key) ?? null)
  }
}

/** Does a gate count it? */
export function isFlip(kind: FlipKind): boolean {
  switch (kind) {
    case 'loosened':
    case 'tightened':
    case 'changed_arguments':
    case 'changed_result':
    case 'changed_request':
    case 'changed_tool':
    case 'changed_answer':
      return true
    case 'changed_reason':
      return false
    default:
      return assertNever(kind)
  }
}

function strictnessOf(decision: JsonObject): Strictness {
  switch (textMember(decision, 'decision')) {
    case 'continue':
      return 0
    case 'rewrite':
    case 'replace':
    case 'patch':
    case 'repair':
      return 1
    case 'skip':
    case 'retry':
      return 2
    case 'fault':
      return strictnessOfFault(decision)
    default:
      return 3
  }
}

/** A fault refuses the call, hides the whole result, or ends the run: its flow says which (L-12a). */
function strictnessOfFault(decision: JsonObject): Strictness {
  const flow = ownMember(decision, 'flow')
  const type = typeof flow === 'object' && flow !== null && !Array.isArray(flow) ? textMember(flow as JsonObject, 'type') : undefined
  return type === 'Skip' || type === 'RewriteResult' ? 2 : 3
}
