import { limits } from '../base/limits.ts'
import type { WordUnit } from './word-units.ts'

/** Where unquoted braces stand and what parts them; found once, so that nested braces cost no new search. */
interface Braces {
  readonly close: ReadonlyMap<number, number>
  readonly commas: ReadonlyMap<number, readonly number[]>
}

/**
 * Brace expansion (Bash manual, Brace Expansion): `{rm,-rf,x}` are three words. Undefined when the words would
 * be more than `limits.shellExpansion`, or their text out of proportion. Source: L-41.
 */
export function expandBraces(units: readonly WordUnit[]): readonly (readonly WordUnit[])[] | undefined {
  const braces = findBraces(units)
  if (braces.close.size === 0) return [units]
  const budget = { words: limits.shellExpansion, units: 20 * limits.shellExpansion + 4 * units.length }
  return expandRange(units, 0, units.length, braces, budget)
}

function findBraces(units: readonly WordUnit[]): Braces {
  const close = new Map<number, number>()
  const commas = new Map<number, number[]>()
  const open: number[] = []
  units.forEach((unit, at) => {
    if (unit.kind !== 'char' || unit.isQuoted) return
    if (unit.char === '{') open.push(at)
    else if (unit.char === '}') {
      const start = open.pop()
      if (start !== undefined) close.set(start, at)
    } else if (unit.char === ',') {
      const start = open.at(-1)
      if (start === undefined) return
      const known = commas.get(start)
      if (known === undefined) commas.set(start, [at])
      else known.push(at)
    }
  })
  return { close, commas }
}

function expandRange(
  units: readonly WordUnit[],
  from: number,
  to: number,
  braces: Braces,
  budget: { readonly words: number; units: number },
): readonly (readonly WordUnit[])[] | undefined {
  let results: (readonly WordUnit[])[] = [[]]
  let literalFrom = from
  let at = from
  const append = (tails: readonly (readonly WordUnit[])[]): boolean => {
    if (results.length * tails.length > budget.words) return false
    results = results.flatMap((head) => tails.map((tail) => [...head, ...tail]))
    for (const result of results) budget.units -= result.length
    return budget.units > 0
  }
  while (at < to) {
    const end = braces.close.get(at)
    const alternatives = end === undefined ? undefined : readAlternatives(units, at, end, braces)
    if (end === undefined || alternatives === undefined) {
      at++
      continue
    }
    const tails: (readonly WordUnit[])[] = []
    for (const alternative of alternatives) {
      const expanded =
        alternative.kind === 'text'
          ? [alternative.units]
          : expandRange(units, alternative.from, alternative.to, braces, budget)
      if (expanded === undefined) return undefined
      tails.push(...expanded)
      if (tails.length > budget.words) return undefined
    }
    if (literalFrom < at && !append([units.slice(literalFrom, at)])) return undefined
    if (!append(tails)) return undefined
    at = end + 1
    literalFrom = at
  }
  if (literalFrom < to && !append([units.slice(literalFrom, to)])) return undefined
  return results
}

type Alternative =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'text'; readonly units: readonly WordUnit[] }

function readAlternatives(
  units: readonly WordUnit[],
  open: number,
  close: number,
  braces: Braces,
): readonly Alternative[] | undefined {
  const commas = braces.commas.get(open)
  if (commas === undefined) return readSequence(units.slice(open + 1, Math.min(close, open + 64)))
  const borders = [open, ...commas, close]
  return borders.slice(1).map((border, index) => ({ kind: 'range', from: (borders[index] ?? open) + 1, to: border }))
}

/** `{1..3}`, `{a..e..2}`; a sequence longer than the bound counts as literal braces would: as no known text. */
function readSequence(inside: readonly WordUnit[]): readonly Alternative[] | undefined {
  let text = ''
  for (const unit of inside) {
    if (unit.kind !== 'char' || unit.isQuoted) return undefined
    text += unit.char
  }
  const found = /^(?:(-?\d{1,9})\.\.(-?\d{1,9})|([A-Za-z])\.\.([A-Za-z]))(?:\.\.(-?\d{1,9}))?$/.exec(text)
  if (found === null) return undefined
  const [, low, high, first, last, by] = found
  const start = low === undefined ? (first ?? '').charCodeAt(0) : Number(low)
  const stop = high === undefined ? (last ?? '').charCodeAt(0) : Number(high)
  const step = Math.max(1, Math.abs(Number(by ?? 1)))
  const isPadded = [low, high].some((bound) => bound !== undefined && /^-?0\d/.test(bound))
  const width = isPadded ? Math.max(low?.length ?? 0, high?.length ?? 0) : 0
  const count = Math.floor(Math.abs(stop - start) / step) + 1
  const results: Alternative[] = []
  for (let index = 0; index < Math.min(count, limits.shellExpansion + 1); index++) {
    const value = start + (stop >= start ? index : -index) * step
    results.push({ kind: 'text', units: toUnits(low === undefined ? String.fromCharCode(value) : padNumber(value, width)) })
  }
  return results
}

function padNumber(value: number, width: number): string {
  const digits = String(Math.abs(value))
  return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0')
}

function toUnits(text: string): readonly WordUnit[] {
  return Array.from(text).map((char) => ({ kind: 'char', char, isQuoted: false }))
}
