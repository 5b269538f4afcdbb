import { RE2JS } from 're2js'
import { satisfies, valid } from 'semver'
import { isJsonArray, isJsonObject, jsonEqual, jsonType, type Json } from '../../../src/core/base/json.ts'
import { jsonSchemaHolds } from './json-schema.ts'
import { fitsStars, foldText, isWellFormed, type Folding } from './text-forms.ts'
import { hit, judged, miss, unknown, anyOf, type Judged } from './verdict.ts'

export interface Modifiers extends Folding {
  readonly full: boolean
}

export const operatorNames: ReadonlySet<string> = new Set([
  'equals', 'not_equals', 'in', 'not_in', 'gt', 'gte', 'lt', 'lte', 'between', 'starts_with', 'ends_with', 'contains',
  'contains_any', 'contains_all', 'matches', 'glob', 'type', 'length', 'schema', 'semver', 'number',
])

/** Null is absent for every operator but these (L-14); `exists` is told apart by the matcher. */
export const judgesNull: ReadonlySet<string> = new Set(['equals', 'in', 'type', 'schema', 'exists', 'not_equals', 'not_in'])

/** One positive operator on one value that is there. Values that it does not judge are unknown (L-40). */
export function judge(name: string, operand: Json, value: Json, modifiers: Modifiers, path: string): Judged {
  switch (name) {
    case 'equals':
      return judgeEquals(operand, value, modifiers, path)
    case 'in':
      if (!isJsonArray(operand)) return unknown(path, 'the list to compare with is no list')
      return anyOf(operand.map((each) => judgeEquals(each, value, modifiers, path)))
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
    case 'between':
      if (typeof value !== 'number') return unknown(path, 'is no number')
      return judgeNumber({ [name]: operand }, value, path)
    case 'number':
      return judgeExactNumber(operand, value, path)
    case 'starts_with':
    case 'ends_with':
    case 'contains':
    case 'contains_any':
    case 'contains_all':
    case 'matches':
    case 'glob':
      return judgeText(name, operand, value, modifiers, path)
    case 'semver':
      if (typeof value !== 'string' || typeof operand !== 'string' || valid(value) === null) return unknown(path, 'is no version')
      return judged(satisfies(value, operand))
    case 'type':
      return judged(isJsonArray(operand) ? operand.includes(jsonType(value)) : operand === jsonType(value))
    case 'schema':
      if (typeof value === 'string' && !isWellFormed(value)) return unknown(path, 'is no well-formed text')
      return isJsonObject(operand) ? judged(jsonSchemaHolds(operand, value)) : unknown(path, 'the schema is no map')
    case 'length': {
      if (typeof value === 'string' && isWellFormed(value)) return judgeNumber(operand, Array.from(value).length, path)
      if (isJsonArray(value)) return judgeNumber(operand, value.length, path)
      return unknown(path, 'has no length')
    }
    default:
      throw new Error(`the reference knows no operator ${name}`)
  }
}

/** Numbers as exact decimals, of JSON numbers only (L-45): each is a whole number of the smallest part in play. */
function judgeExactNumber(operand: Json, value: Json, path: string): Judged {
  if (!isJsonObject(operand)) throw new Error('the reference knows `number` with a map only')
  if (typeof value !== 'number') return unknown(path, 'is no number')
  const bounds = Object.entries(operand).map(([name, bound]) => ({ name, bound: Number(bound) }))
  const places = Math.max(...[value, ...bounds.map(({ bound }) => bound)].map(decimalPlaces))
  const parts = (number: number): bigint => BigInt(plainDecimal(number, places).replace('.', ''))
  const whole = parts(value)
  return judged(
    bounds.every(({ name, bound }) => {
      switch (name) {
        case 'gt':
          return whole > parts(bound)
        case 'gte':
          return whole >= parts(bound)
        case 'lt':
          return whole < parts(bound)
        case 'lte':
          return whole <= parts(bound)
        case 'multiple_of':
          return whole % parts(bound) === 0n
        default:
          throw new Error(`the reference knows no test of a number ${name}`)
      }
    }),
  )
}

/** Of the shortest text that means this number. */
function decimalPlaces(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

function plainDecimal(number: number, places: number): string {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const shift = Number(exponent)
  const all = whole + fraction
  const point = whole.length + shift
  const padded = point > all.length ? all.padEnd(point, '0') : all
  const left = point > 0 ? padded.slice(0, point) : (padded.startsWith('-') ? '-0' : '0')
  const right = point > 0 ? padded.slice(point) : '0'.repeat(-point) + padded.replace('-', '')
  return `${left}.${right.padEnd(places, '0')}`
}

/** Judges null and values of the operand's own type; all else is unknown (L-40). */
function judgeEquals(operand: Json, value: Json, modifiers: Modifiers, path: string): Judged {
  if (operand === null) return unknown(path, 'the value to compare with is null')
  if (value === null) return miss
  if (jsonType(operand) !== jsonType(value)) return unknown(path, `is no ${jsonType(operand)}`)
  if (typeof operand === 'string' && typeof value === 'string') {
    if (!isWellFormed(value)) return unknown(path, 'is no well-formed text')
    return judged(foldText(operand, modifiers) === foldText(value, modifiers))
  }
  return judged(jsonEqual(operand, value))
}

function judgeText(name: string, operand: Json, value: Json, modifiers: Modifiers, path: string): Judged {
  if (typeof value !== 'string') return unknown(path, 'is no text')
  if (!isWellFormed(value)) return unknown(path, 'is no well-formed text')
  const text = foldText(value, modifiers)
  if (name === 'matches') {
    if (typeof operand !== 'string') return unknown(path, 'the pattern is no text')
    const ignoreCase = modifiers.ignoreCase || modifiers.normalize.includes('case')
    const matcher = RE2JS.compile(operand, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0).matcher(
      foldText(value, { ignoreCase: false, normalize: modifiers.normalize.filter((each) => each !== 'case') }),
    )
    return judged(modifiers.full ? matcher.matches() : matcher.find())
  }
  const wanted = (isJsonArray(operand) ? operand : [operand]).map((each) => (typeof each === 'string' ? foldText(each, modifiers) : undefined))
  const texts = wanted.filter((each) => each !== undefined)
  const [first] = texts
  if (texts.length !== wanted.length || first === undefined) return unknown(path, 'the text to compare with is no text')
  switch (name) {
    case 'starts_with':
      return judged(text.startsWith(first))
    case 'ends_with':
      return judged(text.endsWith(first))
    case 'contains':
      return judged(text.includes(first))
    case 'contains_any':
      return judged(texts.some((each) => text.includes(each)))
    case 'contains_all':
      return judged(texts.every((each) => text.includes(each)))
    default:
      return judged(fitsStars(first, text))
  }
}

/** A number test (L-45): a number, or a map of comparisons that must all hold. */
export function judgeNumber(test: Json, value: number, path: string): Judged {
  if (typeof test === 'number') return judged(value === test)
  if (!isJsonObject(test)) return unknown(path, 'the number to compare with is no number')
  for (const [word, limit] of Object.entries(test)) {
    if (word === 'of') continue
    if (word === 'between' && isJsonArray(limit)) {
      const [low, high] = limit
      if (typeof low !== 'number' || typeof high !== 'number') return unknown(path, 'the bounds are no numbers')
      if (value < low || value > high) return miss
      continue
    }
    if (word === 'integer') {
      if (Number.isInteger(value) !== (limit === true)) return miss
      continue
    }
    if (typeof limit !== 'number') return unknown(path, 'the number to compare with is no number')
    const holds =
      word === 'gt' ? value > limit
      : word === 'gte' ? value >= limit
      : word === 'lt' ? value < limit
      : word === 'lte' ? value <= limit
      : word === 'multiple_of' ? value % limit === 0
      : value === limit
    if (!holds) return miss
  }
  return hit
}
