import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { decodeSource, readSource } from './read-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'sluice-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file is read whole, under the name that messages print', async () => {
  writeFileSync(join(folder, 'p.yaml'), 'sluice: 1 # ä\n')
  expect(await readSource(join(folder, 'p.yaml'), 'p.yaml')).toEqual({
    ok: true,
    value: { name: 'p.yaml', text: 'sluice: 1 # ä\n' },
    diagnostics: [],
  })
})

test('a byte order mark at the start is no part of the text', () => {
  expect(decodeSource(Buffer.from([0xef, 0xbb, 0xbf, 0x61]), 'p')).toMatchObject({ ok: true, value: { text: 'a' } })
})

test('a file that is missing, and a folder, are SLC335', async () => {
  const missing = await readSource(join(folder, 'none.yaml'), 'none.yaml')
  expect(missing).toMatchObject({ ok: false, diagnostics: [{ code: 'SLC335', message: '`none.yaml` does not exist' }] })
  const dir = await readSource(folder, 'here')
  expect(dir).toMatchObject({ ok: false, diagnostics: [{ code: 'SLC335', message: '`here` is a folder, not a file' }] })
})

test.each([
  ['a stray byte', [0x61, 0x0a, 0x62, 0xff, 0x63], 3],
  ['a cut sequence at the end', [0x61, 0xe2, 0x82], 1],
  ['a surrogate in UTF-8 form (CESU)', [0x61, 0xed, 0xa0, 0x80], 1],
  ['an overlong form, behind a true U+FFFD', [0xef, 0xbf, 0xbd, 0xc0, 0xaf], 1],
])('%s is SLC120 at its place (L-01)', (_name, bytes, start) => {
  const result = decodeSource(Uint8Array.from(bytes), 'p')
  expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'SLC120', at: { span: { start, end: start + 1 } } }] })
})

test('a file longer than a policy may be is refused without being held', async () => {
  writeFileSync(join(folder, 'big.yaml'), Buffer.alloc(6_000_001, 0x61))
  expect(await readSource(join(folder, 'big.yaml'), 'big.yaml')).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'SLC102' }],
  })
})
