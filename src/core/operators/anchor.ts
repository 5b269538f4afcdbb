import type { Json } from '../base/json.ts'
import { requiredLiteral } from '../text/required-literal.ts'
import { foldingsOf } from '../text/fold-text.ts'
import type { OperatorModifiers } from './define-operator.ts'

/**
 * How an index can prove that a test misses without asking it: every value that the operator judges
 * and that hits fits the anchor. A value that it does not judge is unknown and must select the rule.
 */
export type Anchor =
  /** The value is one of these scalars. */
  | { readonly kind: 'one_of'; readonly values: readonly (string | number | boolean)[] }
  /** The text begins with one of these. */
  | { readonly kind: 'prefix'; readonly texts: readonly string[] }
  /** The text contains at least one of these. */
  | { readonly kind: 'contains_any'; readonly texts: readonly string[] }
  /** The number is within these bounds; an open bound does not belong to it. */
  | {
      readonly kind: 'range'
      readonly min?: number
      readonly minOpen?: boolean
      readonly max?: number
      readonly maxOpen?: boolean
    }

/**
 * The anchor of a test, or undefined where a miss is not easily proved; so too where texts are folded.
 *
 * @param param has passed the operator's schema.
 */
export function anchorOf(name: string, param: Json, modifiers: OperatorModifiers): Anchor | undefined {
  if (foldingsOf(modifiers).length > 0) return undefined
  switch (name) {
    case 'equals':
      return oneOf([param])
    case 'in':
      return isList(param) ? oneOf(param) : undefined
    case 'starts_with':
      return typeof param === 'string' ? { kind: 'prefix', texts: [param] } : undefined
    case 'ends_with':
    case 'contains':
      return typeof param === 'string' ? { kind: 'contains_any', texts: [param] } : undefined
    case 'contains_any':
      return containing(param)
    case 'contains_all':
      return isList(param) ? containing([longest(param.filter(isText))]) : undefined
    case 'glob':
      return typeof param === 'string' ? ofGlob(param) : undefined
    case 'matches':
      return typeof param === 'string' ? ofPattern(param) : undefined
    case 'gt':
      return typeof param === 'number' ? { kind: 'range', min: param, minOpen: true } : undefined
    case 'gte':
      return typeof param === 'number' ? { kind: 'range', min: param, minOpen: false } : undefined
    case 'lt':
      return typeof param === 'number' ? { kind: 'range', max: param, maxOpen: true } : undefined
    case 'lte':
      return typeof param === 'number' ? { kind: 'range', max: param, maxOpen: false } : undefined
    case 'between':
      return ofRange(param)
    default:
      return undefined
  }
}

function oneOf(values: readonly Json[]): Anchor | undefined {
  const scalars = values.filter(isScalar)
  return scalars.length === values.length ? { kind: 'one_of', values: scalars } : undefined
}

function containing(param: Json): Anchor | undefined {
  if (!isList(param)) return undefined
  const texts = param.filter(isText)
  return texts.length === param.length && !texts.includes('') ? { kind: 'contains_any', texts } : undefined
}

function ofGlob(pattern: string): Anchor | undefined {
  const pieces = pattern.split('*')
  const [first = ''] = pieces
  if (pieces.length === 1) return { kind: 'one_of', values: [pattern] }
  return first === '' ? containing([longest(pieces)]) : { kind: 'prefix', texts: [first] }
}

function ofPattern(text: string): Anchor | undefined {
  const literal = requiredLiteral(text)
  return literal === undefined ? undefined : { kind: 'contains_any', texts: [literal] }
}

function ofRange(param: Json): Anchor | undefined {
  if (!isList(param)) return undefined
  const [min, max] = param
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  return { kind: 'range', min, minOpen: false, max, maxOpen: false }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isText(value: Json): value is string {
  return typeof value === 'string'
}

function isScalar(value: Json): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}
