import type { Json, JsonObject } from '../../core/base/json.ts'
import { ownMember } from '../../core/base/json.ts'
import { printable } from '../../core/diagnostics/printable.ts'

/** One decision as people read it: what happened, what was decided, by which rule and why. */
export function printDecision(event: JsonObject, decision: JsonObject): string {
  const text = (value: Json | undefined): string => (typeof value === 'string' ? printable(value.trim()) : '')
  const tool = text(ownMember(event, 'tool_name'))
  const head = `${text(ownMember(event, 'run_id'))} ${text(ownMember(event, 'kind'))}${tool === '' ? '' : ` ${tool}`}`
  const rule = text(ownMember(decision, 'rule'))
  const reason = text(ownMember(decision, 'reason'))
  const lines = [`${head}: ${text(ownMember(decision, 'decision'))}${rule === '' ? '' : ` by ${rule}`}`]
  if (reason !== '') lines.push(`    ${reason}`)
  return `${lines.join('\n')}\n`
}
