import { z } from 'zod'
import { jsonType, type Json } from '../base/json.ts'
import { foldingsOf, foldText } from '../text/fold-text.ts'
import type { Judged, OperatorModifiers } from './define-operator.ts'
import { anyJson } from './any-json.ts'
import { problemOfText } from './text-param.ts'

/**
 * Any JSON value but null and empty ones (L-02). Not built from the object schemas of zod, which lose a
 * member named `__proto__`.
 */
export const valueParam = anyJson()
  .check((context) => {
    const message = problemOf(context.value)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
  })
  .meta({ type: ['string', 'number', 'boolean', 'array', 'object'] })

/** A list of such values, all of one JSON type (L-40). The wrong entry is the first whose type is not the first one's. */
export const valueListParam = z
  .array(valueParam, 'must be a list')
  .min(1, 'must not be empty')
  .check((context) => {
    const types = context.value.map(jsonType)
    const index = types.findIndex((type) => type !== types[0])
    if (index === -1) return
    const message = `mixes types: the entry is of type ${types[index] ?? ''}, the first one of type ${types[0] ?? ''}`
    context.issues.push({ code: 'custom', message, path: [index], input: context.value[index] })
  })

function problemOf(value: Json | undefined): string | undefined {
  if (value === undefined) return 'must be given'
  if (value === null) return 'must not be null'
  if (typeof value === 'string') return problemOfText(value)
  if (typeof value === 'object' && Object.keys(value).length === 0) return 'must not be empty'
  return undefined
}

/** The values that can be compared with an operand: those of its JSON type (L-40). */
export function judgedBeside(operand: Json | undefined): readonly Judged[] {
  if (operand === undefined || operand === null) return []
  const type = jsonType(operand)
  return [type === 'string' ? 'text' : type]
}

export function checkFoldedValues(param: Json | readonly Json[], modifiers: OperatorModifiers): string | undefined {
  const foldings = foldingsOf(modifiers)
  const values: readonly unknown[] = Array.isArray(param) ? param : [param]
  const isEmptied = values.some((value) => typeof value === 'string' && value !== '' && foldText(value, foldings) === '')
  return isEmptied ? 'is empty after `normalize`' : undefined
}
