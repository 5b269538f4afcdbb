import { isJsonArray, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { wrapText } from './wrap-text.ts'

/** Columns that a line about a decision takes at most, long names aside. */
const width = 100
const indent = '    '

/**
 * One decision as people read it: what happened, what was decided, by which rule, and why; where there
 * is no reason because the event went on changed, what it was changed into.
 */
export function printDecision(event: JsonObject, decision: JsonObject): string {
  const tool = textOf(ownMember(event, 'tool_name'))
  const head = `${textOf(ownMember(event, 'run_id'))} ${textOf(ownMember(event, 'kind'))}${tool === '' ? '' : ` ${tool}`}`
  const rule = textOf(ownMember(decision, 'rule'))
  const reason = textOf(ownMember(decision, 'reason'))
  const lines = [`${head}: ${textOf(ownMember(decision, 'decision'))}${rule === '' ? '' : ` by ${rule}`}`]
  if (reason === '') lines.push(...changes(decision).map((line) => cut(`${indent}${line}`)))
  else lines.push(...wrapText(reason, width - indent.length).map((line) => indent + line))
  return `${lines.join('\n')}\n`
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? printable(value.trim()) : ''
}

/** What the event goes on with instead of what it came with. */
function changes(decision: JsonObject): readonly string[] {
  switch (ownMember(decision, 'decision')) {
    case 'rewrite':
      return [`args: ${jsonOf(ownMember(decision, 'args'))}`]
    case 'replace':
      return [`result: ${jsonOf(ownMember(decision, 'result'))}`]
    case 'repair':
      return [`tool: ${textOf(ownMember(decision, 'tool_name'))}`]
    case 'patch':
      return Object.entries(ownMember(decision, 'patch') ?? {}).map(([field, value]: [string, Json]) =>
        field === 'history' && isJsonArray(value)
          ? `history: ${String(value.length)} ${value.length === 1 ? 'message' : 'messages'}`
          : `${printable(field)}: ${jsonOf(value)}`,
      )
    default:
      return []
  }
}

function jsonOf(value: Json = null): string {
  return printable(JSON.stringify(value))
}

function cut(line: string): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`
}
