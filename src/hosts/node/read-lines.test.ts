import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { linesOf, readLines, type TraceLine } from './read-lines.ts'

async function all(lines: AsyncGenerator<TraceLine>): Promise<TraceLine[]> {
  const found: TraceLine[] = []
  for await (const line of lines) found.push(line)
  return found
}

/** The bytes in pieces of `size`, so that every seam between chunks is met. */
function inPieces(bytes: Buffer, size: number): Readable {
  const pieces: Buffer[] = []
  for (let start = 0; start < bytes.length; start += size) pieces.push(bytes.subarray(start, start + size))
  return Readable.from(pieces)
}

const text = '{"a":"ä"}\r\n\n  \n{"b":"😀"}\n{"c":3}'
const want: TraceLine[] = [
  { kind: 'line', number: 1, text: '{"a":"ä"}' },
  { kind: 'line', number: 4, text: '{"b":"😀"}' },
  { kind: 'line', number: 5, text: '{"c":3}' },
]

test.each([1, 2, 3, 7, 1000])('lines come out alike in pieces of %d bytes, packed or not', async (size) => {
  expect(await all(linesOf(inPieces(Buffer.from(text), size)))).toEqual(want)
  expect(await all(linesOf(inPieces(gzipSync(text), size)))).toEqual(want)
})

test('two gzip members in one file are one trace', async () => {
  const bytes = Buffer.concat([gzipSync('1\n'), gzipSync('2\n')])
  expect((await all(linesOf(inPieces(bytes, 5)))).map((line) => line.kind === 'line' && line.text)).toEqual(['1', '2'])
})

test('an empty stream has no lines', async () => {
  expect(await all(linesOf(Readable.from([])))).toEqual([])
})

test('a line past the bound is refused alone; a line of exactly the bound is fine', async () => {
  expect(await all(linesOf(inPieces(Buffer.from('12345\n123456\n1\n'), 2), 5))).toEqual([
    { kind: 'line', number: 1, text: '12345' },
    { kind: 'refused', number: 2, why: 'the line is longer than an event may be' },
    { kind: 'line', number: 3, text: '1' },
  ])
})

test('bytes that are no UTF-8 are refused and never repaired', async () => {
  const bytes = Buffer.concat([Buffer.from('"a'), Buffer.from([0xff]), Buffer.from('"\n1\n')])
  expect(await all(linesOf(Readable.from([bytes])))).toEqual([
    { kind: 'refused', number: 1, why: 'the line is not valid UTF-8' },
    { kind: 'line', number: 2, text: '1' },
  ])
})

test('a gzip file that is cut short fails; it is not a shorter trace', async () => {
  const bytes = gzipSync('1\n2\n')
  const found = await all(linesOf(inPieces(bytes.subarray(0, bytes.length - 6), 4)))
  expect(found.at(-1)).toMatchObject({ kind: 'failed', why: 'the gzip data is damaged or cut short' })
})

test('a byte order mark is dropped at the start of the trace and kept elsewhere', async () => {
  expect(await all(linesOf(Readable.from([Buffer.from('\ufeff1\n\ufeff2\n')])))).toEqual([
    { kind: 'line', number: 1, text: '1' },
    { kind: 'line', number: 2, text: '\ufeff2' },
  ])
})

test('a file that does not exist fails', async () => {
  expect(await all(readLines('/nonexistent/trace.jsonl'))).toEqual([
    { kind: 'failed', number: 1, why: 'does not exist' },
  ])
})
