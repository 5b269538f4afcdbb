import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { JsonObject } from '../src/core/base/json.ts'
import { compilePolicy } from '../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../src/core/load/load-policy.ts'
import { createEngine } from '../src/core/runs/engine.ts'
import { governTransport, type McpTransport } from '../src/adapters/mcp.ts'
import { childTransport } from '../src/hosts/node/mcp/child-transport.ts'
import { startHttpGateway } from '../src/hosts/node/mcp/http-gateway.ts'
import { loadMcpSdk } from '../src/hosts/node/mcp/load-mcp-sdk.ts'
import { readBody } from '../src/hosts/node/mcp/read-body.ts'
import { upstreamTransport } from '../src/hosts/node/mcp/upstream-transport.ts'
import { readSource } from '../src/hosts/node/read-source.ts'
import { openSession } from '../test/support/mcp-http-client.ts'
import { aPeer, linkedPair } from '../test/support/mcp-peers.ts'
import { startUpstream } from '../test/support/mcp-upstream.ts'

// What the gateway adds to one call: the median of calls through it against the median of calls through a
// pump that only passes messages on, to the same server, turn by turn in one run.

const root = resolve(import.meta.dirname, '..')
const most = 1.3

type Send = Parameters<McpTransport['send']>[0]

async function plainPump(down: McpTransport, up: McpTransport): Promise<void> {
  down.onmessage = (message: unknown) => void up.send(message as Send)
  up.onmessage = (message: unknown) => void down.send(message as Send)
  await up.start()
  await down.start()
}

function aServer(): McpTransport {
  return childTransport([process.execPath, resolve(root, 'examples/mcp/server.mjs')], { unread: () => undefined })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

const source = await readSource(resolve(root, 'examples/mcp/policy.yaml'), 'policy.yaml')
const loaded = source.ok ? loadPolicy([{ source: source.value }]) : source
if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
const engine = createEngine({ stack: compilePolicy(loaded.value).stack, reporter: () => undefined })

/** Turn by turn, so that both see the same machine. */
async function compare(plain: () => Promise<unknown>, governed: () => Promise<unknown>, rounds: number): Promise<readonly [number, number]> {
  const times = { plain: [] as number[], governed: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const isFirst = round % 2 === 0
    const before = isFirst ? await timed(plain) : 0
    const b = await timed(governed)
    const a = isFirst ? before : await timed(plain)
    // The first ones warm up.
    if (round < rounds / 10) continue
    times.plain.push(a)
    times.governed.push(b)
  }
  return [median(times.plain), median(times.governed)]
}

function tell(what: string, [without, withPolicy]: readonly [number, number]): number {
  const ratio = withPolicy / without
  console.log(`${what}: p50 without a policy ${without.toFixed(3)} ms, with it ${withPolicy.toFixed(3)} ms: ${ratio.toFixed(2)}`)
  return ratio
}

/** In one process, to a server on stdio that does next to nothing: what the gateway costs by itself. */
async function overStdio(): Promise<readonly [number, number]> {
  const [plainEnd, plainDown] = linkedPair()
  const [governedEnd, governedDown] = linkedPair()
  const plainUp = aServer()
  const plain = aPeer(plainEnd)
  const governed = aPeer(governedEnd)
  await plainPump(plainDown, plainUp)
  const session = await governTransport(governedDown, aServer(), engine, { server: 'example' })
  await governed.ask('tools/list')
  const call = { name: 'pay', arguments: { amount: 20, to: 'the printer' } }
  const medians = await compare(() => plain.ask('tools/call', call), () => governed.ask('tools/call', call), 3_000)
  await plainUp.close()
  await session.close()
  return medians
}

/** As clients have it: HTTP to the gateway, HTTP to the server, by the same transports. */
async function overHttp(): Promise<readonly [number, number]> {
  const sdk = await loadMcpSdk()
  if (sdk === undefined) throw new Error('@modelcontextprotocol/sdk is not installed')
  const upstream = await startUpstream()
  const down = new sdk.StreamableHTTPServerTransport({ sessionIdGenerator: randomUUID })
  await plainPump(down, upstreamTransport(sdk, upstream.url, {}))
  const server = createServer((request, response) => {
    void (request.method === 'POST' ? readBody(request, 1_000_000) : Promise.resolve(undefined)).then((body) =>
      down.handleRequest(request, response, body?.ok === true ? body.value : undefined),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const options = { host: '127.0.0.1', port: 0, upstream: upstream.url, upstreamHeaders: {}, token: undefined, allowedOrigins: [], allowedHosts: [] }
  const bounds = { maxBodyBytes: 1_000_000, maxSessions: 10, idleMs: 600_000, drainMs: 1_000 }
  const gateway = await startHttpGateway(sdk, { ...options, ...bounds }, { engineFor: () => engine, govern: {}, log: () => undefined })
  const plain = await openSession(`http://127.0.0.1:${port}/mcp`)
  const governed = await openSession(gateway.url)
  let id = 0
  await governed(++id, 'tools/list')
  const call = (): [number, string, JsonObject] => [++id, 'tools/call', { name: 'echo', arguments: { token: String(id) } }]
  const medians = await compare(() => plain(...call()), () => governed(...call()), 1_500)
  await gateway.stop()
  server.closeAllConnections()
  server.close()
  await upstream.close()
  return medians
}

tell('stdio, in one process', await overStdio())
const ratio = tell('HTTP', await overHttp())
console.log(`HTTP at most ${most}`)
// Sockets that wait for another request would keep the process.
process.exit(ratio <= most ? 0 : 1)
