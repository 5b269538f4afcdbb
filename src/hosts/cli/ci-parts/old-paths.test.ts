import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCiOptions, type CiOptions } from '../options/read-ci-options.ts'
import { findOldPaths } from './old-paths.ts'

// One commit on main, one on the branch `next` behind it, and HEAD one behind that.

let folder = ''
const commits: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-old-'))
  git('init', '--quiet', '--initial-branch', 'main')
  for (const branch of ['next', 'change', undefined]) {
    writeFileSync(join(folder, 'p.yaml'), `# ${String(commits.length)}\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'a step')
    commits.push(git('rev-parse', 'HEAD').slice(0, 12))
    if (branch !== undefined) git('checkout', '--quiet', '-b', branch)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: readonly string[]): string {
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t.test', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

function options(): CiOptions {
  const given = readCiOptions({ operands: ['p.yaml'], options: { trace: ['t.jsonl'] } })
  if (!given.ok) throw new Error(given.message)
  return given.value
}

async function foundWith(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const found = await findOldPaths(options(), environment, folder)
  if (!found.ok) return found.message
  return found.value.kind === 'none' ? found.value.why : found.value.paths.map(({ path }) => path)
}

test('without a word of a build server the default branch is meant', async () => {
  expect(await foundWith({})).toEqual([`git:${commits[0] ?? ''}:p.yaml`])
  expect(await foundWith({ GITHUB_BASE_REF: '', CI_MERGE_REQUEST_DIFF_BASE_SHA: '' })).toEqual([`git:${commits[0] ?? ''}:p.yaml`])
})

test('GITHUB_BASE_REF names the branch that a pull request goes to', async () => {
  expect(await foundWith({ GITHUB_BASE_REF: 'next' })).toEqual([`git:${commits[1] ?? ''}:p.yaml`])
})

test('CI_MERGE_REQUEST_DIFF_BASE_SHA names the commit itself', async () => {
  expect(await foundWith({ CI_MERGE_REQUEST_DIFF_BASE_SHA: commits[1] ?? '' })).toEqual([`git:${commits[1] ?? ''}:p.yaml`])
})

test.each(['--help', '--upload-pack=touch', '$(touch x)', 'a b'])('the branch %j is only a name', async (name) => {
  expect(await foundWith({ GITHUB_BASE_REF: name })).toBe(
    `there is no \`origin/${name}\`, \`${name}\` here; a shallow clone has few branches, and \`git fetch\` brings more`,
  )
})
