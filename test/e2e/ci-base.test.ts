import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { endCliProcess, runCliProcess, type CliRun } from '../support/cli-process.ts'

// A change is compared with the policies of the commit where it left the default branch.

const rule = (name: string, tool: string): string => `  - { id: ${name}, event: tool_call, match: { tool: ${tool} }, skip: "Not run. Do not retry." }\n`
const policy = (...rules: readonly string[]): string => `sluice: 1\npack: { id: a/p, version: 1.0.0 }\nrules:\n${rules.join('')}`
const call = (tool: string): string => `${JSON.stringify({ kind: 'tool_call', run_id: 'r', turn: 1, tool_name: tool, args: {}, internal_call_id: 'c' })}\n`

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-base-'))
  git('init', '--quiet', '--initial-branch', 'main')
  mkdirSync(join(folder, 'agents/policies'), { recursive: true })
  write('agents/t.jsonl', call('drop') + call('mail'))
  write('agents/policies/p.yaml', policy(rule('no-drop', 'drop')))
  commit()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(endCliProcess)

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

function git(...args: readonly string[]): string {
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t.test', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Its short name. */
function commit(): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'a step')
  return git('rev-parse', 'HEAD').slice(0, 12)
}

/** The last line of the table, of the replay alone. */
async function replay(path: string, below: string, ...options: readonly string[]): Promise<CliRun & { readonly line: string }> {
  const skipped = ['fmt', 'lint', 'test'].flatMap((part) => ['--skip', part])
  const run = await runCliProcess(['ci', path, ...skipped, ...options], join(folder, below))
  return { ...run, line: (/^replay .*$/m.exec(run.stdout)?.[0] ?? '').replace(/ \(\d+ ms\)$/, '') }
}

test('the base is the commit where HEAD left main, not the tip of main', async () => {
  const base = git('rev-parse', 'HEAD').slice(0, 12)
  git('checkout', '--quiet', '-b', 'change')
  write('agents/policies/p.yaml', policy(rule('no-mail', 'mail')))
  commit()
  git('checkout', '--quiet', 'main')
  write('agents/policies/p.yaml', policy(rule('no-drop', 'drop'), rule('no-mail', 'mail')))
  commit()
  git('checkout', '--quiet', 'change')
  const { line, exitCode } = await replay('policies', 'agents', '--trace', 't.jsonl')
  // drop is let through now, mail is not; on main mail is refused too, which is no matter of this change.
  expect(line).toBe(`replay    failed    2 events of 1 run, against git:${base}:agents/policies: 2 decisions flip (1 loosened, 1 tightened)`)
  expect(exitCode).toBe(1)
  expect((await replay('policies', 'agents', '--trace', 't.jsonl', '--fail-on', 'none')).exitCode).toBe(0)
})

test('what is not committed counts as part of the change, and `.` is the present folder', async () => {
  const base = git('rev-parse', 'HEAD').slice(0, 12)
  write('agents/policies/p.yaml', policy(rule('no-drop', 'drop'), rule('no-mail', 'mail')))
  const { line, exitCode } = await replay('.', 'agents/policies', '--trace', '../t.jsonl')
  expect(line).toBe(`replay    passed    2 events of 1 run, against git:${base}:agents/policies: 1 decision flips (1 tightened)`)
  expect(exitCode).toBe(0)
})

test('--base names another revision, and a wrong one is wrong use', async () => {
  const first = git('rev-parse', 'HEAD').slice(0, 12)
  write('agents/policies/p.yaml', policy(rule('no-mail', 'mail')))
  commit()
  const { line, exitCode } = await replay('agents/policies/p.yaml', '.', '--trace', 'agents/t.jsonl', '--base', 'HEAD~1')
  expect(line).toBe(`replay    failed    2 events of 1 run, against git:${first}:agents/policies/p.yaml: 2 decisions flip (1 loosened, 1 tightened)`)
  expect(exitCode).toBe(1)
  const wrong = await replay('agents/policies', '.', '--trace', 'agents/t.jsonl', '--base', 'none')
  expect(wrong).toMatchObject({ stdout: '', exitCode: 2 })
  expect(wrong.stderr).toContain('error: --base: there is no revision `none` here')
})

test('policies that are new have no base, and a new pack beside old ones is compared with these alone', async () => {
  const base = git('rev-parse', 'HEAD').slice(0, 12)
  mkdirSync(join(folder, 'more'))
  write('more/q.yaml', policy(rule('no-mail', 'mail')).replace('a/p', 'a/q'))
  const alone = await replay('more', '.', '--trace', 'agents/t.jsonl')
  expect(alone.line).toBe(`replay    left out  the base ${base} has no policies at these paths`)
  expect(alone.exitCode).toBe(0)
  const both = await replay('more', '.', 'agents/policies', '--trace', 'agents/t.jsonl', '--fail-on', 'any')
  expect(both.line).toBe(`replay    failed    2 events of 1 run, against git:${base}:agents/policies: 1 decision flips (1 tightened)`)
})

test('a base that does not load keeps nobody from mending it', async () => {
  write('agents/policies/p.yaml', 'sluice: 1\n')
  commit()
  write('agents/policies/p.yaml', policy(rule('no-drop', 'drop')))
  const { line, exitCode } = await replay('agents/policies', '.', '--trace', 'agents/t.jsonl')
  expect(line).toMatch(/^replay {4}left out {2}the old policies do not load: \d errors?$/)
  expect(exitCode).toBe(0)
})

test('a policy of a tier that lies elsewhere is the same on both sides', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'sluice-host-'))
  try {
    writeFileSync(join(outside, 'host.yaml'), policy(rule('no-mail', 'mail')).replace('a/p', 'a/host'))
    const { line } = await replay('agents/policies', '.', '--tier', `host=${join(outside, 'host.yaml')}`, '--trace', 'agents/t.jsonl', '--fail-on', 'any')
    expect(line).toMatch(/^replay {4}passed {4}2 events of 1 run, against git:[0-9a-f]{12}:agents\/policies and 1 more: no decision flips$/)
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
})
