import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from './files-below.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sluice-files-below-'))
  await mkdir(join(root, 'a/.hidden'), { recursive: true })
  await mkdir(join(root, 'empty'))
  await writeFile(join(root, '.env'), '')
  await writeFile(join(root, 'a/.hidden/x'), '')
  await symlink('..', join(root, 'a/up'))
})

afterAll(() => rm(root, { recursive: true }))

test('all files are listed, hidden ones too, and links are not entered (L-70)', async () => {
  expect([...(await filesBelow(root))].sort()).toEqual(['.env', 'a/.hidden/x', 'a/up'].map((name) => join(root, name)))
})

test('below a file, a missing folder or an empty one is nothing', async () => {
  expect(await filesBelow(join(root, '.env'))).toEqual([])
  expect(await filesBelow(join(root, 'missing'))).toEqual([])
  expect(await filesBelow(join(root, 'empty'))).toEqual([])
})

test('a tree beyond the bounds is no answer', async () => {
  await expect(filesBelow(root, { entries: 5, depth: 9 })).rejects.toThrow(RangeError)
  await expect(filesBelow(root, { entries: 99, depth: 2 })).rejects.toThrow(RangeError)
  expect(await filesBelow(root, { entries: 6, depth: 3 })).toHaveLength(3)
})
