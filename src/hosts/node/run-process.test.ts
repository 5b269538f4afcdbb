import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { RunProcess } from '../../core/participants/from-subprocess.ts'
import { runProcess } from './run-process.ts'

type Job = Parameters<RunProcess>[0]

const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'sluice-run-')))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

function node(code: string, rest: Partial<Job> = {}): Job {
  return { command: [process.execPath, '-e', code], cwd: workspace, stdin: '', timeoutMs: 20_000, ...rest }
}

test('stdin goes in, both outputs and the exit code come out', async () => {
  const code = 'process.stdin.on("data", (d) => process.stdout.write("got " + d)); console.error("e"); process.exitCode = 3'
  expect(await runProcess(node(code, { stdin: 'ä' }))).toEqual({
    exit: { kind: 'code', code: 3 },
    isCut: false,
    stdout: 'got ä',
    stderr: 'e\n',
  })
})

test('a program that does not read its input is fine (S-102)', async () => {
  const result = await runProcess(node('console.log(1)', { stdin: 'x'.repeat(1_000_000) }))
  expect(result).toMatchObject({ exit: { kind: 'code', code: 0 }, stdout: '1\n' })
})

test('arguments are never read by a shell (S-104)', async () => {
  const command: Job['command'] = [process.execPath, '-e', 'console.log(process.argv[1])', '$(touch made); "x" > made']
  expect(await runProcess(node('', { command }))).toMatchObject({ stdout: '$(touch made); "x" > made\n' })
  expect(existsSync(join(workspace, 'made'))).toBe(false)
})

test('it runs in the workspace, with no variable that could hold a credential (S-104)', async () => {
  const code = 'console.log(process.cwd(), JSON.stringify(Object.keys(process.env).sort()))'
  const result = await runProcess(node(code), { PATH: '/bin', HOME: '/h', SECRET_TOKEN: 's' })
  expect(result).toMatchObject({ stdout: `${workspace} ["HOME","PATH"]\n` })
})

test('a relative path with a folder in it resolves against the workspace; a bare name does not (S-104)', async () => {
  const script = join(workspace, 'check.sh')
  writeFileSync(script, '#!/bin/sh\necho ran\n')
  chmodSync(script, 0o755)
  expect(await runProcess(node('', { command: ['./check.sh'] }))).toMatchObject({ stdout: 'ran\n' })
  expect(await runProcess(node('', { command: ['check.sh'] }), { PATH: '.:/bin' })).toEqual({
    stdout: '',
    stderr: '',
    exit: { kind: 'spawn_error', message: 'the program does not exist' },
  })
})

test('at the deadline the process is killed and its output discarded (S-103)', async () => {
  const result = await runProcess(node('console.log("{}"); setInterval(() => {}, 1000)', { timeoutMs: 300 }))
  expect(result).toEqual({ stdout: '', stderr: '', exit: { kind: 'timeout', limitMs: 300 } })
})

test('a grandchild that holds stdout open past the deadline is a time-out and is killed (S-103)', async () => {
  const mark = join(workspace, 'late')
  const command: Job['command'] = ['/bin/sh', '-c', `(sleep 2; echo x > "${mark}") & echo '{}'`]
  const result = await runProcess(node('', { command, timeoutMs: 500 }))
  expect(result).toEqual({ stdout: '', stderr: '', exit: { kind: 'timeout', limitMs: 500 } })
  await sleep(2_200)
  expect(existsSync(mark)).toBe(false)
})

test('output past the cap is marked as cut and the program is not waited for (S-102)', async () => {
  const code = 'const b = Buffer.alloc(65536, 97); const more = () => process.stdout.write(b, more); more()'
  const result = await runProcess(node(code), process.env, { stdoutBytes: 1000, stderrBytes: 10 })
  expect(result).toMatchObject({ exit: { kind: 'signal', signal: 'SIGKILL' }, isCut: true })
  expect(result.stdout.length).toBe(1000)
})

test('only the first bytes of stderr are kept (S-105)', async () => {
  const result = await runProcess(node('console.error("x".repeat(100_000))'))
  expect(result.stderr.length).toBe(2048)
})

test('an answer that is no UTF-8 is never repaired into one (S-102)', async () => {
  const result = await runProcess(node('process.stdout.write(Buffer.from([0x22, 0xff, 0x22]))'))
  expect(result.stdout).toBe('\ufffd"\ufffd"')
})

test.each([
  ['/nonexistent/program', 'the program does not exist'],
  ['', 'the program cannot be started'],
  ['a\0b', 'the program cannot be started'],
])('%j does not start and says why', async (program, message) => {
  const want = { stdout: '', stderr: '', exit: { kind: 'spawn_error', message } }
  expect(await runProcess(node('', { command: [program] }))).toEqual(want)
})
