import type { Readable } from 'node:stream'

/** Bytes of one question; a result of a tool may be long. */
const longestInput = 64_000_000

/** @throws Error if there is more of it, or if it is not UTF-8. */
export async function readHookInput(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    // A stream without an encoding gives buffers; its type does not say so.
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer)
    length += bytes.length
    if (length > longestInput) throw new RangeError('the question is too long')
    chunks.push(bytes)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, length))
}
