import { codePointLength, hasLoneSurrogate } from '../base/code-points.ts'
import { isJsonArray, jsonEqual, jsonType, type Json } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { compilePattern } from '../text/pattern.ts'
import { isDecimalMultiple } from './decimal-multiple.ts'
import { countOf, type Keyword, type KeywordSite, type SchemaTest } from './json-schema-keyword.ts'

const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** Keywords about a value as a whole, about numbers and about texts. One that is about another type holds. */
export const scalarKeywords = {
  type(value, site) {
    const names = isJsonArray(value) ? value : [value]
    if (names.length === 0) return site.fail('must not be empty')
    for (const name of names) {
      if (typeof name !== 'string' || !typeNames.includes(name)) {
        return site.fail(`must be one or more of ${typeNames.join(', ')}`)
      }
    }
    return (found) => {
      const isInteger = typeof found === 'number' && Number.isInteger(found) && names.includes('integer')
      return toVerdict(isInteger || names.includes(jsonType(found)))
    }
  },
  enum(value, site) {
    if (!isJsonArray(value) || value.length === 0) return site.fail('must be a list that is not empty')
    return (found) => toVerdict(value.some((wanted) => jsonEqual(wanted, found)))
  },
  const: (value) => (found) => toVerdict(jsonEqual(value, found)),
  minimum: (value, site) => numberTest(value, site, (found, bound) => found >= bound),
  maximum: (value, site) => numberTest(value, site, (found, bound) => found <= bound),
  exclusiveMinimum: (value, site) => numberTest(value, site, (found, bound) => found > bound),
  exclusiveMaximum: (value, site) => numberTest(value, site, (found, bound) => found < bound),
  multipleOf(value, site) {
    if (typeof value !== 'number' || value <= 0) return site.fail('must be a number above 0')
    return numberTest(value, site, isDecimalMultiple)
  },
  minLength: (value, site) => lengthTest(value, site, (found, bound) => found >= bound),
  maxLength: (value, site) => lengthTest(value, site, (found, bound) => found <= bound),
  /** RE2, anywhere in the text as JSON Schema has it. */
  pattern(value, site) {
    if (typeof value !== 'string') return site.fail('must be a text')
    const result = compilePattern(value)
    if (!result.ok) return site.fail(result.message)
    return textTest((text) => result.pattern.test(text))
  },
} satisfies Record<string, Keyword>

function toVerdict(holds: boolean): Verdict {
  return holds ? 'hit' : 'miss'
}

function numberTest(value: Json, site: KeywordSite, holds: (found: number, bound: number) => boolean): SchemaTest {
  if (typeof value !== 'number') return site.fail('must be a number')
  return (found) => (typeof found === 'number' ? toVerdict(holds(found, value)) : 'hit')
}

function lengthTest(value: Json, site: KeywordSite, holds: (found: number, bound: number) => boolean): SchemaTest {
  const bound = countOf(value, site)
  return textTest((text) => holds(codePointLength(text), bound))
}

function textTest(holds: (text: string) => boolean): SchemaTest {
  return (found) => {
    if (typeof found !== 'string') return 'hit'
    return hasLoneSurrogate(found) ? 'unknown' : toVerdict(holds(found))
  }
}
