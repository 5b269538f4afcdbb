import { skipLineFold } from './line-fold.ts'
import { LEAST_READABLE, putReadable, readability } from './put-readable.ts'
import type { Survey } from './survey.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** Both alphabets (RFC 4648); 255 = none of their characters. */
const values = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(String.fromCharCode(code))
  if (value >= 0) return value
  return code === 45 ? 62 : code === 95 ? 63 : 255
})

/** A run of base64, over several lines perhaps. */
interface Run {
  /** The six bits of each of its characters; what stands behind `length` is of other runs. */
  readonly sextets: Uint8Array<ArrayBuffer>
  readonly length: number
  /** Its lines: where each begins in the source and among the characters. */
  readonly lines: readonly { readonly source: number; readonly index: number }[]
  /** Where its padding ends. */
  readonly end: number
}

/** What long runs of base64 mean, where they mean text. */
export function decodeBase64(text: string, { base64Runs }: Survey): View | undefined {
  if (base64Runs.length === 0) return undefined
  const view = buildView(text)
  let reached = 0
  let sextets = new Uint8Array(256)
  for (let index = 0; index < base64Runs.length; index += 2) {
    const start = base64Runs[index] ?? 0
    if (start < reached) continue
    const run = readRun(text, start, base64Runs[index + 1] ?? 0, sextets)
    sextets = run.sextets
    reached = run.end
    for (const from of phaseStarts(run)) {
      if (from >= 0 && isReadableFrom(run, from)) putPhase(view, run, from)
    }
  }
  return view.finish()
}

/** @param scratch is written to, or a longer array in its place. */
function readRun(text: string, start: number, firstEnd: number, scratch: Uint8Array<ArrayBuffer>): Run {
  let sextets = scratch
  let length = 0
  const add = (from: number, to: number): void => {
    if (length + to - from > sextets.length) {
      const longer = new Uint8Array((length + to - from) * 2)
      longer.set(sextets.subarray(0, length))
      sextets = longer
    }
    for (let at = from; at < to; at++) sextets[length++] = valueAt(text, at)
  }
  add(start, firstEnd)
  const lines = [{ source: start, index: 0 }]
  let end = firstEnd
  // A `=` is padding, so the token is at its end.
  while (text.charCodeAt(end) !== 61) {
    const fold = skipLineFold(text, end)
    if (fold === undefined) break
    let next = fold.at
    while (valueAt(text, next) !== 255) next++
    if (next === fold.at) break
    lines.push({ source: fold.at, index: length })
    add(fold.at, next)
    end = next
  }
  for (let padding = 0; padding < 2 && text.charCodeAt(end) === 61; padding++) end++
  return { sextets, length, lines, end }
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 128 ? (values[code] ?? 255) : 255
}

/**
 * What stands in front of a token may be of the same characters (`path/TOKEN`), so the run is read in
 * each of the four phases in which a token of it may begin: at its start, behind a sign, on a new line.
 * By phase the first such place, -1 = there is none.
 */
function phaseStarts({ sextets, length, lines }: Run): readonly number[] {
  const starts = [0, -1, -1, -1]
  const meet = (at: number): void => {
    if (starts[at & 3] === -1) starts[at & 3] = at
  }
  for (const { index } of lines) meet(index)
  for (let at = 1; at < length; at++) if ((sextets[at - 1] ?? 0) >= 62) meet(at)
  return starts
}

/** Whether enough bytes in a row may read as text: a quick look that most runs do not pass. */
function isReadableFrom({ sextets, length }: Run, from: number): boolean {
  let readable = 0
  let last = 0
  for (let at = from; at + 1 < length; at++) {
    const phase = (at - from) & 3
    if (phase === 3) continue
    const kind = readability[byteAt(sextets, at, phase)] ?? 0
    if (kind === 0) readable = 0
    else if (kind === 2) readable = last >= 2 ? readable + 1 : 0
    else readable = last === 3 ? 1 : readable + 1
    last = kind
    if (readable === LEAST_READABLE) return true
  }
  return false
}

/** The byte that begins in the character at `at`, the first, second or third of a group of four. */
function byteAt(sextets: Uint8Array, at: number, phase: number): number {
  return (((sextets[at] ?? 0) << (2 + 2 * phase)) | ((sextets[at + 1] ?? 0) >> (4 - 2 * phase))) & 255
}

function putPhase(view: ViewBuilder, { sextets, length, lines, end }: Run, from: number): void {
  const places = new Int32Array(length)
  for (const [line, { source, index }] of lines.entries()) {
    const stop = lines[line + 1]?.index ?? length
    for (let at = index; at < stop; at++) places[at] = source + at - index
  }
  const begins: number[] = []
  const finishes: number[] = []
  const lineStarts = new Set(lines.map(({ index }) => index))
  const bytes = new Uint8Array(Math.max(0, Math.floor(((length - from) * 6) / 8)))
  const starts = new Int32Array(bytes.length)
  const ends = new Int32Array(bytes.length)
  let count = 0
  for (let at = from; at < length; at++) {
    const phase = (at - from) & 3
    const place = places[at] ?? 0
    const isBehindBorder = at > 0 && ((sextets[at - 1] ?? 0) >= 62 || lineStarts.has(at))
    // A token begins with a whole group, and may end anywhere.
    if (phase === 0 && (at === from || isBehindBorder)) begins.push(place)
    if (at > from && lineStarts.has(at)) finishes.push((places[at - 1] ?? 0) + 1)
    if ((sextets[at] ?? 0) >= 62) finishes.push(place)
    if (phase === 3 || at + 1 === length) continue
    bytes[count] = byteAt(sextets, at, phase)
    starts[count] = place
    ends[count++] = (places[at + 1] ?? 0) + 1
  }
  finishes.push(end)
  putReadable(view, { bytes, starts, ends, begins, finishes })
}
