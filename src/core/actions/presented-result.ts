import { textForm, type Json } from '../base/json.ts'
import { partText, readContentParts, readMcpResult, type ContentPart } from './content-parts.ts'
import { parseJsonText, plainValue } from './json-text.ts'

/**
 * The text of a presented result, which text tests judge (L-17): a text is itself, content parts are
 * joined, anything else is its compact JSON. A structured value beside content parts stands behind
 * them on a line of its own, since the model may read either.
 */
export function resultText(output: Json): string {
  const parts = readContentParts(output)
  if (parts !== undefined) return joinedText(parts)
  const mcp = readMcpResult(output)
  if (mcp === undefined) return textForm(output)
  const text = joinedText(mcp.parts)
  if (mcp.structured === undefined) return text
  return text === '' ? textForm(mcp.structured) : `${text}\n${textForm(mcp.structured)}`
}

/**
 * The structured value of a presented result, which paths judge (L-17): a text that is one JSON
 * value is read as that. Undefined where there is none, so that path tests are unknown: other text,
 * and JSON whose meaning is not certain (a name twice in one object, nested too deep).
 */
export function resultStructure(output: Json): Json | undefined {
  if (typeof output === 'string') return readJsonValue(output)
  const parts = readContentParts(output)
  if (parts !== undefined) return readJsonValue(joinedText(parts))
  const mcp = readMcpResult(output)
  if (mcp === undefined) return output
  return mcp.structured ?? readJsonValue(joinedText(mcp.parts))
}

/** The texts of all parts in order, as the model reads them. */
export function joinedText(parts: readonly ContentPart[]): string {
  return parts.map((part) => partText(part) ?? '').join('')
}

/** The value of a text that is one JSON value without doubtful meaning. */
export function readJsonValue(text: string): Json | undefined {
  const reading = parseJsonText(text)
  return reading.kind === 'json' && !reading.hasDuplicateKey ? plainValue(reading.root) : undefined
}
