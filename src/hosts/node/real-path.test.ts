import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realPath } from './real-path.ts'

let root = ''

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'sluice-real-path-')))
  await mkdir(join(root, 'app/deep/er'), { recursive: true })
  await mkdir(join(root, 'other'))
  await writeFile(join(root, 'app/a.txt'), '')
  await symlink('../other', join(root, 'app/out'))
  await symlink(join(root, 'other'), join(root, 'app/absolute'))
  await symlink('deep/er', join(root, 'app/in'))
  await symlink('a.txt', join(root, 'app/file'))
  await symlink('../other/new.txt', join(root, 'app/dangling'))
  await symlink('dangling', join(root, 'app/twice'))
  await symlink('missing/../../other', join(root, 'app/odd'))
  await symlink('loop-b', join(root, 'app/loop-a'))
  await symlink('loop-a', join(root, 'app/loop-b'))
})

afterAll(() => rm(root, { recursive: true }))

test.each([
  ['app/a.txt', 'app/a.txt'],
  ['app/./deep//er/', 'app/deep/er'],
  ['app/file', 'app/a.txt'],
  ['app/out', 'other'],
  ['app/out/new/file.txt', 'other/new/file.txt'],
  ['app/absolute/x', 'other/x'],
  ['app/in/..', 'app/deep'],
  ['app/in/../new', 'app/deep/new'],
  ['app/new/../a.txt', 'app/a.txt'],
  ['app/new/../out/x', 'other/x'],
  ['app/dangling', 'other/new.txt'],
  ['app/twice', 'other/new.txt'],
  ['app/dangling/below', 'other/new.txt/below'],
  ['app/a.txt/below', 'app/a.txt/below'],
  ['app/odd/x', 'other/x'],
])('%s leads to %s (L-42)', async (path, want) => {
  expect(await realPath(`${root}/${path}`)).toBe(join(root, want))
})

test('the root leads to itself, also from below', async () => {
  expect(await realPath('/')).toBe('/')
  expect(await realPath('/../no-such-folder-here/..')).toBe('/')
})

test('links in a circle, and relative paths, are no answer', async () => {
  await expect(realPath(join(root, 'app/loop-a'))).rejects.toThrow()
  await expect(realPath(join(root, 'app/loop-a/new'))).rejects.toThrow()
  await expect(realPath('app')).rejects.toThrow(RangeError)
})
