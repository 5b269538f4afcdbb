import { skipLineFold } from './line-fold.ts'
import { isReadable, LEAST_READABLE, putReadable } from './put-readable.ts'
import type { Survey } from './survey.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** Both alphabets (RFC 4648); 255 = none of their characters. */
const values = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(String.fromCharCode(code))
  if (value >= 0) return value
  return code === 45 ? 62 : code === 95 ? 63 : 255
})

/** A token of base64, over several lines perhaps. */
interface Run {
  /** The six bits of each character, and its place. */
  readonly sextets: Uint8Array
  readonly places: Int32Array
  /** Characters at which a token may begin, by index: the first, those behind a sign, those of a new line. */
  readonly beginnings: readonly number[]
  /** Places at which it may end: signs, line breaks, the end of its padding. */
  readonly finishes: readonly number[]
  readonly end: number
}

/** What long runs of base64 mean, where they mean text. */
export function decodeBase64(text: string, { base64Runs }: Survey): View | undefined {
  if (base64Runs.length === 0) return undefined
  const view = buildView(text)
  let reached = 0
  for (let index = 0; index < base64Runs.length; index += 2) {
    const start = base64Runs[index] ?? 0
    if (start < reached) continue
    const run = readRun(text, start, base64Runs[index + 1] ?? 0)
    reached = run.end
    // What stands in front of a token may be of the same characters (`path/TOKEN`), so every phase in which one may begin is read.
    const phases = new Set(run.beginnings.map((beginning) => beginning % 4))
    for (const phase of phases) decodePhase(view, run, phase)
  }
  return view.finish()
}

function readRun(text: string, start: number, firstEnd: number): Run {
  const pieces: { readonly start: number; readonly end: number }[] = [{ start, end: firstEnd }]
  let end = firstEnd
  for (;;) {
    // A `=` here is padding, so the token is at its end.
    const fold = text.charCodeAt(end) === 61 ? undefined : skipLineFold(text, end)
    if (fold === undefined) break
    let next = fold.at
    while (valueAt(text, next) !== 255) next++
    if (next === fold.at) break
    pieces.push({ start: fold.at, end: next })
    end = next
  }
  const length = pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0)
  const sextets = new Uint8Array(length)
  const places = new Int32Array(length)
  const beginnings: number[] = []
  const finishes: number[] = []
  let index = 0
  for (const piece of pieces) {
    beginnings.push(index)
    for (let at = piece.start; at < piece.end; at++) {
      const value = valueAt(text, at)
      sextets[index] = value
      places[index++] = at
      if (value < 62) continue
      beginnings.push(index)
      finishes.push(at)
    }
    if (piece.end < end) finishes.push(piece.end)
  }
  for (let padding = 0; padding < 2 && text.charCodeAt(end) === 61; padding++) end++
  finishes.push(end)
  return { sextets, places, beginnings, finishes, end }
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 128 ? (values[code] ?? 255) : 255
}

/** Reads the run in groups of four characters from the first place where a token of this phase may begin. */
function decodePhase(view: ViewBuilder, { sextets, places, beginnings, finishes }: Run, phase: number): void {
  const aligned = beginnings.filter((beginning) => beginning % 4 === phase)
  const [from = 0] = aligned
  const bytes = new Uint8Array(Math.max(0, Math.floor(((sextets.length - from) * 6) / 8)))
  let readable = 0
  let longest = 0
  for (let index = 0; index < bytes.length; index++) {
    const sextet = from + Math.floor(index / 3) * 4 + (index % 3)
    const shift = 2 * (index % 3)
    const byte = (((sextets[sextet] ?? 0) << (2 + shift)) | ((sextets[sextet + 1] ?? 0) >> (4 - shift))) & 255
    bytes[index] = byte
    readable = isReadable(byte) || byte >= 0x80 ? readable + 1 : 0
    if (readable > longest) longest = readable
  }
  if (longest < LEAST_READABLE) return
  const starts = new Int32Array(bytes.length)
  const ends = new Int32Array(bytes.length)
  for (let index = 0; index < bytes.length; index++) {
    const sextet = from + Math.floor(index / 3) * 4 + (index % 3)
    starts[index] = places[sextet] ?? 0
    ends[index] = (places[sextet + 1] ?? 0) + 1
  }
  putReadable(view, { bytes, starts, ends, begins: aligned.map((index) => places[index] ?? 0), finishes })
}
