import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../support/cli-process.ts'
import { sluice } from '../support/gateway-process.ts'
import { openSession } from '../support/mcp-http-client.ts'
import { startUpstream, type Upstream } from '../support/mcp-upstream.ts'

// What an operator has of a running gateway: records that are whole, and a policy that can be changed under it.

const folder = mkdtempSync(join(tmpdir(), 'sluice-mcp-operating-'))
const children: ChildProcess[] = []
let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  readonly ended: Promise<number | null>
}

function start(...args: readonly string[]): Started {
  const [program, ...before] = sluice
  const child = spawn(program, [...before, ...args], { cwd: repository })
  children.push(child)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')))
  return { child, stdout: () => stdout, stderr: () => stderr, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** Until it is so; what never comes fails the test by its time limit. */
async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('the records of a session form a whole chain, without the values of its calls', async () => {
  const records = join(folder, 'records')
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'read_file', arguments: { path: 'plover.txt' } } }
  const gateway = start('mcp', 'examples/mcp/policy.yaml', '--name', 'example', '--record', records, '--', process.execPath, 'examples/mcp/server.mjs')
  gateway.child.stdin?.end(`${JSON.stringify(call)}\n`)
  expect([await gateway.ended, gateway.stderr()]).toEqual([0, ''])
  const files = readdirSync(records).filter((name) => name.endsWith('.jsonl'))
  const text = files.map((name) => readFileSync(join(records, name), 'utf8')).join('')
  expect(text).toContain('"kind":"tool_call"')
  expect(text).not.toContain('plover')
  const verify = start('log', 'verify', records)
  expect(await verify.ended).toBe(0)
  expect(verify.stdout()).toMatch(/^the chain is whole: /)
}, 60_000)

test('a changed policy serves new sessions, one that does not load leaves the last good one in force', async () => {
  const file = join(folder, 'policy.yaml')
  const write = (rule: string): void => {
    writeFileSync(file, `sluice: 1\npack: { id: test/gate, version: 1.0.0 }\nrules:\n  - { id: r, event: tool_call, match: { tool: echo }, ${rule} }\n`)
  }
  write('unless: { args: { $.token: t1 } }, skip: "No."')
  const gateway = start('mcp', file, '--name', 'up', '--listen', '127.0.0.1:0', '--upstream', upstream.url.href, '--no-token')
  const url = await until(() => /listening on (\S+)/.exec(gateway.stderr())?.[1])
  const echo = async (ask: Awaited<ReturnType<typeof openSession>>): Promise<string> =>
    JSON.stringify(await ask(2, 'tools/call', { name: 'echo', arguments: { token: 't1' } }))

  const early = await openSession(url, {})
  expect(await echo(early)).toContain('t1')

  write('skip: "Not echoed."')
  gateway.child.kill('SIGHUP')
  await until(async () => ((await echo(await openSession(url, {}))).includes('Not echoed.') ? true : undefined))
  expect(await echo(early)).toContain('t1')

  write('skip: [')
  gateway.child.kill('SIGHUP')
  await until(() => (gateway.stderr().includes('SLC101') ? true : undefined))
  expect(await echo(await openSession(url, {}))).toContain('Not echoed.')

  gateway.child.kill('SIGTERM')
  expect(await gateway.ended).toBe(0)
}, 60_000)
