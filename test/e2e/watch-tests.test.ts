import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCli } from '../support/build-cli.ts'

// `sluice test --watch` as a process of its own, which a user ends with Ctrl-C.

const policy = (amount: number): string => `sluice: 1
pack: { id: a/p, version: 1.0.0 }
rules:
  - id: cap
    event: tool_call
    match: { tool: pay, args: { $.amount: { gt: ${String(amount)} } } }
    skip: No.
    tests: [{ call: { tool: pay, args: { amount: 501 } }, expect: skip }]
`
const more = 'sluice: 1\ntests: [{ call: { tool: pay, args: { amount: 5 } }, expect: continue }]\n'

let main = ''
let folder = ''
let child: ChildProcess | undefined

beforeAll(() => {
  main = buildCli('watch-tests').main
}, 120_000)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-watch-'))
  mkdirSync(join(folder, 'policies'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Watched {
  /** All of stdout and stderr, once it matches. */
  readonly until: (pattern: RegExp) => Promise<string>
  readonly ended: Promise<number | null>
  readonly interrupt: () => void
}

function watch(...args: readonly string[]): Watched {
  const started = spawn(process.execPath, [main, 'test', ...args, '--watch'], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } })
  child = started
  let text = ''
  let told: () => void = () => undefined
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part.toString()
      told()
    })
  }
  return {
    until: (pattern) =>
      new Promise((resolve) => {
        told = () => {
          if (pattern.test(text)) resolve(text)
        }
        told()
      }),
    ended: new Promise((resolve) => started.once('close', resolve)),
    interrupt: () => started.kill('SIGINT'),
  }
}

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)

test('runs again when a policy changes, when a file of tests comes, and ends with Ctrl-C and the code of the last run', async () => {
  write('policies/p.yaml', policy(500))
  const { until, ended, interrupt } = watch('policies')
  expect(await until(/Ctrl-C ends\n/)).toBe('1 passed, 0 failed\nwatching 1 file; Ctrl-C ends\n')

  // As many editors save: another file takes the name.
  write('policies/.p.yaml.tmp', policy(900))
  renameSync(join(folder, 'policies/.p.yaml.tmp'), join(folder, 'policies/p.yaml'))
  expect(await until(/(Ctrl-C ends\n[\s\S]*){2}/)).toMatch(/changed: policies\/p\.yaml\n\nFAIL a\/p#cap\/1\n[\s\S]*0 passed, 1 failed\n/)

  write('policies/p.test.yaml', more)
  expect(await until(/(Ctrl-C ends\n[\s\S]*){3}/)).toMatch(/changed: policies\/p\.test\.yaml\n[\s\S]*1 passed, 1 failed\nwatching 2 files; Ctrl-C ends\n$/)
  interrupt()
  expect(await ended).toBe(1)
}, 60_000)

test('what does not load is told, and watched until it does', async () => {
  write('policies/p.yaml', 'sluice: 1\n')
  const { until, ended, interrupt } = watch('policies')
  expect(await until(/Ctrl-C ends\n/)).toContain('does not load')
  write('policies/p.yaml', policy(500))
  expect(await until(/1 passed, 0 failed\nwatching 1 file; Ctrl-C ends\n/)).toContain('changed: policies/p.yaml')
  interrupt()
  expect(await ended).toBe(0)
}, 60_000)

test('a file that is written with the text that it had, and one that is no policy, run nothing', async () => {
  write('policies/p.yaml', policy(500))
  const { until, ended, interrupt } = watch('policies/p.yaml')
  await until(/Ctrl-C ends\n/)
  write('policies/notes.txt', 'hello')
  write('policies/p.yaml', policy(500))
  await new Promise((resolve) => setTimeout(resolve, 600))
  write('policies/p.yaml', policy(501))
  const text = await until(/(Ctrl-C ends\n[\s\S]*){2}/)
  expect(text.match(/changed: /g)).toHaveLength(1)
  interrupt()
  expect(await ended).toBe(1)
}, 60_000)

test('a path that leads nowhere is not watched', async () => {
  const { ended } = watch('nowhere')
  expect(await ended).toBe(2)
}, 60_000)
