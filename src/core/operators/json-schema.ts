import { isJsonObject, jsonType, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { and, type Verdict } from '../base/verdict.ts'
import { combiningKeywords } from './json-schema-combining.ts'
import { containerKeywords } from './json-schema-containers.ts'
import type { Keyword, SchemaTest } from './json-schema-keyword.ts'
import { scalarKeywords } from './json-schema-scalars.ts'

/** What is wrong in a schema, and where. */
export interface SchemaProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

export type CompiledSchema =
  | { readonly ok: true; readonly test: SchemaTest }
  | { readonly ok: false; readonly problem: SchemaProblem }

const keywords: ReadonlyMap<string, Keyword> = new Map(
  Object.entries({ ...scalarKeywords, ...containerKeywords, ...combiningKeywords }),
)

export const schemaKeywords: readonly string[] = [...keywords.keys()].sort()

/** Carries a problem out of the recursion below; never leaves this file. */
class BadSchema extends Error {
  constructor(readonly problem: SchemaProblem) {
    super(problem.message)
  }
}

/**
 * Compiles a schema of the subset of JSON Schema 2020-12 whose keywords are `schemaKeywords`; any
 * other keyword is a problem, since ignoring it would let values pass. There are no references, so
 * the work on a value is bounded by the size of the schema times the size of the value, and the depth
 * by that of the schema. Texts with lone surrogates are unknown to keywords that read texts (L-40).
 */
export function compileSchema(schema: Json): CompiledSchema {
  try {
    return { ok: true, test: compileAt(schema, []) }
  } catch (error) {
    if (error instanceof BadSchema) return { ok: false, problem: error.problem }
    throw error
  }
}

function compileAt(schema: Json, path: readonly (string | number)[]): SchemaTest {
  if (path.length > limits.expressionDepth * 2) throw new BadSchema({ path, message: 'is nested too deep' })
  if (typeof schema === 'boolean') return () => (schema ? 'hit' : 'miss')
  if (!isJsonObject(schema)) {
    const message = `must be a schema: a map or a boolean, not a value of type ${jsonType(schema)}`
    throw new BadSchema({ path, message })
  }
  const entries = Object.entries(schema)
  if (entries.length === 0) throw new BadSchema({ path, message: 'must not be empty; a schema of every value is `true`' })
  const tests: SchemaTest[] = []
  for (const [name, value] of entries) {
    const keyword = keywords.get(name)
    const here = [...path, name]
    if (keyword === undefined) throw new BadSchema({ path: here, message: `unknown keyword \`${name}\` in a schema` })
    const test = keyword(value, {
      schema,
      subschema: (inner, below) => compileAt(inner, [...here, ...below]),
      fail(message, below = []) {
        throw new BadSchema({ path: [...here, ...below], message: `\`${name}\` ${message}` })
      },
    })
    if (test !== undefined) tests.push(test)
  }
  return (value) => tests.reduce<Verdict>((verdict, test) => (verdict === 'miss' ? verdict : and(verdict, test(value))), 'hit')
}
