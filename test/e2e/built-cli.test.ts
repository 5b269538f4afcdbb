import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCli } from '../support/build-cli.ts'
import { repository } from '../support/cli-process.ts'

// The program as it is installed: compiled, started by Node, with real streams and exit codes.

let main = ''
const folder = mkdtempSync(join(tmpdir(), 'sluice-built-'))

beforeAll(() => {
  main = buildCli('built-cli').main
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [main, ...args], { cwd: folder, input, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
}

test('prints its version', () => {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string }
  expect(run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` })
})

test('a policy that does not load ends with 3', () => {
  writeFileSync(join(folder, 'bad.yaml'), 'sluice: 1\n')
  const { status, stdout } = run(['check', 'bad.yaml'])
  expect(status).toBe(3)
  expect(stdout).toContain('error[SLC202]')
})

test('events come from stdin and decisions go to stdout', () => {
  writeFileSync(
    join(folder, 'p.yaml'),
    'sluice: 1\npack: { id: e/p, version: 1.0.0 }\nrules:\n  - { id: r, event: tool_call, match: { tool: x }, skip: No. }\n',
  )
  const { status, stdout } = run(
    ['eval', 'p.yaml', '--events', '-'],
    '{"kind":"tool_call","run_id":"r","turn":1,"tool_name":"x","args":{}}\n',
  )
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ decision: 'skip', rule: 'e/p#r', reason: 'No.' })
})

test('a reader that goes away is no error and hides no finding', () => {
  const events = '{"kind":"tool_call","run_id":"r","turn":1,"tool_name":"x","args":{}}\n'.repeat(20_000)
  writeFileSync(join(folder, 'many.jsonl'), events)
  const shell = `"${process.execPath}" "${main}" eval p.yaml --events many.jsonl | head -n 1`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', shell], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(stderr).toBe('')
})
