import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyRecords } from '../../src/core/records/record-chain.ts'
import { aToolCall } from '../support/engine-events.ts'
import { startHost } from './operating-example.ts'
import { readBlocks } from './read-blocks.ts'

const guide = resolve(import.meta.dirname, '../../grammar-docs/guides/operating.md')
const blocks = readBlocks(readFileSync(guide, 'utf8'))

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sluice-host-'))))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function policy(text: string): string {
  return `sluice: 1\npack: { id: acme/p, version: 1.0.0 }\nrules:\n  - { id: no, event: tool_call, match: { tool: pay }, skip: "${text}" }\n`
}

test('the guide shows the host that is type-checked and run here', () => {
  const example = readFileSync(join(import.meta.dirname, 'operating-example.ts'), 'utf8')
  const shown = example
    .replace("'../../src/index.ts'", "'sluice'")
    .replace("'../../src/hosts/node/index.ts'", "'sluice/node'")
    .replace("'../../src/adapters/opentelemetry.ts'", "'sluice/opentelemetry'")
  expect(blocks.find(({ info }) => info.includes('host'))?.text).toBe(shown)
})

test('the host records under the policy that decided, and takes a changed one for the next run', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const path = join(folder, 'p.yaml')
  writeFileSync(path, policy('one'))
  const host = await startHost(path, folder)
  try {
    const first = host.policy.current().startRun({ runId: 'a' })
    expect(first.decideSync(aToolCall({ to: 'bob' }, 'pay'))).toMatchObject({ kind: 'skip', reason: 'one' })
    writeFileSync(path, policy('two'))
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('sluice: a changed policy is in force for runs that start from now on\n'), { timeout: 20_000 })
    expect(host.policy.current().startRun({ runId: 'b' }).decideSync(aToolCall({ to: 'bob' }, 'pay'))).toMatchObject({ reason: 'two' })
    expect(first.decideSync(aToolCall({ to: 'bob' }, 'pay'))).toMatchObject({ reason: 'one' })
  } finally {
    host.close()
  }
  const lines = readFileSync(join(folder, 'records/records-00000001.jsonl'), 'utf8').trimEnd().split('\n')
  expect(verifyRecords(lines, { end: host.log.state() })).toEqual({ ok: true, state: host.log.state() })
  const policies = lines.map((line) => (JSON.parse(line) as { readonly record: { readonly policy: string } }).record.policy)
  expect([policies[0] === policies[2], policies[0] === policies[1], policies.length]).toEqual([true, false, 3])
  expect(lines.join()).not.toContain('bob')
})
