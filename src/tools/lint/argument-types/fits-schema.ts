import type { Json, JsonType } from '../../../core/base/json.ts'
import type { Judged } from '../../../core/operators/define-operator.ts'
import { compileSchema } from '../../../core/operators/json-schema.ts'
import { possibleTypes } from './possible-types.ts'

/** Does every one of the schemas refuse the value for sure? */
export function isRefused(value: Json, schemas: readonly Json[]): boolean {
  return (
    schemas.length > 0 &&
    schemas.every((schema) => {
      const compiled = compileSchema(schema)
      return compiled.ok && compiled.test(value) === 'miss'
    })
  )
}

/** The types that some of the schemas has. */
export function typesOf(schemas: readonly Json[]): ReadonlySet<JsonType> {
  return new Set(schemas.flatMap((schema) => [...possibleTypes(schema)]))
}

/** Is any value of these types judged? All others are unknown to the operator (L-40). */
export function isJudgedAny(judges: readonly Judged[], types: ReadonlySet<JsonType>): boolean {
  return judges.some((judged) => types.has(judged === 'text' ? 'string' : judged === 'integer' ? 'number' : judged))
}
