import { isRecord } from './model-spec.ts'

export type Validated = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string }

/** How the SDK marks schemas of its own making. */
export const schemaMark = Symbol.for('vercel.ai.schema')

/**
 * The value as the schema of a tool leaves it, defaults and coercions applied, the way the SDK does it before a tool
 * runs: for schemas of `jsonSchema()`, of zod and of any standard library. A schema that cannot check lets all pass.
 */
export async function validateWith(schema: unknown, value: unknown): Promise<Validated> {
  // Lazy schemas are functions; a schema library may make its own schemas callable, and those know how to check.
  if (typeof schema === 'function' && !('~standard' in schema) && !(schemaMark in schema)) return validateWith(callOf(schema), value)
  if (!isRecord(schema) && typeof schema !== 'function') return { ok: true, value }
  // `as`: an object or a function is read field by field, and each field is looked at before it is used.
  const fields = schema as Readonly<Record<string | symbol, unknown>>
  if (fields[schemaMark] === true) return fromSdk(fields, value)
  const standard = fields['~standard']
  if (isRecord(standard) && typeof standard['validate'] === 'function') return fromStandard(standard, value)
  if (typeof fields['safeParseAsync'] === 'function') return fromZod(fields, value)
  return { ok: true, value }
}

function callOf(lazy: object): unknown {
  // `as`: the caller saw that it is a function.
  return (lazy as () => unknown)()
}

function methodOf(owner: Readonly<Record<string | symbol, unknown>>, name: string): (value: unknown) => unknown {
  // `as`: the caller saw that it is a function.
  const method = owner[name] as (this: unknown, value: unknown) => unknown
  return (value) => method.call(owner, value)
}

async function fromSdk(schema: Readonly<Record<string | symbol, unknown>>, value: unknown): Promise<Validated> {
  if (typeof schema['validate'] !== 'function') return { ok: true, value }
  const result: unknown = await methodOf(schema, 'validate')(value)
  if (isRecord(result) && result['success'] === true) return { ok: true, value: result['value'] }
  return { ok: false, why: whyOf(isRecord(result) ? result['error'] : undefined) }
}

async function fromStandard(standard: Readonly<Record<string, unknown>>, value: unknown): Promise<Validated> {
  const result: unknown = await methodOf(standard, 'validate')(value)
  if (!isRecord(result)) return { ok: false, why: 'the schema gave no answer' }
  const issues = result['issues']
  if (issues === undefined || issues === null) return { ok: true, value: result['value'] }
  return { ok: false, why: whyOf(Array.isArray(issues) ? issues[0] : undefined) }
}

async function fromZod(schema: Readonly<Record<string | symbol, unknown>>, value: unknown): Promise<Validated> {
  const result: unknown = await methodOf(schema, 'safeParseAsync')(value)
  if (isRecord(result) && result['success'] === true) return { ok: true, value: result['data'] }
  return { ok: false, why: whyOf(isRecord(result) ? result['error'] : undefined) }
}

/** One line: a whole report of a schema library may be long. */
function whyOf(error: unknown): string {
  const message = isRecord(error) ? error['message'] : undefined
  return typeof message === 'string' ? message.replace(/\s+/g, ' ').slice(0, 300) : 'the schema refuses them'
}
