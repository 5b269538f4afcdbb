import { isJsonObject, type Json } from '../../core/base/json.ts'
import { plainJson } from '../plain-json.ts'
import { isRecord, type ClientToolShape } from './sdk-shapes.ts'

/**
 * The arguments that a tool would be entered with: as its schema leaves them, defaults and coercions applied,
 * since that is what a decision must bind (L-92). Those that the schema refuses stay as they are; the tool
 * refuses them too.
 */
export async function argsAtTool(tool: ClientToolShape | undefined, args: unknown): Promise<Json> {
  const validate = validatorOf(tool?.schema)
  if (validate === undefined) return plainJson(args)
  try {
    const result = await validate(args)
    const given = isRecord(result) && !hasIssues(result) ? plainJson(result['value']) : undefined
    return isJsonObject(given) ? given : plainJson(args)
  } catch {
    return plainJson(args)
  }
}

function hasIssues({ issues }: Readonly<Record<string, unknown>>): boolean {
  return issues !== undefined && issues !== null
}

/** JSON Schemas change nothing; those of a library like zod may, and all of these speak the standard. */
function validatorOf(schema: unknown): ((value: unknown) => unknown) | undefined {
  const standard = isRecord(schema) ? schema['~standard'] : undefined
  if (!isRecord(standard) || typeof standard['validate'] !== 'function') return undefined
  // `as`: it was seen to be a function.
  const validate = standard['validate'] as (this: unknown, value: unknown) => unknown
  return (value) => validate.call(standard, value)
}
