import { utf8Unit } from './utf8-unit.ts'
import type { ViewBuilder } from './view.ts'

/** Decoded bytes and where each comes from. */
export interface DecodedBytes {
  readonly bytes: Uint8Array
  /** Half-open places in the source. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Places of the source where an encoded token may begin, in order; the first is not behind the bytes. */
  readonly begins: readonly number[]
  /** The same of its end; the last is not in front of the end of the bytes. */
  readonly finishes: readonly number[]
}

/** Shorter stretches are chance: eight of a hundred random bytes in a row are hardly ever all readable. */
export const LEAST_READABLE = 8

/**
 * By byte: 0 = no text, 1 = reads as ASCII, 2 = goes on in UTF-8, 3 = begins there. NUL reads too, since
 * texts of two bytes a character are full of it.
 */
export const readability = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return byte < 0xc0 ? 2 : byte >= 0xc2 && byte <= 0xf4 ? 3 : 0
  return (byte >= 32 && byte < 127) || byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte === 27 ? 1 : 0
})

/**
 * Puts every stretch of bytes that reads as text into the view. Each of its units stands for the whole
 * encoded token, from where it may begin to where it may end: part of a token that is left over could
 * still be decoded.
 */
export function putReadable(view: ViewBuilder, decoded: DecodedBytes): void {
  const { bytes, starts, ends, begins, finishes } = decoded
  let at = 0
  let begin = 0
  let finish = 0
  while (at < bytes.length) {
    const end = readableEnd(bytes, at)
    if (end - at >= LEAST_READABLE) {
      const first = starts[at] ?? 0
      const last = ends[end - 1] ?? 0
      while ((begins[begin + 1] ?? Infinity) <= first) begin++
      while (finish < finishes.length - 1 && (finishes[finish] ?? 0) < last) finish++
      view.part()
      putStretch(view, bytes, at, end, begins[begin] ?? first, finishes[finish] ?? last)
    }
    at = Math.max(end, at + 1)
  }
}

function readableEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (readability[byte] === 1) at++
    else if (byte < 0x80) break
    else {
      const unit = utf8Unit(bytes, at)
      if (unit === undefined) break
      at += unit.length
    }
  }
  return at
}

function putStretch(view: ViewBuilder, bytes: Uint8Array, from: number, to: number, start: number, end: number): void {
  let at = from
  while (at < to) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) {
      view.put(byte, start, end)
      at++
      continue
    }
    const unit = utf8Unit(bytes, at)
    for (const code of unit?.units ?? []) view.put(code, start, end)
    at += unit?.length ?? 1
  }
}
