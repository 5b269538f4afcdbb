import { defineMember, type Json } from '../../../src/core/base/json.ts'

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly why: string }

/**
 * Arguments that came as text: one JSON object without duplicate keys and without numbers that a
 * double cannot hold; blank text is `{}` (L-90, L-91).
 */
export function strictArguments(text: string): Read {
  if (/^[ \t\r\n]*$/.test(text)) return { ok: true, value: {} }
  try {
    JSON.parse(text)
  } catch {
    return { ok: false, why: 'the arguments are no JSON' }
  }
  // The text is JSON, so what follows only needs to build the value and look for what JSON.parse hides.
  let offset = 0
  let fault: string | undefined
  const token = /[ \t\r\n]*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:])/y
  const next = (): string => {
    token.lastIndex = offset
    const found = token.exec(text)
    offset = token.lastIndex
    return found?.[1] ?? ''
  }
  const value = (first: string): Json => {
    if (first === '{') {
      const out: Record<string, Json> = {}
      for (let key = next(); key !== '}' && key !== ''; key = next()) {
        if (key === ',') continue
        next()
        const name = JSON.parse(key) as string
        if (Object.hasOwn(out, name)) fault = 'the arguments have a key twice'
        defineMember(out, name, value(next()))
      }
      return out
    }
    if (first === '[') {
      const out: Json[] = []
      for (let item = next(); item !== ']' && item !== ''; item = next()) if (item !== ',') out.push(value(item))
      return out
    }
    if (/^-?\d/.test(first) && !holds(first)) fault = 'the arguments hold a number that cannot be kept'
    return JSON.parse(first) as Json
  }
  const first = next()
  if (first !== '{') return { ok: false, why: 'the arguments are no map' }
  const read = value(first)
  return fault === undefined ? { ok: true, value: read } : { ok: false, why: fault }
}

function holds(digits: string): boolean {
  const number = Number(digits)
  if (!Number.isFinite(number)) return false
  return !/^-?\d+$/.test(digits) || BigInt(digits) === BigInt(number)
}
