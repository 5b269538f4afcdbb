import { execFile, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// What users run: the joined program that `npm ci` leaves in dist.
const root = resolve(import.meta.dirname, '../..')
const main = join(root, 'dist/hosts/cli/main.js')

async function sluice(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [main, ...args], { cwd: root })).stdout
}

test('it is built', () => {
  expect(existsSync(main)).toBe(true)
})

test('a shell can start it, also where it was built again: npx runs the file itself', () => {
  expect(() => accessSync(main, constants.X_OK)).not.toThrow()
})

test('each verb finds what it loads when it is asked for', async () => {
  expect(await sluice('--version')).toBe('0.1.0\n')
  expect(await sluice('check', 'policies/payments')).toMatch(/\nok\n$/)
  expect(await sluice('lint', 'policies/payments', '--preset', 'strict')).toBe('ok: no findings in 1 pack\n')
  expect(await sluice('fmt', '--check', 'policies/payments')).toBe('')
  // SQL takes the parser that is no part of the program.
  expect(await sluice('test', 'policies/sql-read-only')).toMatch(/^\d+ passed, 0 failed\n$/)
  expect(await sluice('explain', 'SLC301')).toContain('an operator is not known')
  expect(JSON.parse(await sluice('schema'))).toMatchObject({ title: 'Sluice policy' })
})

test('the hook asks the SQL parser in a process that starts from compiled code, too', () => {
  const cache = mkdtempSync(join(tmpdir(), 'sluice-joined-'))
  const ask = (query: string, id: string): string => {
    const input = { session_id: 's', cwd: cache, permission_mode: 'default', hook_event_name: 'PreToolUse', tool_name: 'execute_sql', tool_input: { query }, tool_use_id: id }
    const env = { ...process.env, XDG_CACHE_HOME: cache, SLUICE_STATE_DIR: join(cache, 'state') }
    const run = spawnSync(process.execPath, [main, 'hook', 'claude-code', join(root, 'policies/sql-read-only')], { input: JSON.stringify(input), env, encoding: 'utf8' })
    return `${String(run.status)} ${run.stdout}`
  }
  try {
    // The first leaves its compiled code behind, from which the others start.
    expect(ask('SELECT a FROM b', 'c1')).toBe('0 {}\n')
    expect(ask('SELECT a FROM b', 'c2')).toBe('0 {}\n')
    expect(ask('DROP TABLE b', 'c3')).toContain('only one statement that reads is allowed')
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
})
