import type { IncomingMessage } from 'node:http'
import type { Json } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'

export type BodyReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly status: number; readonly why: string }

/** One JSON value of bounded length. A name twice in one object is refused: readers would disagree about it (L-91). */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<BodyReading> {
  const tooLong = { ok: false, status: 413, why: 'the request is too long' } as const
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLong
  const chunks: Buffer[] = []
  let length = 0
  // A request that is too long still gets its answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    // `as`: a request without a set encoding gives bytes.
    const bytes = chunk as Buffer
    length += bytes.length
    if (length > maxBytes) return tooLong
    chunks.push(bytes)
  }
  const reading = parseJson(Buffer.concat(chunks).toString('utf8'))
  return reading.ok ? { ok: true, value: reading.value } : { ok: false, status: 400, why: `the request is not one JSON value: ${reading.why}` }
}
