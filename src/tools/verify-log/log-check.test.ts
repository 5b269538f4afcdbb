import { describe, expect, test } from 'vitest'
import { appendRecord, chainStart, type ChainState } from '../../core/records/record-chain.ts'
import { createLogCheck, type KnownStates, type LogCheckReport } from './log-check.ts'

const lines: string[] = []
const states: ChainState[] = [chainStart]
for (let seq = 0; seq < 4; seq++) {
  const { line, state } = appendRecord(states.at(-1)!, { format: 1, run_id: 'r', seq, turn: 1, kind: 'tool_call', decision: 'continue', rules: [], diagnostics: [], policy: 'p' })
  lines.push(line)
  states.push(state)
}
const [first, second, third, fourth] = lines as [string, string, string, string]
const forged = third.replace('"seq":2', '"seq":9')

/** Files by their lines; a `~` in front of a line says that it has no line break. */
function check(files: readonly (readonly string[])[], known: Partial<KnownStates> = {}): LogCheckReport {
  const checked = createLogCheck({ through: [], ...known })
  for (const [index, file] of files.entries()) {
    checked.beginFile(`f${String(index + 1)}`)
    for (const line of file) checked.line(line.replace('~', ''), line.startsWith('~'))
  }
  return checked.report()
}

describe('a chain over files', () => {
  test('is whole in their order, and says where it stands', () => {
    expect(check([[first, second], [third], [fourth]])).toEqual({
      files: [{ name: 'f1', records: 2, isTorn: false }, { name: 'f2', records: 1, isTorn: false }, { name: 'f3', records: 1, isTorn: false }],
      start: chainStart,
      isStartKnown: true,
      state: states[4],
    })
  })

  test.each<[string, readonly (readonly string[])[], string, number, string]>([
    ['a changed line', [[first, second], [forged, fourth]], 'f2', 1, 'its hash is not that of its content'],
    ['a missing line', [[first, second], [fourth]], 'f2', 1, 'its number does not follow that of the line before'],
    ['a missing file', [[first], [third, fourth]], 'f2', 1, 'its number does not follow that of the line before'],
    ['files in another order', [[third, fourth], [first, second]], 'f2', 1, 'its number does not follow that of the line before'],
    ['a line twice', [[first, second, second]], 'f1', 3, 'its number does not follow that of the line before'],
    ['a blank line', [[first, '', second]], 'f1', 2, 'it is not one JSON object'],
    ['what is no record', [['{}']], 'f1', 1, 'it is not a line of a chain of records'],
    ['half a line that has its line break', [[first, second.slice(0, 40)], [second]], 'f1', 2, 'it is not one JSON object'],
  ])('%s is found in its file, and nothing behind it counts', (_what, files, file, line, why) => {
    expect(check(files).broken).toEqual({ file, line, why })
  })

  test('the first record of all goes on from nothing', () => {
    const other = first.replace(`"previous":"${'0'.repeat(64)}"`, `"previous":"${'1'.repeat(64)}"`)
    expect(check([[other]]).broken).toEqual({ file: 'f1', line: 1, why: 'it does not carry the hash of the line before' })
  })

  test('begins behind what was removed, and says that nobody looked at it, unless the state is given', () => {
    expect(check([[third, fourth]])).toMatchObject({ start: states[2], isStartKnown: false, state: states[4] })
    expect(check([[third, fourth]], { start: states[2]! })).toMatchObject({ isStartKnown: true, state: states[4] })
    expect(check([[third, fourth]], { start: states[1]! }).broken).toMatchObject({ file: 'f1', line: 1 })
  })

  test('goes on behind a line that was not written to its end', () => {
    const report = check([[first, `~${second.slice(0, 40)}`], [second, third]])
    expect(report).toMatchObject({ files: [{ records: 1, isTorn: true }, { records: 2, isTorn: false }], state: states[3] })
    expect(report.broken).toBeUndefined()
  })

  test('counts a last line that lacks its line break alone, and finds a changed one', () => {
    expect(check([[first, `~${second}`], [third]])).toMatchObject({ state: states[3] })
    expect(check([[first, second, `~${forged}`]]).broken).toMatchObject({ line: 3 })
  })
})

describe('what is known of a chain', () => {
  test('its end: lines are missing, or stand behind it', () => {
    expect(check([[first, second, third]], { end: states[3]! }).broken).toBeUndefined()
    expect(check([[first, second]], { end: states[3]! }).broken).toEqual({ file: 'f1', line: 3, why: 'lines are missing at the end' })
    expect(check([lines], { end: states[3]! }).broken).toEqual({ file: 'f1', line: 4, why: 'it stands behind the known end of the chain' })
  })

  test('a state that it had: more lines may follow, other ones may not', () => {
    expect(check([lines], { through: [states[2]!] }).broken).toBeUndefined()
    expect(check([lines], { through: [{ count: 2, hash: 'f'.repeat(64) }] }).broken).toEqual({ file: 'f1', line: 2, why: 'it is not the line that the chain is known to have here' })
    expect(check([[first]], { through: [states[2]!] }).broken).toEqual({ file: 'f1', line: 2, why: 'lines are missing at the end' })
  })

  test('a state that lies before the first line cannot be looked at, so it does not pass', () => {
    const why = 'it does not go on from a state that the chain is known to have had'
    expect(check([[third, fourth]], { through: [states[1]!] }).broken).toEqual({ file: 'f1', line: 1, why })
    expect(check([[third, fourth]], { through: [states[2]!] }).broken).toBeUndefined()
    expect(check([[third, fourth]], { through: [{ count: 2, hash: 'f'.repeat(64) }] }).broken).toEqual({ file: 'f1', line: 1, why })
  })

  test('an end without any line is missing', () => {
    expect(check([[]], { end: states[1]! }).broken).toEqual({ file: 'f1', line: 1, why: 'lines are missing at the end' })
  })
})
