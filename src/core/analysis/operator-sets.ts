import { jsonType, type Json } from '../base/json.ts'
import type { Judged, OperatorDefinition, OperatorModifiers } from '../operators/define-operator.ts'
import type { NumberTest } from '../operators/number-test.ts'
import type { NumberParam } from '../operators/number.ts'
import { anyChar } from './char-set.ts'
import { literalLanguage } from './folded-language.ts'
import type { Language, Languages } from './language.ts'
import { above, allNumbers, atLeast, atMost, below, holdsSomeCount, intersectNumbers, interval, otherNumbers, uniteNumbers, type NumberSet } from './number-set.ts'
import { patternLanguage } from './pattern-language.ts'
import { atoms, intersect, otherValues, unite, valueSet, type ValueSet } from './value-set.ts'

/** What an operator says of the values that it judges, null aside where it counts as absent. */
export interface OperatorSets {
  readonly judged: ValueSet
  readonly hit: ValueSet
  readonly miss: ValueSet
  /** Judged values that may be unknown all the same. */
  readonly unknown: ValueSet
  readonly exact: boolean
}

/** A literal operand against the values of its operator. What is not modelled may say anything on all that it judges. */
export function operatorSets(
  languages: Languages,
  definition: OperatorDefinition,
  param: Json,
  modifiers: OperatorModifiers,
): OperatorSets {
  // `as never`: the parameter passed the schema of its definition.
  const types = typeof definition.judges === 'function' ? definition.judges(param as never) : definition.judges
  const judged = judgedSet(languages, [...types, ...(definition.judgesNull === true ? (['null'] as const) : [])])
  const nothing = valueSet(languages, {})
  const known = isTooLong(languages, param) ? undefined : modelled(languages, definition.name, param, modifiers)
  if (known === undefined) return { judged, hit: judged, miss: judged, unknown: judged, exact: false }
  const hit = intersect(languages, judged, known.hit)
  const miss = known.miss ?? intersect(languages, judged, otherValues(languages, known.hit))
  return { judged, hit, miss, unknown: known.unknown ?? nothing, exact: known.isVague !== true }
}

/** UTF-16 units of one text, and of all texts of one operand, that are worked out. */
const longestText = 1_000
const longestTexts = 20_000

/** Texts that would make more languages than a policy is worth. */
export function isTooLong(languages: Languages, param: Json): boolean {
  if (languages.isFull()) return true
  const texts = (Array.isArray(param) ? param : [param]).filter((text) => typeof text === 'string')
  return texts.some(({ length }) => length > longestText) || texts.reduce((sum, { length }) => sum + length, 0) > longestTexts
}

/** What an operand may be that only the event knows: anything on every type that some operand would judge. */
export function unboundSets(languages: Languages): OperatorSets {
  const judged = judgedSet(languages, ['string', 'number', 'boolean', 'array', 'object', 'null'])
  return { judged, hit: judged, miss: judged, unknown: judged, exact: false }
}

function judgedSet(languages: Languages, types: readonly Judged[]): ValueSet {
  const parts = types.map((type) => typeSet(languages, type))
  return parts.reduce((all, part) => unite(languages, all, part), valueSet(languages, {}))
}

function typeSet(languages: Languages, type: Judged): ValueSet {
  switch (type) {
    case 'text':
      return valueSet(languages, { texts: languages.all })
    case 'string':
      return valueSet(languages, { texts: languages.all, atoms: atoms.loneText })
    case 'number':
    case 'integer':
      return valueSet(languages, { numbers: allNumbers })
    case 'boolean':
      return valueSet(languages, { atoms: atoms.true | atoms.false })
    case 'array':
    case 'object':
    case 'null':
      return valueSet(languages, { atoms: atoms[type] })
  }
}

interface Modelled {
  readonly hit: ValueSet
  /** Absent = all judged values that do not hit. */
  readonly miss?: ValueSet
  readonly unknown?: ValueSet
  /** Some value may be in two of the sets. */
  readonly isVague?: boolean
}

/** Undefined = not modelled: the operator is free. `as`: parameters have passed the schema of the operator that is named. */
function modelled(languages: Languages, name: string, param: Json, modifiers: OperatorModifiers): Modelled | undefined {
  const numbers = (set: NumberSet): Modelled => ({ hit: valueSet(languages, { numbers: set }) })
  const texts = (language: Language | undefined): Modelled | undefined => language && { hit: valueSet(languages, { texts: language }) }
  const literal = (text: Json, before: boolean, behind: boolean): Language =>
    literalLanguage(languages, text as string, { before, behind }, modifiers.ignoreCase === true || modifiers.normalize?.includes('case') === true)
  const foldsMore = modifiers.normalize?.some((folding) => folding !== 'case') === true
  switch (name) {
    case 'equals':
      return oneOf(languages, [param], literal, foldsMore)
    case 'not_equals':
      return opposite(languages, oneOf(languages, [param], literal, foldsMore))
    case 'in':
      return oneOf(languages, param as readonly Json[], literal, foldsMore)
    case 'not_in':
      return opposite(languages, oneOf(languages, param as readonly Json[], literal, foldsMore))
    case 'type':
      return { hit: typeSet(languages, param as Judged) }
    case 'gt':
      return numbers(above(param as number))
    case 'gte':
      return numbers(atLeast(param as number))
    case 'lt':
      return numbers(below(param as number))
    case 'lte':
      return numbers(atMost(param as number))
    case 'between': {
      const [low, high] = param as readonly [number, number]
      return numbers(interval(low, high))
    }
    case 'number':
      return exactNumber(languages, param as NumberParam)
    case 'length':
      return lengthSets(languages, typeof param === 'number' ? { equals: param } : (param as NumberTest))
    case 'matches':
      if (foldsMore) return undefined
      return texts(patternLanguage(languages, param as string, { full: modifiers.full ?? false, ignoreCase: modifiers.ignoreCase === true || modifiers.normalize?.includes('case') === true }))
  }
  if (foldsMore) return undefined
  switch (name) {
    case 'starts_with':
      return texts(literal(param, false, true))
    case 'ends_with':
      return texts(literal(param, true, false))
    case 'contains':
      return texts(literal(param, true, true))
    case 'contains_any':
      return texts(languages.or((param as readonly string[]).map((text) => literal(text, true, true))))
    case 'contains_all':
      return texts(languages.and((param as readonly string[]).map((text) => literal(text, true, true))))
    case 'glob':
      return texts(modifiers.ignoreCase === true || modifiers.normalize !== undefined ? undefined : starLanguage(languages, param as string))
    default:
      return undefined
  }
}

/** `*` stands for any run of characters; nothing else is special (L-17). */
export function starLanguage(languages: Languages, pattern: string): Language {
  const [first = '', ...rest] = pattern.split('*')
  return rest.reduce((start, piece) => languages.concat(start, languages.concat(languages.all, languages.literal(piece))), languages.literal(first))
}

function opposite(languages: Languages, of: Modelled | undefined): Modelled | undefined {
  if (of === undefined) return undefined
  return of.miss === undefined ? { hit: otherValues(languages, of.hit) } : { ...of, hit: of.miss, miss: of.hit }
}

/** Scalars by value; of lists and maps, which are compared whole, only that others can be told from them. */
function oneOf(
  languages: Languages,
  values: readonly Json[],
  literal: (text: Json, before: boolean, behind: boolean) => Language,
  foldsMore: boolean,
): Modelled | undefined {
  const type = jsonType(values[0] ?? null)
  switch (type) {
    case 'string':
      if (foldsMore) return undefined
      return { hit: valueSet(languages, { texts: languages.or(values.map((value) => literal(value, false, false))) }) }
    case 'number':
      return { hit: valueSet(languages, { numbers: values.map((value) => interval(value as number, value as number)).reduce(uniteNumbers, []) }) }
    case 'boolean':
      return { hit: valueSet(languages, { atoms: values.reduce<number>((bits, value) => bits | (value === true ? atoms.true : atoms.false), 0) }) }
    case 'array':
    case 'object':
    case 'null': {
      const some = valueSet(languages, { atoms: atoms[type] })
      return { isVague: true, hit: some, miss: unite(languages, some, valueSet(languages, { atoms: atoms.null })) }
    }
  }
}

function exactNumber(languages: Languages, tests: NumberParam): Modelled {
  const { integer, multiple_of: step, strings, ...bounds } = tests
  const range = rangeOf(bounds)
  const texts = valueSet(languages, { texts: languages.all })
  const inRange = valueSet(languages, { numbers: range })
  const isPlain = integer === undefined && step === undefined
  const outside = valueSet(languages, { numbers: isPlain ? otherNumbers(range) : allNumbers })
  if (strings !== 'numeric') return { hit: inRange, miss: outside, unknown: texts, isVague: !isPlain }
  return { isVague: true, hit: unite(languages, inRange, texts), miss: unite(languages, outside, texts), unknown: texts }
}

function rangeOf(test: NumberTest): NumberSet {
  const parts = [
    test.gt === undefined ? allNumbers : above(test.gt),
    test.gte === undefined ? allNumbers : atLeast(test.gte),
    test.lt === undefined ? allNumbers : below(test.lt),
    test.lte === undefined ? allNumbers : atMost(test.lte),
    test.equals === undefined ? allNumbers : interval(test.equals, test.equals),
    test.between === undefined ? allNumbers : interval(test.between[0], test.between[1]),
  ]
  return parts.reduce(intersectNumbers)
}

/** Longer texts are not counted sign by sign. */
const longestCounted = 32

function lengthSets(languages: Languages, test: NumberTest): Modelled {
  const range = rangeOf(test)
  const judged = valueSet(languages, { texts: languages.all, atoms: atoms.array })
  if (!holdsSomeCount(range)) return { hit: valueSet(languages, {}) }
  if (!holdsSomeCount(otherNumbers(range))) return { hit: judged }
  const [low = 0, high = 0] = range
  const array = valueSet(languages, { atoms: atoms.array })
  const texts = textsOfLength(languages, Math.max(0, Math.ceil(low)), Math.floor(high))
  if (texts === undefined) return { hit: judged, miss: judged, isVague: true }
  const others = valueSet(languages, { texts: languages.not(texts) })
  return { isVague: true, hit: unite(languages, array, valueSet(languages, { texts })), miss: unite(languages, array, others) }
}

function textsOfLength(languages: Languages, least: number, most: number): Language | undefined {
  const isOpen = most >= Number.MAX_SAFE_INTEGER
  if (least > longestCounted || (!isOpen && most > longestCounted)) return undefined
  const one = languages.chars(anyChar)
  let language = isOpen ? languages.all : languages.empty
  for (let more = isOpen ? least : most; more > least; more--) language = languages.or([languages.empty, languages.concat(one, language)])
  for (let sure = 0; sure < least; sure++) language = languages.concat(one, language)
  return language
}
