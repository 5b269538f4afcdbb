import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { streamFailure, unpacked } from '../read-lines.ts'

/** A line as it stands in its file. Unlike lines of a trace, nothing of it is passed over: blanks and line ends are part of a chain. */
export type RecordLine =
  | { readonly kind: 'line'; readonly text: string; readonly isOpen: boolean }
  | { readonly kind: 'refused'; readonly why: string }
  /** Nothing comes after it: what was read so far is not the whole file. */
  | { readonly kind: 'failed'; readonly why: string }

/** No record is as long. */
const maxBytes = 4 << 20

/** The lines of a file of records, unpacked if it begins like gzip. */
export async function* readRecordLines(path: string): AsyncGenerator<RecordLine> {
  yield* recordLinesOf(createReadStream(path, { highWaterMark: 1 << 18 }))
}

/** As `readRecordLines`, of a stream. A file ends with its first line that is too long or no UTF-8: nothing behind it could count. */
export async function* recordLinesOf(input: Readable): AsyncGenerator<RecordLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes: Buffer, isOpen: boolean): RecordLine => {
    try {
      return { kind: 'line', text: decoder.decode(bytes), isOpen }
    } catch {
      // A line that ends in the middle of a letter was not written to its end.
      return isOpen ? { kind: 'line', text: '', isOpen } : { kind: 'refused', why: 'it is not valid UTF-8' }
    }
  }
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of unpacked(input)) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let start = 0
      for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
        const line = decode(bytes.subarray(start, end), false)
        yield line
        if (line.kind === 'refused') return
        start = end + 1
      }
      rest = bytes.subarray(start)
      if (rest.length > maxBytes) {
        yield { kind: 'refused', why: 'it is longer than a record may be' }
        return
      }
    }
  } catch (error) {
    yield { kind: 'failed', why: streamFailure(error) }
    return
  }
  if (rest.length > 0) yield decode(rest, true)
}
