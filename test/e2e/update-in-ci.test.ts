import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCliHere } from '../support/run-cli-here.ts'

// A build server that rewrites expectations would let every failure pass.

const text = 'sluice: 1\npack: { id: a/p, version: 1.0.0 }\nrules: [{ id: r, event: tool_call, match: { tool: x }, skip: No. }]\ntests: [{ call: { tool: x, args: {} }, expect: continue }]\n'
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-update-'))
  file = join(folder, 'p.yaml')
  writeFileSync(file, text)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('`--update` is refused where CI is set, and changes nothing', async () => {
  const { exitCode, stdout, stderr } = await runCliHere(['test', file, '--update'], { CI: 'true' })
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain('CI is set')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each<[readonly string[], Record<string, string>]>([
  [['--force'], { CI: '1' }],
  [[], {}],
  [[], { CI: 'false' }],
])('with %j and the environment %j it works', async (more, environment) => {
  const { exitCode, stdout } = await runCliHere(['test', file, '--update', ...more], environment)
  expect([exitCode, stdout]).toEqual([0, '1 passed, 0 failed\n'])
  expect(readFileSync(file, 'utf8')).toBe(text.replace('continue', 'skip'))
})
