import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aToolCall } from '../../../../test/support/engine-events.ts'
import { createHookStack } from '../../../core/chain/create-hook-stack.ts'
import { proceed, skip } from '../../../core/flows/flow.ts'
import type { PolicyFacts } from '../../../core/records/to-record.ts'
import { verifyRecords, type ChainState } from '../../../core/records/record-chain.ts'
import { createEngine } from '../../../core/runs/engine.ts'
import type { Run } from '../../../core/runs/run.ts'
import { openRecordLog, type RecordLog, type RecordLogOptions } from './record-log.ts'

const key = new Uint8Array(32).fill(7)
const facts: PolicyFacts = { policy: 'sha256:0', rule: () => undefined, isKnownName: () => true }

let base = ''
let folder = ''
const opened: RecordLog[] = []

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sluice-log-'))
  folder = join(base, 'log')
})
afterEach(() => {
  for (const log of opened.splice(0)) log.close()
  rmSync(base, { recursive: true, force: true })
})

function open(more: Partial<RecordLogOptions> = {}): RecordLog {
  const log = openRecordLog({ folder, key, now: () => 5, ...more })
  if (!log.ok) throw new Error(log.diagnostics[0].message)
  opened.push(log.value)
  return log.value
}

function refusal(more: Partial<RecordLogOptions> = {}): readonly string[] {
  const log = openRecordLog({ folder, key, ...more })
  if (log.ok) log.value.close()
  return log.diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

function startRun(log: RecordLog, runId = 'r'): Run {
  const stack = createHookStack('s', [{ name: 'g', isSync: true, onEvent: (_context, event) => (event.kind === 'ToolCall' && event.toolName === 'no' ? skip('no') : proceed()) }])
  return createEngine({ stack, reporter: () => undefined, observers: [log.observer(facts)] }).startRun({ runId })
}

const names = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.jsonl')).sort()
const lines = (): readonly string[] => names().flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1))
const wholeTo = (state: ChainState) => ({ ok: true, state })

describe('a record log', () => {
  test('has a line for each decision before its action begins, and the time of the event or of the host', async () => {
    const log = open()
    const run = startRun(log)
    await run.decide(aToolCall({ token: 'hunter2' }), { at: 9 })
    expect(lines().map((line) => JSON.parse(line) as unknown)).toMatchObject([{ n: 1, record: { at: 9, decision: 'continue', run_id: 'r' } }])
    run.decideSync(aToolCall({}, 'no'))
    expect(lines().map((line) => JSON.parse(line) as unknown)).toMatchObject([{ n: 1 }, { n: 2, record: { at: 5, decision: 'skip', policy: 'sha256:0' } }])
    expect(verifyRecords(lines())).toEqual(wholeTo(log.state()))
    expect(lines().join()).not.toContain('hunter2')
  })

  test('keeps no delta that goes on, and what the host says otherwise', async () => {
    const log = open()
    await startRun(log).decide({ kind: 'TextDelta', delta: 'a', aggregated: 'a' })
    expect(log.state().count).toBe(0)
    log.close()
    const all = open({ keeps: () => true })
    await startRun(all).decide({ kind: 'TextDelta', delta: 'a', aggregated: 'a' })
    expect(all.state().count).toBe(1)
  })

  test('begins another file where the next line would pass the bound, and the chain goes on', () => {
    const log = open({ maxBytes: 1_000 })
    const run = startRun(log)
    for (let count = 0; count < 6; count++) run.decideSync(aToolCall({}))
    expect(names().length).toBeGreaterThan(1)
    for (const name of names()) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_000)
    expect(verifyRecords(lines(), { end: log.state() })).toEqual(wholeTo(log.state()))
  })

  test('a record longer than the bound has a file of its own', () => {
    const log = open({ maxBytes: 1 })
    const run = startRun(log)
    run.decideSync(aToolCall({}))
    run.decideSync(aToolCall({}))
    expect(names()).toEqual(['records-00000001.jsonl', 'records-00000002.jsonl'])
  })

  test('removes the oldest files beyond the bound', () => {
    const log = open({ maxBytes: 1, maxFiles: 2 })
    const run = startRun(log)
    for (let count = 0; count < 4; count++) run.decideSync(aToolCall({}))
    expect(names()).toEqual(['records-00000003.jsonl', 'records-00000004.jsonl'])
  })

  test('goes on behind its last line when it is opened again', () => {
    const first = open()
    startRun(first).decideSync(aToolCall({}))
    first.close()
    const second = open()
    startRun(second).decideSync(aToolCall({}))
    expect(names()).toEqual(['records-00000001.jsonl'])
    expect(second.state().count).toBe(2)
    expect(verifyRecords(lines())).toEqual(wholeTo(second.state()))
  })

  test('files and folder are for their owner alone', () => {
    startRun(open()).decideSync(aToolCall({}))
    expect([folder, join(folder, 'records-00000001.jsonl')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  })
})

describe('after a crash', () => {
  test('a torn last line is told, stays where it is, and the chain goes on in a new file (SLC811)', () => {
    const before = open()
    const run = startRun(before)
    run.decideSync(aToolCall({}))
    run.decideSync(aToolCall({}))
    before.close()
    const path = join(folder, 'records-00000001.jsonl')
    truncateSync(path, statSync(path).size - 10)
    const torn = readFileSync(path, 'utf8')
    const again = openRecordLog({ folder, key })
    if (!again.ok) throw new Error('it is opened')
    opened.push(again.value)
    expect(again.diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['SLC811', 'warning', `the last line of \`${path}\` was not written to its end; the log goes on in a new file`],
    ])
    expect(again.value.state().count).toBe(1)
    startRun(again.value).decideSync(aToolCall({}))
    expect(readFileSync(path, 'utf8')).toBe(torn)
    const [whole = ''] = torn.split('\n')
    expect(verifyRecords([whole, readFileSync(join(folder, 'records-00000002.jsonl'), 'utf8').trimEnd()])).toEqual(wholeTo(again.value.state()))
  })

  test('a last line that lacks its line break alone counts', () => {
    const before = open()
    startRun(before).decideSync(aToolCall({}))
    before.close()
    const path = join(folder, 'records-00000001.jsonl')
    truncateSync(path, statSync(path).size - 1)
    expect(open().state()).toEqual(before.state())
  })

  test('a last line that is whole and was changed is not gone on with (SLC810)', () => {
    const before = open()
    startRun(before).decideSync(aToolCall({}))
    before.close()
    const path = join(folder, 'records-00000001.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"run_id":"r"', '"run_id":"s"'))
    expect(refusal()).toEqual([`SLC810: the record log \`${folder}\` cannot be used: the last line of \`${path}\` is broken: its hash is not that of its content`])
  })
})

describe('one writer', () => {
  test('a second one is refused with the holder of the lock, until it is given back (SLC810)', () => {
    const log = open()
    expect(refusal()).toEqual([
      `SLC810: the record log \`${folder}\` cannot be used: process ${String(process.pid)} on ${hostname()} writes there; if it does not, remove \`${join(folder, 'writer.lock')}\``,
    ])
    log.close()
    expect(existsSync(join(folder, 'writer.lock'))).toBe(false)
    expect(refusal()).toEqual([])
  })

  test('the lock of a process that is gone, or that had our number before us, is taken over; one of another machine is not', () => {
    open().close()
    const lock = join(folder, 'writer.lock')
    for (const pid of [2_147_483_646, process.pid]) {
      writeFileSync(lock, JSON.stringify({ pid, host: hostname(), id: 'x' }))
      expect(refusal()).toEqual([])
    }
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere', id: 'x' }))
    expect(refusal()[0]).toContain('process 1 on elsewhere writes there')
  })

  test('somebody who writes past the lock is noticed, and the run ends', () => {
    const run = startRun(open())
    run.decideSync(aToolCall({}))
    appendFileSync(join(folder, 'records-00000001.jsonl'), 'x\n')
    expect(run.decideSync(aToolCall({}))).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })
})

describe('a record that cannot be written', () => {
  /** The log is there and takes nothing any more. */
  function brokenLog(onFailure?: 'end-run' | 'warn'): { readonly log: RecordLog; readonly run: Run } {
    const log = open({ maxBytes: 1, ...(onFailure === undefined ? {} : { onFailure }) })
    startRun(log, 'first').decideSync(aToolCall({}))
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'no folder')
    return { log, run: startRun(log) }
  }

  test('ends its run as a fault before the tool runs (S-03)', () => {
    const { log, run } = brokenLog()
    expect(run.decideSync(aToolCall({}))).toMatchObject({ kind: 'terminate', cause: 'fault', diagnostics: [{ code: 'SLC730' }] })
    expect([log.lost(), log.state().count]).toEqual([1, 1])
  })

  test('is counted and changes nothing where the host says so', () => {
    const { log, run } = brokenLog('warn')
    expect(run.decideSync(aToolCall({}))).toMatchObject({ kind: 'continue' })
    expect(log.lost()).toBe(1)
  })

  test('also when the log is closed', () => {
    const log = open()
    const run = startRun(log)
    log.close()
    expect(run.decideSync(aToolCall({}))).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })

  test('and a file that was removed is not written to', () => {
    const log = open()
    startRun(log, 'a').decideSync(aToolCall({}))
    rmSync(join(folder, 'records-00000001.jsonl'))
    expect(startRun(log, 'b').decideSync(aToolCall({}))).toMatchObject({ kind: 'terminate', cause: 'fault' })
    expect(startRun(log, 'c').decideSync(aToolCall({}))).toMatchObject({ kind: 'continue' })
    expect(names()).toEqual(['records-00000002.jsonl'])
  })
})

describe('the key of a log', () => {
  test('is made at first use for its owner alone, stays, and is nowhere in the log', () => {
    const path = join(base, 'record.key')
    const log = open({ key: path })
    startRun(log).decideSync(aToolCall({ a: 'x' }))
    log.close()
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(/^[0-9a-f]{64}\n$/)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const again = open({ key: path })
    startRun(again).decideSync(aToolCall({ a: 'x' }))
    const hashes = lines().map((line) => (JSON.parse(line) as { readonly record: { readonly args: { readonly hmac: string } } }).record.args.hmac)
    expect(hashes[0]).toBe(hashes[1])
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(lines().join()).not.toContain(text.trim())
    expect(readdirSync(base).sort()).toEqual(['log', 'record.key'])
  })

  test('is refused where others may read it, where it is no key, and where it is short (SLC810)', () => {
    const path = join(base, 'record.key')
    writeFileSync(path, `${'0'.repeat(64)}\n`, { mode: 0o600 })
    chmodSync(path, 0o640)
    expect(refusal({ key: path })).toEqual([`SLC810: the record log \`${folder}\` cannot be used: the key \`${path}\` cannot be used: others than its owner may read it`])
    writeFileSync(path, 'secret')
    chmodSync(path, 0o600)
    expect(refusal({ key: path })[0]).toContain('it is no record key')
    expect(refusal({ key: new Uint8Array(8) })[0]).toContain('a record key has at least 16 bytes')
  })
})

test('a log that cannot be made is refused with what keeps it from it (SLC810)', () => {
  writeFileSync(folder, 'no folder')
  expect(refusal()).toEqual([`SLC810: the record log \`${folder}\` cannot be used: it cannot be written`])
})
