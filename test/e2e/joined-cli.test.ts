import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
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
