import { skipLineFold } from './line-fold.ts'
import { LEAST_READABLE, putReadable, readability } from './put-readable.ts'
import { LEAST_RUN, type Survey } from './survey.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** Pairs with one sign between two of them, as in fingerprints, and bytes as lists of code have them. */
const spacedHex = /[0-9A-Fa-f]{2}(?:[ :,.-][0-9A-Fa-f]{2}){7,}/g
const listedHex = /0[xX][0-9A-Fa-f]{2}(?:[ ,;]{1,2}\s?0[xX][0-9A-Fa-f]{2}){7,}/g

/** What long runs of hexadecimal digits mean, where they mean text. */
export function decodeHex(text: string, { base64Runs, hasPairs }: Survey): View | undefined {
  const isListed = text.includes('0x') || text.includes('0X')
  if (base64Runs.length === 0 && !hasPairs && !isListed) return undefined
  const view = buildView(text)
  let reached = 0
  let hyphens = 0
  let mostHyphens = 0
  // The digits are characters of base64 too, so a long run of them lies in one of those.
  for (let index = 0; index < base64Runs.length; index += 2) {
    const runEnd = base64Runs[index + 1] ?? 0
    let start = Math.max(reached, base64Runs[index] ?? 0)
    for (let at = start; at <= runEnd; at++) {
      if (digitAt(text, at) >= 0) continue
      if (at - start >= LEAST_RUN) {
        const run = readRun(text, start, at)
        reached = run.end
        decodeDigits(view, text, run.places)
      }
      hyphens = at - start === 2 && text.charCodeAt(at) === HYPHEN ? hyphens + 1 : 0
      mostHyphens = Math.max(mostHyphens, hyphens)
      start = at + 1
    }
  }
  if (hasPairs || mostHyphens >= LEAST_HYPHENS) {
    for (const match of text.matchAll(spacedHex)) decodeDigits(view, text, pairPlaces(match[0].length, match.index))
  }
  if (isListed) {
    for (const match of text.matchAll(listedHex)) decodeDigits(view, text, listedPlaces(match[0], match.index))
  }
  return view.finish()
}

const HYPHEN = 45
/** Between eight pairs. */
const LEAST_HYPHENS = 7

function listedPlaces(written: string, from: number): Int32Array {
  const places = Array.from(written.matchAll(/0[xX]/g), ({ index }) => [from + index + 2, from + index + 3])
  return Int32Array.from(places.flat())
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
