import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../support/cli-process.ts'

// The report is the same for any number of threads; the built program starts them.

const main = join(repository, 'dist/hosts/cli/main.js')
const rules = (most: number): string =>
  [
    'sluice: 1',
    'pack: { id: w/p, version: 1.0.0 }',
    'rules:',
    `  - { id: cap, event: tool_call, match: { tool: pay, args: { $.amount: { gt: ${String(most)} } } }, skip: "Not paid." }`,
    `  - { id: stop, event: tool_call, match: { tool: drop, args: { $.amount: { gt: ${String(most)} } } }, terminate: "Over." }`,
    '',
  ].join('\n')

const line = (run: string, turn: number, tool: string, amount: number, parent?: string): string =>
  JSON.stringify({ kind: 'tool_call', run_id: run, turn, tool_name: tool, args: { amount }, internal_call_id: 'c', ...(parent !== undefined && { parent_run_id: parent }) })

/** Runs that end, children that share the end of their parent (S-33a), and lines that are no event, all mixed. */
function trace(): readonly string[] {
  const lines: string[] = []
  for (let step = 0; step < 6; step++) {
    for (let run = 0; run < 200; run++) {
      const tool = (run + step) % 7 === 0 ? 'drop' : 'pay'
      lines.push(line(`r${String(run)}`, step, tool, (run * 37 + step * 11) % 100))
      if (run % 5 === 0) lines.push(line(`c${String(run)}`, step, 'pay', 80, `r${String(run)}`))
      if (run % 50 === 0) lines.push('{"kind":"nothing"}')
    }
  }
  return lines
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-workers-'))
  writeFileSync(join(folder, 'old.yaml'), rules(40))
  writeFileSync(join(folder, 'new.yaml'), rules(60))
  writeFileSync(join(folder, 'trace.jsonl'), trace().join('\n'))
  // The last line joins two runs that different threads may have begun.
  writeFileSync(join(folder, 'joined.jsonl'), [...trace(), ...Array.from({ length: 30 }, (_, run) => line(`r${String(run)}`, 9, 'pay', 90, 'r199'))].join('\n'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function replay(name: string, workers: number) {
  const args = ['replay', 'new.yaml', name, '--against', 'old.yaml', '--workers', String(workers), '--format', 'json']
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' })
  return { stdout, stderr, status }
}

test.each(['trace.jsonl', 'joined.jsonl'])('%s: two and three threads say what one says', { timeout: 180_000 }, (name) => {
  const alone = replay(name, 1)
  expect(alone.status).toBe(1)
  expect(JSON.parse(alone.stdout)).toMatchObject({ runs: 240, refused_lines: 24 })
  expect(replay(name, 2)).toEqual(alone)
  expect(replay(name, 3)).toEqual(alone)
})
