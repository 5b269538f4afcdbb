import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createRequire } from 'node:module'
import { readBlocks } from '../docs/read-blocks.ts'
import { repository } from '../support/cli-process.ts'
import { sluice } from '../support/gateway-process.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sluice-mcp-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

function run(command: readonly string[], input: string): Promise<Ended> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: repository })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')))
  child.stdin.end(input)
  return new Promise((resolve) => child.once('close', (code) => resolve({ stdout, stderr, code })))
}

const policy = 'examples/mcp/policy.yaml'
const gateway = [...sluice, 'mcp', policy, '--name', 'example', '--']
const lines = (...messages: readonly object[]): string => messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('')
const initialize = { id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } } }

test('the example prints what its guide shows', async () => {
  const guide = readFileSync(join(repository, 'grammar-docs/guides/mcp-gateway.md'), 'utf8')
  const shown = readBlocks(guide).find(({ info }) => info.includes('printed'))?.text
  const { stdout } = await run([process.execPath, 'examples/mcp/client.mjs', ...gateway, process.execPath, 'examples/mcp/server.mjs'], '')
  expect(stdout).toBe(shown)
})

test('a server that is killed in the middle of a call ends it with an error, and the gateway with 1', async () => {
  const { stdout, stderr, code } = await run([...gateway, process.execPath, 'examples/mcp/server.mjs'], lines({ id: 1, method: 'tools/call', params: { name: 'crash', arguments: {} } }))
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, error: { code: -32603 } })
  expect([code, stderr]).toEqual([1, 'sluice mcp: the server has ended\n'])
})

test('the official server for files answers through the gateway, and its secrets stay there', async () => {
  writeFileSync(join(folder, 'a.txt'), 'the key is tok_zz99')
  const server = createRequire(join(repository, 'package.json')).resolve('@modelcontextprotocol/server-filesystem/dist/index.js')
  const input = lines(initialize, { method: 'notifications/initialized' }, { id: 1, method: 'tools/call', params: { name: 'read_text_file', arguments: { path: join(folder, 'a.txt') } } })
  const { stdout, code } = await run([...gateway, process.execPath, server, folder], input)
  expect(stdout).toContain('the key is [REDACTED:key]')
  expect(stdout).not.toContain('tok_zz99')
  expect(code).toBe(0)
})

test('a command that is not there is told, with the code for wrong use', async () => {
  const { code, stderr } = await run([...gateway, 'no-such-server'], '')
  expect([code, stderr]).toEqual([2, 'error: the server could not be started: spawn no-such-server ENOENT\n'])
})
