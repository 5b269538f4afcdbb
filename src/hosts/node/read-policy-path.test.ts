import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPolicyPaths } from './read-policy-path.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sluice-packs-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `text of ${file}\n`)
  }
}

async function names(...paths: readonly string[]): Promise<unknown> {
  const read = await readPolicyPaths(paths.map((path) => ({ path: join(root, path) })))
  if (!read.ok) return read.diagnostics.map(({ code, message }) => `${code} ${message.replaceAll(root, '')}`)
  const relative = (name: string) => name.slice(root.length + 1)
  return read.value.map(({ source, files = [] }) => [relative(source.name), ...files.map((file) => file.path)])
}

test('a file is a pack, with the tests that lie beside it (L-80)', async () => {
  write('p.yaml', 'p.test.yaml', 'q.yaml')
  expect(await names('p.yaml')).toEqual([['p.yaml', 'p.test.yaml']])
})

test('a folder with pack.yaml is one pack with every YAML file below it (L-03)', async () => {
  write('a/pack.yaml', 'a/rules/2.yml', 'a/rules/1.yaml', 'a/tests/t.yaml', 'a/.hidden/x.yaml', 'a/README.md')
  expect(await names('a/')).toEqual([['a/pack.yaml', '.hidden/x.yaml', 'rules/1.yaml', 'rules/2.yml', 'tests/t.yaml']])
})

test('any other folder is searched for packs and single files, by path', async () => {
  write('d/z.yaml', 'd/z.test.yaml', 'd/m/pack.yaml', 'd/m/inner/pack.yaml', 'd/b.yml', 'd/node_modules/x.yaml')
  expect(await names('d')).toEqual([
    ['d/b.yml'],
    ['d/m/pack.yaml', 'inner/pack.yaml'],
    ['d/z.yaml', 'z.test.yaml'],
  ])
})

test('paths keep their order and their tier (L-03)', async () => {
  write('w.yaml', 'h.yaml')
  const read = await readPolicyPaths([
    { path: join(root, 'w.yaml') },
    { path: join(root, 'h.yaml'), tier: 'host' },
  ])
  expect(read.ok && read.value.map(({ source, tier }) => [source.text, tier])).toEqual([
    ['text of w.yaml\n', undefined],
    ['text of h.yaml\n', 'host'],
  ])
})

test('every problem is told, and one is enough to read nothing (L-04)', async () => {
  write('good.yaml', 'empty/readme.md')
  expect(await names('none.yaml', 'good.yaml', 'empty')).toEqual([
    'SLC335 `/none.yaml` does not exist',
    'SLC803 there is no policy in `/empty`',
  ])
})

test('a linked folder is not entered, so a circle of links ends', async () => {
  write('c/p.yaml')
  symlinkSync(join(root, 'c'), join(root, 'c/self'))
  expect(await names('c')).toEqual([['c/p.yaml']])
})
