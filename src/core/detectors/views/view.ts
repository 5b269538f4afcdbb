import type { TextSpan } from '../../text/pattern.ts'

/** Shorter stretches are copied unit by unit, since a text of many pieces is slow to put together. */
const SHORT = 32

/** A text as it reads with one encoding undone, and where each unit of it comes from. */
export interface View {
  readonly text: string
  /** Half-open places in the source, by unit of `text`. A unit of base64 stands for the whole token it is in. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Places of `text` where something between two units was left out, in order. */
  readonly joints: readonly number[]
}

/** Collects a view from left to right. */
export interface ViewBuilder {
  /** A stretch of the source as it is. */
  readonly keep: (start: number, end: number) => void
  /** One unit that the given stretch of the source stands for. */
  readonly put: (code: number, start: number, end: number) => void
  /** What comes next has lost something in front of it. */
  readonly join: () => void
  /** What comes next does not belong to what came before. */
  readonly part: () => void
  /** Undefined if nothing was collected. */
  readonly finish: () => View | undefined
}

/** Units turned into a text at once: far below what an engine takes as arguments. */
const CHUNK = 2048

export function buildView(source: string): ViewBuilder {
  let starts = new Int32Array(Math.min(256, source.length + 2))
  let ends = new Int32Array(starts.length)
  let length = 0
  const texts: string[] = []
  let codes = new Uint16Array(32)
  let pending = 0
  const joints: number[] = []

  const flush = (): void => {
    if (pending === 0) return
    texts.push(String.fromCharCode(...codes.subarray(0, pending)))
    pending = 0
  }
  const reserve = (units: number): void => {
    if (length + units <= starts.length) return
    const size = Math.max(length + units, starts.length * 2)
    const [longerStarts, longerEnds] = [new Int32Array(size), new Int32Array(size)]
    longerStarts.set(starts)
    longerEnds.set(ends)
    starts = longerStarts
    ends = longerEnds
  }
  const put = (code: number, start: number, end: number): void => {
    reserve(1)
    if (pending === codes.length) {
      if (pending === CHUNK) {
        flush()
      } else {
        const longer = new Uint16Array(pending * 2)
        longer.set(codes)
        codes = longer
      }
    }
    codes[pending++] = code
    starts[length] = start
    ends[length++] = end
  }
  return {
    keep(start, end) {
      if (end - start <= SHORT) {
        for (let at = start; at < end; at++) put(source.charCodeAt(at), at, at + 1)
        return
      }
      flush()
      texts.push(source.slice(start, end))
      reserve(end - start)
      for (let at = start; at < end; at++) {
        starts[length] = at
        ends[length++] = at + 1
      }
    },
    put,
    join() {
      if (length > 0 && joints.at(-1) !== length) joints.push(length)
    },
    part() {
      if (length === 0) return
      // An empty line: neither words nor lines go on across it.
      const last = ends[length - 1] ?? 0
      put(10, last, last)
      put(10, last, last)
    },
    finish() {
      flush()
      if (length === 0) return undefined
      return { text: texts.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length), joints }
    },
  }
}

/** The stretch of the source that a stretch of the view stands for. */
export function toSource(view: View, { start, end }: TextSpan): TextSpan {
  return { start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 }
}
