import { z } from 'zod'
import { isJsonObject, jsonType, type Json, type JsonType } from '../base/json.ts'
import { anyJson } from './any-json.ts'

/**
 * A parameter that may have several shapes, told apart by its JSON type. Unlike a union it reports
 * what is wrong with the shape that was meant, at its own place.
 */
export function dispatchedParam<Param>(
  shapes: Readonly<Partial<Record<JsonType, z.ZodType>>>,
  otherwise: string,
): z.ZodType<Param> {
  const members = Object.values(shapes)
  return anyJson<Param>()
    .check((context) => {
      const input: unknown = context.value
      // Parameters are JSON, see `anyJson`.
      const shape = shapes[jsonType(input as Json)]
      if (shape === undefined) {
        context.issues.push({ code: 'custom', message: otherwise, input })
        return
      }
      for (const { path, message, ...issue } of shape.safeParse(input).error?.issues ?? []) {
        if (issue.code === 'unrecognized_keys' && isJsonObject(input)) {
          context.issues.push({ code: issue.code, keys: issue.keys, path, message, input: { ...input } })
        } else {
          context.issues.push({ code: 'custom', path, message, input })
        }
      }
    })
    .meta({ anyOf: members.map((member) => withoutDialect(z.toJSONSchema(member, { target: 'draft-7' }))) })
}

function withoutDialect(schema: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))
}
