import { skipLineFold } from './line-fold.ts'
import { LEAST_READABLE, putReadable, readability } from './put-readable.ts'
import type { Survey } from './survey.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** Pairs with one sign between two of them, as in fingerprints, and bytes as lists of code have them. */
const spacedHex = /[0-9A-Fa-f]{2}(?:[ :,.-][0-9A-Fa-f]{2}){7,}/g
const listedHex = /0[xX][0-9A-Fa-f]{2}(?:[ ,;]{1,2}\s?0[xX][0-9A-Fa-f]{2}){7,}/g

/** What long runs of hexadecimal digits mean, where they mean text. */
export function decodeHex(text: string, { hexRuns, hasSpacedHex }: Survey): View | undefined {
  const isListed = text.includes('0x') || text.includes('0X')
  if (hexRuns.length === 0 && !hasSpacedHex && !isListed) return undefined
  const view = buildView(text)
  let reached = 0
  for (let index = 0; index < hexRuns.length; index += 2) {
    const start = hexRuns[index] ?? 0
    if (start < reached) continue
    const { places, end } = readRun(text, start, hexRuns[index + 1] ?? 0)
    reached = end
    decodeDigits(view, text, places)
  }
  if (hasSpacedHex) {
    for (const match of text.matchAll(spacedHex)) decodeDigits(view, text, pairPlaces(match[0].length, match.index))
  }
  if (isListed) {
    for (const match of text.matchAll(listedHex)) {
      const places: number[] = []
      for (const each of match[0].matchAll(/0[xX]/g)) places.push(match.index + each.index + 2, match.index + each.index + 3)
      decodeDigits(view, text, Int32Array.from(places))
    }
  }
  return view.finish()
}

/** The places of the digits of a run and of the lines on which it goes on. */
function readRun(text: string, start: number, firstEnd: number): { readonly places: Int32Array; readonly end: number } {
  const lines = [{ start, end: firstEnd }]
  let end = firstEnd
  for (;;) {
    const fold = skipLineFold(text, end)
    if (fold === undefined) break
    let next = fold.at
    while (digitAt(text, next) >= 0) next++
    if (next === fold.at) break
    lines.push({ start: fold.at, end: next })
    end = next
  }
  const places = new Int32Array(lines.reduce((sum, line) => sum + line.end - line.start, 0))
  let count = 0
  for (const line of lines) for (let at = line.start; at < line.end; at++) places[count++] = at
  return { places, end }
}

/** The places of the digits where every third unit is a sign. */
function pairPlaces(length: number, from: number): Int32Array {
  const places = new Int32Array(Math.floor((length + 1) / 3) * 2)
  for (let pair = 0; pair * 2 < places.length; pair++) {
    places[pair * 2] = from + pair * 3
    places[pair * 2 + 1] = from + pair * 3 + 1
  }
  return places
}

function decodeDigits(view: ViewBuilder, text: string, places: Int32Array): void {
  // With an odd number of digits either the first or the last belongs to something else.
  for (let phase = 0; phase <= places.length % 2; phase++) {
    const bytes = new Uint8Array(Math.floor((places.length - phase) / 2))
    let readable = 0
    let longest = 0
    for (let index = 0; index < bytes.length; index++) {
      const high = places[phase + index * 2] ?? 0
      const low = places[phase + index * 2 + 1] ?? 0
      const byte = (digitAt(text, high) << 4) | digitAt(text, low)
      bytes[index] = byte
      readable = readability[byte] === 0 ? 0 : readable + 1
      longest = Math.max(longest, readable)
    }
    if (longest < LEAST_READABLE) continue
    const starts = new Int32Array(bytes.length)
    const ends = new Int32Array(bytes.length)
    for (let index = 0; index < bytes.length; index++) {
      starts[index] = places[phase + index * 2] ?? 0
      ends[index] = (places[phase + index * 2 + 1] ?? 0) + 1
    }
    putReadable(view, { bytes, starts, ends, begins: [places[0] ?? 0], finishes: [(places.at(-1) ?? 0) + 1] })
  }
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}
