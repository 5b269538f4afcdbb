import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGitFiles, parseGitPath } from './git-files.ts'
import { readPolicyPaths } from './read-policy-path.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-git-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.invalid', '-c', 'init.defaultBranch=main', ...args], { cwd: folder, stdio: 'pipe' })
  git('init')
  mkdirSync(join(folder, 'policies/pack/rules'), { recursive: true })
  mkdirSync(join(folder, 'policies/.hidden'))
  writeFileSync(join(folder, 'policies/one.yaml'), 'first: 1\n')
  writeFileSync(join(folder, 'policies/one.test.yaml'), 'tests: []\n')
  writeFileSync(join(folder, 'policies/.hidden/two.yaml'), 'x: 1\n')
  writeFileSync(join(folder, 'policies/pack/pack.yaml'), 'pack: 1\n')
  writeFileSync(join(folder, 'policies/pack/rules/r.yaml'), 'rules: []\n')
  writeFileSync(join(folder, 'bad.yaml'), Buffer.from([0x61, 0xff]))
  symlinkSync('bad.yaml', join(folder, 'link.yaml'))
  git('add', '-A')
  git('commit', '-m', 'one')
  writeFileSync(join(folder, 'policies/one.yaml'), 'second: 2\n')
  git('commit', '-am', 'two')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(text: string, at = folder): Promise<unknown> {
  const path = parseGitPath(text)
  if (path === undefined) return 'no git path'
  const opened = await openGitFiles(path, at)
  if (!opened.ok) return opened.why
  const packs = await readPolicyPaths([{ path: text, files: opened.files }])
  if (!packs.ok) return packs.diagnostics.map(({ code, message }) => `${code} ${message}`)
  return packs.value.map(({ source, files = [] }) => [source.name, source.text, ...files.map(({ path: name }) => name)])
}

test('a folder of a revision is read as one on a disk: packs, single files with their tests, nothing hidden', async () => {
  expect(await read('git:main:policies')).toEqual([
    ['git:main:policies/one.yaml', 'second: 2\n', 'one.test.yaml'],
    ['git:main:policies/pack/pack.yaml', 'pack: 1\n', 'rules/r.yaml'],
  ])
})

test('a file is read as it was at that revision, with the tests beside it', async () => {
  expect(await read('git:main~1:policies/one.yaml')).toEqual([['git:main~1:policies/one.yaml', 'first: 1\n', 'one.test.yaml']])
})

test('a path counts from the top, and from the present folder where it begins with a dot', async () => {
  const below = join(folder, 'policies')
  const want = [[expect.stringContaining('one.yaml'), 'second: 2\n', 'one.test.yaml']]
  expect(await read('git:HEAD:policies/one.yaml', below)).toEqual(want)
  expect(await read('git:HEAD:./one.yaml', below)).toEqual(want)
  expect(await read('git:HEAD:../policies/one.yaml', below)).toEqual(want)
})

test.each([
  ['git:nope:policies', 'there is no revision `nope` here; a shallow clone has few, and `git fetch` brings more'],
  ['git:--all:policies', 'there is no revision `--all` here; a shallow clone has few, and `git fetch` brings more'],
  ['git:main:nope', 'there is no `nope` in `main`'],
  ['git:main:--help', 'there is no `--help` in `main`'],
  ['git:main:pol*', 'there is no `pol*` in `main`'],
  ['git:main:../out', 'the path leads out of the repository'],
  ['git:main:/etc', 'the path leads out of the repository'],
  ['git:main:link.yaml', ['SLC335 `git:main:link.yaml` is a link, which is not followed in a revision']],
  ['git:main:bad.yaml', ['SLC120 `git:main:bad.yaml` is not valid UTF-8']],
  ['git:main', 'no git path'],
  ['main:policies', 'no git path'],
])('%s: %j', async (text, want) => {
  expect(await read(text)).toEqual(want)
})

test('a folder that is in no repository is told', async () => {
  expect(await read('git:main:policies', tmpdir())).toBe('this folder is in no git repository')
})
