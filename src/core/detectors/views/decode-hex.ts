import { skipLineFold } from './line-fold.ts'
import { putReadable } from './put-readable.ts'
import type { Survey } from './survey.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** Pairs with one sign between two of them, as in fingerprints, and bytes as lists of code have them. */
const spacedHex = /[0-9A-Fa-f]{2}(?:[ :,.-][0-9A-Fa-f]{2}){7,}/g
const listedHex = /0[xX][0-9A-Fa-f]{2}(?:[ ,;]{1,2}\s?0[xX][0-9A-Fa-f]{2}){7,}/g

/** What long runs of hexadecimal digits mean, where they mean text. */
export function decodeHex(text: string, { hexRuns, hasSpacedHex }: Survey): View | undefined {
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
  if (text.includes('0x') || text.includes('0X')) {
    for (const match of text.matchAll(listedHex)) {
      const places: number[] = []
      for (const each of match[0].matchAll(/0[xX]/g)) places.push(match.index + each.index + 2, match.index + each.index + 3)
      decodeDigits(view, text, places)
    }
  }
  return view.finish()
}

/** The places of the digits of a run and of the lines on which it goes on. */
function readRun(text: string, start: number, firstEnd: number): { readonly places: readonly number[]; readonly end: number } {
  const places: number[] = []
  let at = start
  let end = firstEnd
  for (;;) {
    for (; at < end; at++) places.push(at)
    const fold = skipLineFold(text, end)
    if (fold === undefined) break
    let next = fold.at
    while (digitAt(text, next) >= 0) next++
    if (next === fold.at) break
    at = fold.at
    end = next
  }
  return { places, end }
}

/** The places of the digits where every third unit is a sign. */
function pairPlaces(length: number, from: number): readonly number[] {
  const places: number[] = []
  for (let at = from; at + 1 < from + length; at += 3) places.push(at, at + 1)
  return places
}

function decodeDigits(view: ViewBuilder, text: string, places: readonly number[]): void {
  // With an odd number of digits either the first or the last belongs to something else.
  for (let phase = 0; phase <= places.length % 2; phase++) {
    const count = Math.floor((places.length - phase) / 2)
    const bytes = new Uint8Array(count)
    const starts = new Int32Array(count)
    const ends = new Int32Array(count)
    for (let index = 0; index < count; index++) {
      const high = places[phase + index * 2] ?? 0
      const low = places[phase + index * 2 + 1] ?? 0
      bytes[index] = (digitAt(text, high) << 4) | digitAt(text, low)
      starts[index] = high
      ends[index] = low + 1
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
