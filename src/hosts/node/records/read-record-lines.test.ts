import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { recordLinesOf, type RecordLine } from './read-record-lines.ts'

async function read(...chunks: readonly (string | Buffer)[]): Promise<readonly RecordLine[]> {
  const lines: RecordLine[] = []
  for await (const line of recordLinesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))) lines.push(line)
  return lines
}

const line = (text: string, isOpen = false): RecordLine => ({ kind: 'line', text, isOpen })

test('every byte counts: blank lines, carriage returns, a byte order mark, and whether the last line break is there', async () => {
  expect(await read('\ufeffa\r\n\n', 'b')).toEqual([line('\ufeffa\r'), line(''), line('b', true)])
  expect(await read('a\n')).toEqual([line('a')])
  expect(await read('')).toEqual([])
})

test('lines may come in parts and packed', async () => {
  expect(await read('ab', 'c\nd', '\n')).toEqual([line('abc'), line('d')])
  expect(await read(gzipSync('a\nb\n'))).toEqual([line('a'), line('b')])
})

test('a packed file that ends early has failed, whatever was read before', async () => {
  expect((await read(gzipSync('a\nb\n').subarray(0, -4))).at(-1)).toEqual({ kind: 'failed', why: 'the gzip data is damaged or cut short' })
})

test('what is no text or too long for a record ends the file; half a letter at the end is a line not written to its end', async () => {
  expect(await read(Buffer.from([0x61, 0xff, 0x0a, 0x62, 0x0a]))).toEqual([{ kind: 'refused', why: 'it is not valid UTF-8' }])
  expect(await read('x'.repeat((4 << 20) + 1))).toEqual([{ kind: 'refused', why: 'it is longer than a record may be' }])
  expect(await read('a\n', Buffer.from([0x62, 0xc3]))).toEqual([line('a'), line('', true)])
})
