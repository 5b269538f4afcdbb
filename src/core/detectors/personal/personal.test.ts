import { describe, expect, test } from 'vitest'
import { compileScanner } from '../compile-scanner.ts'
import type { DetectorDefinition } from '../define-detector.ts'
import { entityOf } from './entities.ts'
import { formatDetectors } from './formats/registry.ts'
import { personalDetectors } from './registry.ts'

const all: readonly DetectorDefinition[] = [...personalDetectors, ...formatDetectors]
const detector = (id: string): DetectorDefinition => all.find((each) => each.id === id)!

function found(definition: DetectorDefinition, text: string): readonly string[] {
  const spans = [...compileScanner([definition]).scan(text)].sort((left, right) => left.start - right.start)
  return spans.map(({ start, end }) => text.slice(start, end))
}

const examples = all.flatMap((each) => each.examples.map((example) => ({ id: each.id, ...example })))
const counterExamples = all.flatMap((each) => each.counterExamples.map((text) => ({ id: each.id, text })))

test('every detector finds exactly what its examples say', () => {
  expect(examples.map(({ id, text }) => ({ id, text, spans: found(detector(id), text) }))).toEqual(examples)
})

test('no detector finds anything in its counterexamples', () => {
  expect(counterExamples.filter(({ id, text }) => found(detector(id), text).length > 0)).toEqual([])
})

test('no detector finds anything in its own placeholder', () => {
  expect(all.filter((each) => found(each, `[REDACTED:${each.id}]`).length > 0).map(({ id }) => id)).toEqual([])
})

/** Nothing in the digits speaks for these, so that alone they are not taken either. */
const onlyNamed = ['ar-dni', 'bic', 'date-of-birth', 'us-bank-account']

test('a number that is the whole text needs no word next to it', () => {
  const missed = personalDetectors
    .map((each) => ({ id: each.id, definition: { ...each, context: undefined }, span: each.examples[0].spans[0]! }))
    .filter(({ definition, span }) => !found(definition as unknown as DetectorDefinition, span).includes(span))
  expect(missed.map(({ id }) => id)).toEqual(onlyNamed)
})

test('the detectors are sorted by id, and none is listed twice', () => {
  const ids = personalDetectors.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('an entity type stands for a detector that there is, and every detector of personal data says so first', () => {
  const ids = new Set(all.map(({ id }) => id))
  expect(Object.values(entityOf).filter((id) => !ids.has(id))).toEqual([])
  expect(personalDetectors.filter(({ tags }) => tags[0] !== 'pii')).toEqual([])
})

test('all detectors together stay small enough for the engine to compile them well', () => {
  // Past 20 kB of source V8 no longer optimizes a pattern, and the scanner joins those that are tried at the same
  // places.
  const sizes = new Map<string, number>()
  for (const { candidates = '', pattern } of personalDetectors as readonly DetectorDefinition[]) {
    const key = `${candidates} ${pattern.flags}`
    sizes.set(key, (sizes.get(key) ?? 0) + pattern.source.length)
  }
  expect([...sizes].filter(([, size]) => size > 16_000)).toEqual([])
})

describe('ordinary tool output holds no personal data', () => {
  test.each([
    '2026-03-15T14:30:00.123Z INFO [worker-12] done in 1532 ms, 20480 bytes, pid 31337',
    'commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b\nAuthor: bot\nDate:   Mon Mar 16 10:11:12 2026 +0100',
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08  app-1.24.3-linux-amd64.tar.gz',
    '550e8400-e29b-41d4-a716-446655440000 01HZX3V5J8Q4R6T7Y8W9ABCDEF 1700000000 1700000000000 1700000000000000000',
    '{"id": 123456789, "size": 4096000, "mtime": 1712345678.123456, "version": "10.4.22.1", "ok": true}',
    'drwxr-xr-x 2 root root 4096 Mar 16 10:11 node_modules\n-rw-r--r-- 1 root root 1048576 Jan  1  2024 a.bin',
    'GET /api/v2/items/83749283?page=2 HTTP/1.1" 200 15324 "-" "Mozilla/5.0 Chrome/120.0.0.0 Safari/537.36"',
    'const [a, b] = rows[::2].map((x) => std::move(x) + 0x7ffee4b2a1c0 * 3.14159265358979)',
    '00000000  7f 45 4c 46 02 01 01 00  00 00 00 00 00 00 00 00  |.ELF............|',
    'npm i left-pad@1.3.0 && pip install requests==2.31.0 && go get example.test/x@v0.0.0-20240315143000-abcdef123456',
    'Test Files  12 passed (12)\nTests  385 passed (385)\nDuration  1.27s (transform 118ms, setup 0ms)',
    'weights: [0.123456789, -0.987654321, 12.345678, 98.765432] loss=0.0001234567',
  ])('%s', (text) => {
    const scanner = compileScanner(personalDetectors)
    expect(scanner.scan(text).map(({ start, end }) => text.slice(start, end))).toEqual([])
  })
})

test.each(['1 ', '12-', '4111 ', '+1 (', 'a@', '::', 'AB12', '1.', 'passport ', '0', 'Driver License: 1', '\ud800'])(
  'a long run of %j costs time in proportion',
  (unit) => {
    const scanner = compileScanner(personalDetectors)
    const time = (length: number): number => {
      const text = unit.repeat(length / unit.length)
      // The time of the processor, since other work on the machine says nothing about a pattern.
      const start = process.cpuUsage()
      scanner.scan(text)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    time(20_000)
    expect(time(200_000)).toBeLessThan(2_000)
  },
)
