import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRecordLog } from '../../src/hosts/node/records/record-log.ts'
import { endCliProcess, repository, runCliProcess } from '../support/cli-process.ts'

// A process that records is ended by force, or finds no room to write; nothing of its log is lost but what it was writing.

let base = ''
beforeEach(() => (base = mkdtempSync(join(tmpdir(), 'sluice-records-'))))
afterEach(() => {
  endCliProcess()
  rmSync(base, { recursive: true, force: true })
})

const child = ['node', '--import', 'tsx', 'test/support/record-child.ts'] as const

function bytesIn(folder: string): number {
  return readdirSync(folder).filter((name) => name.endsWith('.jsonl')).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)
}

test('killed while it writes, again and again: the chain is whole and goes on', async () => {
  const folder = join(base, 'log')
  for (let round = 1; round <= 3; round++) {
    const before = round === 1 ? 0 : bytesIn(folder)
    const running = spawn(child[0], [...child.slice(1), folder], { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((done) => running.once('exit', (_code, signal) => done(signal)))
    await new Promise((done) => running.stdout.once('data', done))
    await vi.waitFor(() => expect(bytesIn(folder)).toBeGreaterThan(before + 20_000), { timeout: 30_000, interval: 5 })
    running.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    const verified = await runCliProcess(['log', 'verify', folder], base)
    expect(verified.stdout).toMatch(/^the chain is whole: records 1 to \d+ in \d+ files?\n/)
    expect(verified.exitCode).toBe(0)
  }
  const again = openRecordLog({ folder, key: new Uint8Array(32) })
  if (again.ok) again.value.close()
  expect(again.ok).toBe(true)
}, 120_000)

test('without room for the next line: the run ends as a fault, and half a line is taken back', async () => {
  const folder = join(base, 'log')
  // Files of this shell hold 20 blocks of 1024 bytes at most, so a write stops in the middle of a line.
  const command = `ulimit -f 20; exec ${child.join(' ')} "$1"`
  const running = spawn('bash', ['-c', command, 'bash', folder], { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise((done) => running.once('close', done))
  const [, last = ''] = said.trimEnd().split('\n')
  const told = JSON.parse(last) as { readonly records: number }
  expect(told).toMatchObject({ cause: 'fault', lost: 1 })
  const text = readFileSync(join(folder, 'records-00000001.jsonl'), 'utf8')
  expect([text.endsWith('}\n'), text.trimEnd().split('\n').length]).toEqual([true, told.records])
  const verified = await runCliProcess(['log', 'verify', folder], base)
  expect(verified.stdout).toContain(`the chain is whole: records 1 to ${String(told.records)} in 1 file\n`)
}, 120_000)
