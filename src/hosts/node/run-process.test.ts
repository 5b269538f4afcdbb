import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type ProcessRequest, type ProcessResult, runProcess } from './run-process.ts'

const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'sluice-run-')))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

function node(code: string, rest: Partial<ProcessRequest> = {}): ProcessRequest {
  return { command: [process.execPath, '-e', code], workspace, stdin: '', timeoutMs: 20_000, ...rest }
}

function shown(result: ProcessResult): unknown {
  if (result.kind !== 'exited') return result
  const { exitCode, stdoutCut } = result
  return { exitCode, stdoutCut, stdout: Buffer.from(result.stdout).toString(), stderr: Buffer.from(result.stderr).toString() }
}

test('stdin goes in, both outputs and the exit code come out', async () => {
  const code = 'process.stdin.on("data", (d) => process.stdout.write("got " + d)); console.error("e"); process.exitCode = 3'
  expect(shown(await runProcess(node(code, { stdin: 'ä' })))).toEqual({
    exitCode: 3,
    stdoutCut: false,
    stdout: 'got ä',
    stderr: 'e\n',
  })
})

test('a program that does not read its input is fine (S-102)', async () => {
  const result = await runProcess(node('console.log(1)', { stdin: 'x'.repeat(1_000_000) }))
  expect(shown(result)).toMatchObject({ exitCode: 0, stdout: '1\n' })
})

test('arguments are never read by a shell (S-104)', async () => {
  const command = [process.execPath, '-e', 'console.log(process.argv[1])', '$(touch made); "x" > made']
  expect(shown(await runProcess(node('', { command })))).toMatchObject({ stdout: '$(touch made); "x" > made\n' })
  expect(existsSync(join(workspace, 'made'))).toBe(false)
})

test('it runs in the workspace, with no variable that could hold a credential (S-104)', async () => {
  const code = 'console.log(process.cwd(), JSON.stringify(Object.keys(process.env).sort()))'
  const result = await runProcess(node(code), { PATH: '/bin', HOME: '/h', SECRET_TOKEN: 's' })
  expect(shown(result)).toMatchObject({ stdout: `${workspace} ["HOME","PATH"]\n` })
})

test('a relative path with a folder in it resolves against the workspace; a bare name does not (S-104)', async () => {
  const script = join(workspace, 'check.sh')
  writeFileSync(script, '#!/bin/sh\necho ran\n')
  chmodSync(script, 0o755)
  expect(shown(await runProcess(node('', { command: ['./check.sh'] })))).toMatchObject({ stdout: 'ran\n' })
  expect(await runProcess(node('', { command: ['check.sh'] }), { PATH: '.:/bin' })).toEqual({
    kind: 'not_started',
    why: 'the program does not exist',
  })
})

test('at the deadline the process is killed and its output discarded (S-103)', async () => {
  const result = await runProcess(node('console.log("{}"); setInterval(() => {}, 1000)', { timeoutMs: 300 }))
  expect(result).toEqual({ kind: 'timed_out' })
})

test('a grandchild that holds stdout open past the deadline is a time-out and is killed (S-103)', async () => {
  const mark = join(workspace, 'late')
  const command = ['/bin/sh', '-c', `(sleep 2; echo x > "${mark}") & echo '{}'`]
  expect(await runProcess(node('', { command, timeoutMs: 500 }))).toEqual({ kind: 'timed_out' })
  await sleep(2_200)
  expect(existsSync(mark)).toBe(false)
})

test('output past the cap is marked as cut and the program is not waited for (S-102)', async () => {
  const code = 'const b = Buffer.alloc(65536, 97); const more = () => process.stdout.write(b, more); more()'
  const result = await runProcess(node(code), process.env, { stdoutBytes: 1000, stderrBytes: 10 })
  expect(result).toMatchObject({ kind: 'exited', exitCode: null, stdoutCut: true })
  expect(result.kind === 'exited' && result.stdout.length).toBe(1000)
})

test('only the first bytes of stderr are kept (S-105)', async () => {
  const result = await runProcess(node('console.error("x".repeat(100_000))'))
  expect(result.kind === 'exited' && result.stderr.length).toBe(2048)
})

test.each([
  [['/nonexistent/program'], 'the program does not exist'],
  [[], 'the command is empty'],
  [['a\0b'], 'the program cannot be started'],
])('%j does not start and says why', async (command, why) => {
  expect(await runProcess(node('', { command }))).toEqual({ kind: 'not_started', why })
})
