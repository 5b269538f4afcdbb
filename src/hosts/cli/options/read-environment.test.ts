import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from './read-environment.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-env-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(text: string): string {
  const path = join(folder, 'env.json')
  writeFileSync(path, text)
  return path
}

test('a value on the command line is a text, a file gives JSON, and a later fact wins', async () => {
  const path = file('{"max":5,"os":"linux"}')
  expect(await readEnvironment(['max=9', path, 'os=darwin'])).toEqual({ ok: true, value: { max: 5, os: 'darwin' } })
})

// Rules trust these facts, so they are read as strictly as events (L-90).
test.each([
  ['{"max":5,"max":900}', 'a name stands twice in one object'],
  ['{"max":12345678901234567890}', 'a number cannot be held exactly'],
  ['{"max":5', 'it is not JSON'],
])('a file that says two things, or nothing certain, is wrong use: %s', async (text, why) => {
  const path = file(text)
  expect(await readEnvironment([path])).toEqual({ ok: false, message: `--env: \`${path}\` is not one JSON object: ${why}` })
})

test('a file that holds something else than facts is wrong use', async () => {
  const path = file('[1]')
  expect(await readEnvironment([path])).toEqual({ ok: false, message: `--env: \`${path}\` is not one JSON object` })
})
