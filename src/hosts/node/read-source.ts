import { open } from 'node:fs/promises'
import { limits } from '../../core/base/limits.ts'
import type { Code } from '../../core/diagnostics/codes/registry.ts'
import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { failure } from '../../core/diagnostics/result.ts'
import { sourceError, wholeError } from '../../core/diagnostics/source-error.ts'
import type { Source } from '../../core/diagnostics/source.ts'

/** A UTF-16 unit takes at most three bytes of UTF-8, so a file within the text limit is within this one. */
const maxBytes = limits.policyTextLength * 3

/**
 * Reads one policy file as strict UTF-8; `name` is what messages print. Never reads more than a
 * policy may hold, so a device or a huge file costs no memory (L-01). A leading byte order mark is
 * taken off. Everything that can go wrong is a diagnostic.
 */
export async function readSource(path: string, name: string): Promise<Result<Source>> {
  let bytes: Buffer
  try {
    const file = await open(path)
    try {
      if ((await file.stat()).isDirectory()) return failed('SLC335', `\`${name}\` is a folder, not a file`)
      const read = await readAtMost(file.createReadStream({ autoClose: false, highWaterMark: 1 << 16 }))
      if (read === undefined) return tooLarge(name)
      bytes = read
    } finally {
      await file.close()
    }
  } catch (error) {
    return failed('SLC335', `\`${name}\` ${readFailure(error)}`)
  }
  return decodeSource(bytes, name)
}

/** As `readSource`, from a stream: what an editor hands over. */
export async function readStreamSource(stream: AsyncIterable<unknown>, name: string): Promise<Result<Source>> {
  const bytes = await readAtMost(stream)
  return bytes === undefined ? tooLarge(name) : decodeSource(bytes, name)
}

/** The bytes of a policy as a source; bytes that are not UTF-8 are an error at their place (L-01). */
export function decodeSource(bytes: Uint8Array, name: string): Result<Source> {
  try {
    return { ok: true, value: { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }, diagnostics: [] }
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const start = firstReplaced(bytes, text)
    const span = { source: { name, text }, start, end: Math.min(start + 1, text.length) }
    return failure([sourceError('SLC120', span, 'the file is not valid UTF-8 here', 'save the file as UTF-8')])
  }
}

/** What a person should read when a file cannot be opened. */
export function readFailure(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'does not exist'
    case 'EACCES':
    case 'EPERM':
      return 'may not be read'
    case 'EISDIR':
      return 'is a folder, not a file'
    default:
      return 'cannot be read'
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

async function readAtMost(stream: AsyncIterable<unknown>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    // A stream without an encoding gives buffers; its type does not say so.
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer)
    length += bytes.length
    if (length > maxBytes) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, length)
}

/** Where the decoder put its first U+FFFD that the bytes do not spell themselves. */
function firstReplaced(bytes: Uint8Array, text: string): number {
  let offset = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  for (let index = 0; index < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
    const spelled = Buffer.from(character)
    if (Buffer.compare(spelled, bytes.subarray(offset, offset + spelled.length)) !== 0) return index
    offset += spelled.length
    index += character.length
  }
  return text.length
}

function tooLarge(name: string): Result<Source> {
  return failed('SLC102', `\`${name}\` is larger than a policy file may be`)
}

function failed(code: Code, message: string): Result<Source> {
  return failure([wholeError(code, message)])
}
