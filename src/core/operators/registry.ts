import { between } from './between.ts'
import { cidr } from './cidr.ts'
import { containsAll } from './contains-all.ts'
import { containsAny } from './contains-any.ts'
import { contains } from './contains.ts'
import type { OperatorDefinition } from './define-operator.ts'
import { detect } from './detect.ts'
import { email } from './email.ts'
import { endsWith } from './ends-with.ts'
import { equals } from './equals.ts'
import { glob } from './glob.ts'
import { gt } from './gt.ts'
import { gte } from './gte.ts'
import { host } from './host.ts'
import { isIn } from './in.ts'
import { length } from './length.ts'
import { lt } from './lt.ts'
import { lte } from './lte.ts'
import { matches } from './matches.ts'
import { notEquals } from './not-equals.ts'
import { notIn } from './not-in.ts'
import { number } from './number.ts'
import { path } from './path.ts'
import { schema } from './schema.ts'
import { semver } from './semver.ts'
import { sql } from './sql.ts'
import { startsWith } from './starts-with.ts'
import { text } from './text.ts'
import { time } from './time.ts'
import { type } from './type.ts'
import { url } from './url.ts'

/** Every match test that judges one value, sorted by name. */
export const operators = [
  between,
  cidr,
  contains,
  containsAll,
  containsAny,
  detect,
  email,
  endsWith,
  equals,
  glob,
  gt,
  gte,
  host,
  isIn,
  length,
  lt,
  lte,
  matches,
  notEquals,
  notIn,
  number,
  path,
  schema,
  semver,
  sql,
  startsWith,
  text,
  time,
  type,
  url,
] as const

export type OperatorName = (typeof operators)[number]['name']

/**
 * `exists` is written like an operator but asks whether there is a value, so whoever compiles a
 * matcher answers it where the path is read (L-14). Here for lists of names and for pages.
 */
export const existsTest = {
  name: 'exists',
  summary: 'there is a value (`true`), or there is none (`false`); null is a value',
} as const

const byName = new Map<string, OperatorDefinition<OperatorName>>(
  operators.map((definition) => [definition.name, definition]),
)

export function operatorByName(name: string): OperatorDefinition<OperatorName> | undefined {
  return byName.get(name)
}
