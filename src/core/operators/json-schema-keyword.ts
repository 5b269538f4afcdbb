import { isJsonArray, type Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'

export type SchemaTest = (value: Json) => Verdict

/** What a keyword is compiled with. */
export interface KeywordSite {
  /** The schema that the keyword stands in: some keywords depend on their neighbours. */
  readonly schema: Readonly<Record<string, Json>>
  /** Compiles a schema below; `path` leads from the keyword's value to it. */
  subschema(value: Json, path: readonly (string | number)[]): SchemaTest
  /** Gives up on the whole schema. */
  fail(message: string, path?: readonly (string | number)[]): never
}

/** The test of one keyword. `undefined` in place of a test = its neighbour sees to it. */
export type Keyword = (value: Json, site: KeywordSite) => SchemaTest | undefined

/** A whole number of things, for limits on length and size. */
export function countOf(value: Json, site: KeywordSite): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    return site.fail('must be a whole number, not negative')
  }
  return value
}

/** A list of different texts; member names may be empty. */
export function namesOf(value: Json, site: KeywordSite, path: readonly (string | number)[] = []): readonly string[] {
  if (!isJsonArray(value)) return site.fail('must be a list of names', path)
  const names = value.map((name, index) => (typeof name === 'string' ? name : site.fail('must hold names', [...path, index])))
  if (new Set(names).size < names.length) return site.fail('names a member twice', path)
  return names
}
