import { resolve } from 'node:path'
import { compilePolicy } from '../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../src/core/load/load-policy.ts'
import { createEngine } from '../src/core/runs/engine.ts'
import { governTransport, type McpTransport } from '../src/adapters/mcp.ts'
import { childTransport } from '../src/hosts/node/mcp/child-transport.ts'
import { readSource } from '../src/hosts/node/read-source.ts'
import { aPeer, linkedPair, type Peer } from '../test/support/mcp-peers.ts'

// What the gateway adds to one call: the median of calls through it against the median of calls through a
// pump that only passes messages on, to the same server on stdio, turn by turn in one run.

const root = resolve(import.meta.dirname, '..')
const rounds = 3_000
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

async function oneCall(client: Peer): Promise<number> {
  const from = performance.now()
  await client.ask('tools/call', { name: 'pay', arguments: { amount: 20, to: 'the printer' } })
  return performance.now() - from
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

const source = await readSource(resolve(root, 'examples/mcp/policy.yaml'), 'policy.yaml')
const loaded = source.ok ? loadPolicy([{ source: source.value }]) : source
if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
const engine = createEngine({ stack: compilePolicy(loaded.value).stack, reporter: () => undefined })

const [plainEnd, plainDown] = linkedPair()
const [governedEnd, governedDown] = linkedPair()
const plainUp = aServer()
const plain = aPeer(plainEnd)
const governed = aPeer(governedEnd)
await plainPump(plainDown, plainUp)
const session = await governTransport(governedDown, aServer(), engine, { server: 'example' })
await governed.ask('tools/list')

const times = { plain: [] as number[], governed: [] as number[] }
for (let round = 0; round < rounds; round++) {
  const [a, b] = [await oneCall(plain), await oneCall(governed)]
  // The first ones warm up.
  if (round < rounds / 10) continue
  times.plain.push(a)
  times.governed.push(b)
}
await plainUp.close()
await session.close()

const [without, withPolicy] = [median(times.plain), median(times.governed)]
const ratio = withPolicy / without
console.log(`p50 without a policy ${without.toFixed(3)} ms, with it ${withPolicy.toFixed(3)} ms: ${ratio.toFixed(2)} (at most ${most})`)
if (!(ratio <= most)) process.exitCode = 1
