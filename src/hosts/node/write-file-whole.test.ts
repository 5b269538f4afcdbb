import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFileWhole } from './write-file-whole.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-write-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the file has the new text and its old mode, and nothing is left beside it', async () => {
  const path = join(folder, 'p.yaml')
  writeFileSync(path, 'a: 1\n')
  chmodSync(path, 0o640)
  await writeFileWhole(path, 'a: 2\n')
  expect(readFileSync(path, 'utf8')).toBe('a: 2\n')
  expect(statSync(path).mode & 0o7777).toBe(0o640)
  expect(readdirSync(folder)).toEqual(['p.yaml'])
})

test('a link stays a link, and its target has the new text', async () => {
  writeFileSync(join(folder, 'target.yaml'), 'a: 1\n')
  symlinkSync('target.yaml', join(folder, 'link.yaml'))
  await writeFileWhole(join(folder, 'link.yaml'), 'a: 2\n')
  expect(readlinkSync(join(folder, 'link.yaml'))).toBe('target.yaml')
  expect(readFileSync(join(folder, 'target.yaml'), 'utf8')).toBe('a: 2\n')
})

test('a file that is not there is made, whole', async () => {
  await writeFileWhole(join(folder, 'p.yaml'), 'a: 2\n')
  expect(readdirSync(folder)).toEqual(['p.yaml'])
  expect(readFileSync(join(folder, 'p.yaml'), 'utf8')).toBe('a: 2\n')
})

test('in a folder that is not there nothing is made', async () => {
  await expect(writeFileWhole(join(folder, 'gone/p.yaml'), 'a: 2\n')).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual([])
})
