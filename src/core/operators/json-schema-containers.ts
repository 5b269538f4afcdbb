import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { and, type Verdict } from '../base/verdict.ts'
import { countOf, namesOf, type Keyword, type KeywordSite, type SchemaTest } from './json-schema-keyword.ts'

/** Keywords about lists and maps. One that is about another type holds. */
export const containerKeywords = {
  items(value, site) {
    const test = site.subschema(value, [])
    const { prefixItems } = site.schema
    const skipped = prefixItems !== undefined && isJsonArray(prefixItems) ? prefixItems.length : 0
    return listTest((list) => all(list.slice(skipped), test))
  },
  prefixItems(value, site) {
    if (!isJsonArray(value) || value.length === 0) return site.fail('must be a list of schemas')
    const tests = value.map((schema, index) => site.subschema(schema, [index]))
    return listTest((list) =>
      tests.reduce<Verdict>((verdict, test, index) => {
        const item = list[index]
        return item === undefined || verdict === 'miss' ? verdict : and(verdict, test(item))
      }, 'hit'),
    )
  },
  minItems: (value, site) => sizeTest(value, site, 'list', (size, bound) => size >= bound),
  maxItems: (value, site) => sizeTest(value, site, 'list', (size, bound) => size <= bound),
  uniqueItems(value, site) {
    if (typeof value !== 'boolean') return site.fail('must be true or false')
    if (!value) return undefined
    // Canonical texts, so that the time is linear and not that of comparing each with each.
    return listTest((list) => (new Set(list.map(canonicalJson)).size === list.length ? 'hit' : 'miss'))
  },
  properties(value, site) {
    const tests = subschemas(value, site)
    return mapTest((map) => {
      let verdict: Verdict = 'hit'
      for (const [name, test] of tests) {
        const member = ownMember(map, name)
        if (member !== undefined && verdict !== 'miss') verdict = and(verdict, test(member))
      }
      return verdict
    })
  },
  additionalProperties(value, site) {
    const test = site.subschema(value, [])
    const { properties } = site.schema
    const known = new Set(properties !== undefined && isJsonObject(properties) ? Object.keys(properties) : [])
    return mapTest((map) =>
      all(
        Object.keys(map).filter((name) => !known.has(name)),
        (name) => test(ownMember(map, name) ?? null),
      ),
    )
  },
  propertyNames(value, site) {
    const test = site.subschema(value, [])
    return mapTest((map) => all(Object.keys(map), test))
  },
  required(value, site) {
    const names = namesOf(value, site)
    if (names.length === 0) return site.fail('must not be empty')
    return mapTest((map) => (names.every((name) => Object.hasOwn(map, name)) ? 'hit' : 'miss'))
  },
  dependentRequired(value, site) {
    if (!isJsonObject(value)) return site.fail('must be a map from a name to the names that it needs')
    const needs = Object.entries(value).map(([name, names]) => [name, namesOf(names, site, [name])] as const)
    return mapTest((map) => {
      const holds = needs.every(
        ([name, needed]) => !Object.hasOwn(map, name) || needed.every((other) => Object.hasOwn(map, other)),
      )
      return holds ? 'hit' : 'miss'
    })
  },
  minProperties: (value, site) => sizeTest(value, site, 'map', (size, bound) => size >= bound),
  maxProperties: (value, site) => sizeTest(value, site, 'map', (size, bound) => size <= bound),
} satisfies Record<string, Keyword>

/** AND over all of them; a miss ends it. */
function all<Item>(items: readonly Item[], test: (item: Item) => Verdict): Verdict {
  let verdict: Verdict = 'hit'
  for (const item of items) {
    verdict = and(verdict, test(item))
    if (verdict === 'miss') return verdict
  }
  return verdict
}

function listTest(test: (list: readonly Json[]) => Verdict): SchemaTest {
  return (value) => (isJsonArray(value) ? test(value) : 'hit')
}

function mapTest(test: (map: JsonObject) => Verdict): SchemaTest {
  return (value) => (isJsonObject(value) ? test(value) : 'hit')
}

function sizeTest(
  value: Json,
  site: KeywordSite,
  of: 'list' | 'map',
  holds: (size: number, bound: number) => boolean,
): SchemaTest {
  const bound = countOf(value, site)
  const verdict = (size: number): Verdict => (holds(size, bound) ? 'hit' : 'miss')
  return of === 'list' ? listTest((list) => verdict(list.length)) : mapTest((map) => verdict(Object.keys(map).length))
}

function subschemas(value: Json, site: KeywordSite): readonly (readonly [string, SchemaTest])[] {
  if (!isJsonObject(value)) return site.fail('must be a map from names to schemas')
  return Object.entries(value).map(([name, schema]) => [name, site.subschema(schema, [name])] as const)
}
