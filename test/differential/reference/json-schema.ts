import { isJsonArray, isJsonObject, jsonEqual, jsonType, type Json, type JsonObject } from '../../../src/core/base/json.ts'

/** The few JSON Schema words that random policies and the packs use. */
export function jsonSchemaHolds(schema: JsonObject, value: Json): boolean {
  for (const [word, wanted] of Object.entries(schema)) {
    switch (word) {
      case 'type': {
        const types = isJsonArray(wanted) ? wanted : [wanted]
        const isInteger = typeof value === 'number' && Number.isInteger(value)
        if (!types.includes(jsonType(value)) && !(isInteger && types.includes('integer'))) return false
        break
      }
      case 'required':
        if (isJsonObject(value) && isJsonArray(wanted) && !wanted.every((name) => typeof name === 'string' && Object.hasOwn(value, name))) return false
        break
      case 'properties':
        if (!isJsonObject(value) || !isJsonObject(wanted)) break
        for (const [name, inner] of Object.entries(wanted)) {
          const member = Object.hasOwn(value, name) ? value[name] : undefined
          if (member !== undefined && isJsonObject(inner) && !jsonSchemaHolds(inner, member)) return false
        }
        break
      case 'items':
        if (isJsonArray(value) && isJsonObject(wanted) && !value.every((each) => jsonSchemaHolds(wanted, each))) return false
        break
      case 'enum':
        if (isJsonArray(wanted) && !wanted.some((each) => jsonEqual(each, value))) return false
        break
      case 'const':
        if (!jsonEqual(wanted, value)) return false
        break
      case 'multipleOf':
        if (typeof value === 'number' && typeof wanted === 'number' && !isMultiple(value, wanted)) return false
        break
      default:
        throw new Error(`the reference knows no schema word ${word}`)
    }
  }
  return true
}

/** Exact, on the decimals that JSON writes: both numbers as whole ones, by the place of the last digit of either. */
function isMultiple(value: number, of: number): boolean {
  const [left, right] = [decimalParts(value), decimalParts(of)]
  const places = Math.max(left.places, right.places)
  const whole = ({ digits, places: own }: Decimal): bigint => digits * 10n ** BigInt(places - own)
  return whole(left) % whole(right) === 0n
}

interface Decimal {
  readonly digits: bigint
  /** Behind the point; below zero where the number ends in zeros. */
  readonly places: number
}

function decimalParts(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) }
}
