import { isJsonArray, type Json } from '../base/json.ts'
import { and, not, or, type Verdict } from '../base/verdict.ts'
import type { Keyword, KeywordSite, SchemaTest } from './json-schema-keyword.ts'

/** Keywords that combine schemas, in Kleene logic (L-12). */
export const combiningKeywords = {
  allOf(value, site) {
    const tests = schemaList(value, site)
    return (found) => tests.map((test) => test(found)).reduce(and)
  },
  anyOf(value, site) {
    const tests = schemaList(value, site)
    return (found) => tests.map((test) => test(found)).reduce(or)
  },
  oneOf(value, site) {
    const tests = schemaList(value, site)
    return (found) => exactlyOne(tests.map((test) => test(found)))
  },
  not(value, site) {
    const test = site.subschema(value, [])
    return (found) => not(test(found))
  },
} satisfies Record<string, Keyword>

function exactlyOne(verdicts: readonly Verdict[]): Verdict {
  const hits = verdicts.filter((verdict) => verdict === 'hit').length
  if (hits > 1) return 'miss'
  if (verdicts.includes('unknown')) return 'unknown'
  return hits === 1 ? 'hit' : 'miss'
}

function schemaList(value: Json, site: KeywordSite): readonly SchemaTest[] {
  if (!isJsonArray(value) || value.length === 0) return site.fail('must be a list of schemas')
  return value.map((schema, index) => site.subschema(schema, [index]))
}
