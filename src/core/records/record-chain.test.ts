import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DecisionRecord } from './decision-record.ts'
import { appendRecord, chainStart, chainStateText, readChainState, stateBefore, verifyRecords, type ChainState } from './record-chain.ts'

function aRecord(seq: number): DecisionRecord {
  return { format: 1, run_id: 'r', seq, turn: 1, kind: 'text_delta', decision: 'continue', rules: [], diagnostics: [], policy: 'sha256:0' }
}

function chainOf(count: number): { readonly lines: readonly string[]; readonly end: ChainState } {
  let end = chainStart
  const lines = Array.from({ length: count }, (_, seq) => {
    const { line, state } = appendRecord(end, aRecord(seq))
    end = state
    return line
  })
  return { lines, end }
}

/** A line that says something else and whose own hash is right again: what somebody with the file can write. */
function forged(line: string): string {
  const changed = JSON.parse(line.replace('"text_delta"', '"tool_call"')) as Record<string, unknown>
  const content = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== 'hash'))
  const sorted = (value: unknown): string =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? JSON.stringify(value)
      : `{${Object.entries(value).sort().map(([key, member]) => `${JSON.stringify(key)}:${sorted(member)}`).join(',')}}`
  const hash = createHash('sha256').update(sorted(content)).digest('hex')
  return sorted({ ...content, hash })
}

describe('a chain of records', () => {
  test('writes each line in the form of RFC 8785 with its number, its hash and that of the line before', () => {
    const record = '{"decision":"continue","diagnostics":[],"format":1,"kind":"text_delta","policy":"sha256:0","rules":[],"run_id":"r","seq":0,"turn":1}'
    const content = `"n":1,"previous":"${'0'.repeat(64)}","record":${record}`
    const hash = createHash('sha256').update(`{${content}}`).digest('hex')
    expect(appendRecord(chainStart, aRecord(0))).toEqual({ line: `{"hash":"${hash}",${content}}`, state: { count: 1, hash } })
    const second = appendRecord({ count: 1, hash }, aRecord(1))
    expect(JSON.parse(second.line)).toMatchObject({ n: 2, previous: hash, hash: second.state.hash })
  })

  test('is whole as written, and goes on in another file', () => {
    const { lines, end } = chainOf(5)
    expect(verifyRecords(lines, { end })).toEqual({ ok: true, state: end })
    const half = verifyRecords(lines.slice(0, 2))
    expect(half.ok && verifyRecords(lines.slice(2), { start: half.state, end })).toEqual({ ok: true, state: end })
    expect(verifyRecords([])).toEqual({ ok: true, state: chainStart })
  })

  test('names the first broken line', () => {
    const { lines, end } = chainOf(4)
    const [first, second, third, fourth] = lines as [string, string, string, string]
    const broken = (changed: readonly string[]): unknown => {
      const check = verifyRecords(changed, { end })
      return check.ok ? 'whole' : check.line
    }
    expect(broken([first, forged(second), third, fourth])).toBe(3)
    expect(broken([first, second, third, forged(fourth)])).toBe(4)
    expect(broken([first, third, fourth])).toBe(2)
    expect(broken([second, third, fourth])).toBe(1)
    expect(broken([first, second, third])).toBe(4)
    expect(broken([first, third, second, fourth])).toBe(2)
    expect(broken([first, second, second, third, fourth])).toBe(3)
    expect(broken([first, second, third, fourth, appendRecord(end, aRecord(9)).line])).toBe(5)
  })

  test('takes no line in other words: blanks, another order, a name twice', () => {
    const [line = ''] = chainOf(1).lines
    for (const other of [`${line} `, line.replace('{', '{ '), line.replace('"n":1', '"n":1.0'), line.replace('"n":1', '"n":1,"n":1'), '', '[]', '{}']) {
      expect(verifyRecords([other]).ok).toBe(false)
    }
  })

  test('every change of a character, loss, move, repetition or insertion is found (law)', () => {
    const { lines, end } = chainOf(6)
    const place = fc.nat({ max: lines.length - 1 })
    const change = fc.oneof(
      fc.tuple(place, fc.nat(), fc.constantFrom('0', 'a', ' ', '"')).map(([at, where, unit]) =>
        lines.map((line, index) => (index === at ? `${line.slice(0, where % line.length)}${unit}${line.slice((where % line.length) + 1)}` : line)),
      ),
      place.map((at) => lines.map((line, index) => (index === at ? forged(line) : line))),
      fc.tuple(place, fc.integer({ min: 1, max: 6 })).map(([at, count]) => lines.filter((_, index) => index < at || index >= at + count)),
      fc.tuple(place, place).map(([from, to]) => {
        const moved = lines.filter((_, index) => index !== from)
        return [...moved.slice(0, to), lines[from] ?? '', ...moved.slice(to)]
      }),
      fc.tuple(place, place).map(([from, to]) => [...lines.slice(0, to), lines[from] ?? '', ...lines.slice(to)]),
      fc.tuple(place, fc.string()).map(([to, line]) => [...lines.slice(0, to), line, ...lines.slice(to)]),
    )
    fc.assert(
      fc.property(change, (changed) => {
        const isSame = changed.length === lines.length && changed.every((line, index) => line === lines[index])
        expect(verifyRecords(changed, { end }).ok).toBe(isSame)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a state', () => {
  test('is handed on as its count and its hash, and anything else is none', () => {
    const { end } = chainOf(3)
    expect(chainStateText(end)).toBe(`3:${end.hash}`)
    expect(readChainState(`3:${end.hash}`)).toEqual(end)
    for (const text of ['', '3', `3:${end.hash.slice(1)}`, `03:${end.hash}`, `-1:${end.hash}`, `3:${end.hash.toUpperCase()}`, `3:${end.hash}:`]) {
      expect(readChainState(text)).toBeUndefined()
    }
  })

  test('before a line is what the line says of it', () => {
    const { lines } = chainOf(2)
    expect(stateBefore(lines[0] ?? '')).toEqual(chainStart)
    expect(stateBefore(lines[1] ?? '')).toEqual(chainOf(1).end)
    for (const line of ['', '{}', '{"n":0,"previous":"00"}', '{"n":1.5}', `{"n":1,"previous":"x"}`]) expect(stateBefore(line)).toBeUndefined()
  })
})
