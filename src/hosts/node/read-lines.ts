import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { limits } from '../../core/base/limits.ts'
import { errorCode, readFailure } from './read-source.ts'

/** One physical line of a trace, counted from 1; blank lines are counted and not given out. */
export type TraceLine =
  | { readonly kind: 'line'; readonly number: number; readonly text: string }
  /** This line alone cannot be used; those behind it can. */
  | { readonly kind: 'refused'; readonly number: number; readonly why: string }
  /** Nothing comes after it: what was read so far is not the whole trace. */
  | { readonly kind: 'failed'; readonly number: number; readonly why: string }

const newline = 0x0a
const carriageReturn = 0x0d

/** The lines of a file, unpacked if it begins like gzip, whatever its name. */
export async function* readLines(path: string): AsyncGenerator<TraceLine> {
  yield* linesOf(createReadStream(path, { highWaterMark: 1 << 18 }))
}

/**
 * The lines of a stream of bytes, in constant memory: a line past `maxBytes` is refused and skipped
 * without being held. Bytes that are no UTF-8 are refused, never repaired, since a repaired text is
 * not what ran. A gzip stream that ends early or is damaged fails; it is never taken as a shorter trace.
 */
export async function* linesOf(
  input: Readable,
  maxBytes: number = limits.eventLineBytes,
): AsyncGenerator<TraceLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let number = 1
  let parts: Buffer[] = []
  let length = 0

  const finish = (end: Buffer): TraceLine | undefined => {
    const current = number++
    const size = length + end.length
    const line = parts.length === 0 ? end : Buffer.concat([...parts, end])
    parts = []
    length = 0
    if (size > maxBytes) return { kind: 'refused', number: current, why: 'the line is longer than an event may be' }
    try {
      const text = decoder.decode(withoutEnds(line, current === 1))
      return isBlank(text) ? undefined : { kind: 'line', number: current, text }
    } catch {
      return { kind: 'refused', number: current, why: 'the line is not valid UTF-8' }
    }
  }

  try {
    for await (const chunk of unpacked(input)) {
      let start = 0
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
        const line = finish(chunk.subarray(start, end))
        start = end + 1
        if (line !== undefined) yield line
      }
      const rest = chunk.subarray(start)
      if (rest.length === 0) continue
      length += rest.length
      // Past the bound only the length is kept.
      if (length <= maxBytes) parts.push(rest)
      else parts = []
    }
  } catch (error) {
    yield { kind: 'failed', number, why: streamFailure(error) }
    return
  }
  const last = length > 0 ? finish(Buffer.alloc(0)) : undefined
  if (last !== undefined) yield last
}

/** The bytes of a stream, unpacked if they begin like gzip. */
export async function* unpacked(input: Readable): AsyncGenerator<Buffer> {
  const chunks = input[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  const all = async function* (): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head
    // A stream without an encoding gives buffers; its type does not say so (here and below).
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value as Buffer
  }
  try {
    while (head.length < 2) {
      const next = await chunks.next()
      if (next.done === true) break
      head = Buffer.concat([head, next.value as Buffer])
    }
    yield* head[0] === 0x1f && head[1] === 0x8b ? gunzip(all()) : all()
  } finally {
    // A reader that stops early leaves no open file behind.
    input.destroy()
  }
}

async function* gunzip(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const gate = createGunzip({ chunkSize: 1 << 18 })
  const feeding = feed(chunks, gate)
  // A failure of the source also destroys the gate, where the loop below meets it.
  feeding.catch((error: unknown) => gate.destroy(error instanceof Error ? error : new Error('cannot be read')))
  try {
    for await (const chunk of gate) yield chunk as Buffer
    await feeding
  } finally {
    gate.destroy()
  }
}

async function feed(chunks: AsyncGenerator<Buffer>, gate: ReturnType<typeof createGunzip>): Promise<void> {
  for await (const chunk of chunks) {
    if (gate.destroyed) return
    if (!gate.write(chunk)) {
      await new Promise<void>((resolve) => {
        const go = () => {
          gate.off('drain', go).off('close', go)
          resolve()
        }
        gate.on('drain', go).on('close', go)
      })
    }
  }
  gate.end()
}

function withoutEnds(line: Buffer, first: boolean): Buffer {
  const start = first && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0
  const end = line.at(-1) === carriageReturn ? line.length - 1 : line.length
  return line.subarray(start, Math.max(start, end))
}

/** Blank as JSON sees it. */
function isBlank(text: string): boolean {
  return /^[ \t\r]*$/.test(text)
}

/** What a person should read when a stream ends early. */
export function streamFailure(error: unknown): string {
  const code = errorCode(error)
  if (code?.startsWith('Z_') === true || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END') {
    return 'the gzip data is damaged or cut short'
  }
  return readFailure(error)
}
