import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpGateway, type HttpGateway } from '../../src/hosts/node/mcp/http-gateway.ts'
import type { HttpOptions } from '../../src/hosts/node/mcp/http-options.ts'
import { loadMcpSdk } from '../../src/hosts/node/mcp/load-mcp-sdk.ts'
import { mcpSdk, mcpSdks } from '../adapters/mcp/mcp-sdk.ts'
import { handshake, openSession, postMessage } from '../support/mcp-http-client.ts'
import { anEngine } from '../support/mcp-peers.ts'
import { startUpstream, type Upstream } from '../support/mcp-upstream.ts'

const token = 'a-token-of-the-clients'
const bearer = { authorization: `Bearer ${token}` }
const rules = [
  { event: 'completion_call', match: 'any', patch: { active_tools: { except: ['delete'] } } },
  { event: 'invalid_tool_call', match: 'any', skip: 'There is no such tool.' },
  { event: 'tool_call', match: { tool: 'echo', args: { '$.token': { equals: 'no' } } }, skip: 'Not echoed.' },
  { event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'key', pattern: 'tok_[0-9a-f]+' }] } },
]

let upstream: Upstream
const gateways: HttpGateway[] = []

async function start(options: Partial<HttpOptions> = {}): Promise<HttpGateway> {
  const sdk = await loadMcpSdk()
  if (sdk === undefined) throw new Error('the SDK is not installed')
  const engine = anEngine({ rules })
  const gateway = await startHttpGateway(
    sdk,
    {
      host: '127.0.0.1',
      port: 0,
      upstream: upstream.url,
      upstreamHeaders: { 'x-upstream-key': 'for-the-server' },
      token,
      allowedOrigins: ['https://app.example'],
      allowedHosts: ['gateway.example'],
      maxBodyBytes: 10_000,
      maxSessions: 1000,
      idleMs: 60_000,
      drainMs: 2_000,
      ...options,
    },
    { engineFor: () => engine, govern: {}, log: () => undefined },
  )
  gateways.push(gateway)
  return gateway
}

beforeAll(async () => {
  upstream = await startUpstream()
})

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await upstream.close()
})

describe.each(mcpSdks)('the client of %s', (name) => {
  test('lists, calls and reads through the gateway, under its policy', async () => {
    const gateway = await start()
    const sdk = await mcpSdk(name)
    const client = sdk.aClient()
    await client.connect(sdk.httpTransport(new URL(gateway.url), { requestInit: { headers: bearer } }))
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['echo', 'hang', 'leak'])
    const echoed = await client.callTool({ name: 'echo', arguments: { token: 't1' } })
    expect(JSON.stringify(echoed)).toContain('{\\"token\\":\\"t1\\"}')
    expect(await client.callTool({ name: 'echo', arguments: { token: 'no' } })).toMatchObject({ content: [{ text: 'Not echoed.' }], isError: true })
    expect(await client.callTool({ name: 'leak', arguments: {} })).toMatchObject({ content: [{ text: 'the key is [REDACTED:key]' }] })
    expect(await client.callTool({ name: 'delete', arguments: {} })).toMatchObject({ content: [{ text: 'There is no such tool.' }] })
    await client.close()
  })
})

test('the token of a client never goes on to the server, the headers of the operator do', async () => {
  const gateway = await start()
  const ask = await openSession(gateway.url, { ...bearer, cookie: 'a=b', 'x-client': 'c' })
  await ask(1, 'tools/call', { name: 'echo', arguments: {} })
  expect(upstream.headers.length).toBeGreaterThan(0)
  expect(JSON.stringify(upstream.headers)).not.toMatch(/a-token-of-the-clients|a=b|x-client/)
  expect(upstream.headers.at(-1)).toMatchObject({ 'x-upstream-key': 'for-the-server' })
})

describe('a request is refused', () => {
  const message = handshake
  test.each<[string, Record<string, string>, number]>([
    ['without a token', {}, 401],
    ['with another token', { authorization: 'Bearer another-token-of-clients' }, 401],
    ['with a token of another kind', { authorization: `Basic ${token}` }, 401],
    ['from a page that is not allowed', { ...bearer, origin: 'https://evil.example' }, 403],
    ['with a session that there is not', { ...bearer, 'mcp-session-id': 'other' }, 404],
    ['without a session that it needs', { ...bearer, 'x-not-a-handshake': '1' }, 400],
  ])('%s', async (_what, headers, status) => {
    const gateway = await start()
    const body = 'x-not-a-handshake' in headers ? { jsonrpc: '2.0', id: 1, method: 'tools/list' } : message
    expect((await postMessage(gateway.url, body, headers)).status).toBe(status)
  })

  test('for a Host that is not its own, as of a page that had its name point here', async () => {
    const gateway = await start()
    const status = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const request = httpRequest(gateway.url, { method: 'POST', headers: { ...bearer, host, 'content-type': 'application/json', accept: 'application/json, text/event-stream' } }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        request.on('error', reject)
        request.end(JSON.stringify(message))
      })
    expect(await status('evil.example')).toBe(403)
    expect(await status('gateway.example')).toBe(200)
  })

  test('that is too long, no JSON, a batch, or says a name twice', async () => {
    const gateway = await start()
    const statusOf = async (body: string): Promise<number> => (await postMessage(gateway.url, body, bearer)).status
    expect(await statusOf(JSON.stringify({ ...message, padding: 'x'.repeat(10_000) }))).toBe(413)
    expect(await statusOf('{')).toBe(400)
    expect(await statusOf(JSON.stringify([message]))).toBe(400)
    expect(await statusOf('{"jsonrpc":"2.0","id":1,"method":"initialize","method":"tools/call"}')).toBe(400)
  })

  test('beyond the number of sessions, until one of them is over', async () => {
    const gateway = await start({ maxSessions: 1 })
    const first = await postMessage(gateway.url, message, bearer)
    expect(first.status).toBe(200)
    expect((await postMessage(gateway.url, message, bearer)).status).toBe(503)
    const headers = { ...bearer, 'mcp-session-id': first.headers.get('mcp-session-id') ?? '' }
    await fetch(gateway.url, { method: 'DELETE', headers })
    expect((await postMessage(gateway.url, message, bearer)).status).toBe(200)
  })
})

test('a page that is allowed comes in, and its health is told without a token', async () => {
  const gateway = await start()
  expect((await postMessage(gateway.url, handshake, { ...bearer, origin: 'https://app.example' })).status).toBe(200)
  const health = await fetch(gateway.url.replace('/mcp', '/healthz'))
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', sessions: 1 }])
})

test('a session without a request for too long is closed, here and at the server', async () => {
  const gateway = await start({ idleMs: 60 })
  const before = new Set(upstream.sessions)
  const ask = await openSession(gateway.url, bearer)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect((await ask(1, 'ping')).status).toBe(404)
  expect([...upstream.sessions].filter((id) => !before.has(id))).toEqual([])
})

test('when it stops, a call in flight is answered, by an error at the latest', async () => {
  const gateway = await start({ drainMs: 100 })
  const ask = await openSession(gateway.url, bearer)
  const hanging = ask(1, 'tools/call', { name: 'hang', arguments: {} })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await gateway.stop()
  expect((await hanging).messages).toMatchObject([{ id: 1, error: { code: -32603 } }])
})
