import type { Json, JsonObject } from '../../src/core/base/json.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import type { FailureReport } from '../../src/core/chain/compose-options.ts'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import { noPorts, type HostPorts } from '../../src/core/compile/host-ports.ts'
import { createEngine, type Engine } from '../../src/core/runs/engine.ts'
import type { RunLimits } from '../../src/core/runs/engine-parts.ts'
import { governTransport, type GovernedSession, type GovernOptions, type McpTransport } from '../../src/adapters/mcp.ts'
import { systemTimer } from '../../src/hosts/node/clock.ts'
import { aCompiledPolicy } from './compiled-policy.ts'

/** Two transports, each of which receives what the other sends: as text, later, and in order. */
export function linkedPair(): readonly [McpTransport, McpTransport] {
  const ends: McpTransport[] = []
  let isOpen = true
  for (const other of [1, 0]) {
    ends.push({
      start: () => Promise.resolve(),
      send(message) {
        if (!isOpen) return Promise.reject(new Error('closed'))
        const text = JSON.stringify(message)
        queueMicrotask(() => (ends[other]?.onmessage as ((message: unknown) => void) | undefined)?.(JSON.parse(text)))
        return Promise.resolve()
      },
      close() {
        if (!isOpen) return Promise.resolve()
        isOpen = false
        for (const end of ends) end.onclose?.()
        return Promise.resolve()
      },
    })
  }
  return [ends[0]!, ends[1]!]
}

export interface Peer {
  /** Sends a request and waits for its answer, as it stands on the wire. */
  readonly ask: (method: string, params?: JsonObject, id?: string | number) => Promise<JsonObject>
  readonly send: (message: Json) => void
  /** Everything that came, in order. */
  readonly received: readonly JsonObject[]
  readonly close: () => Promise<void>
  readonly isClosed: () => boolean
}

export type Handler = (params: JsonObject, id: string | number) => JsonObject | Promise<JsonObject> | undefined

/** A client or server that is nothing but messages: `handlers` answer requests with a result or `{ error }`. */
export function aPeer(transport: McpTransport, handlers: Readonly<Record<string, Handler>> = {}): Peer {
  const received: JsonObject[] = []
  const waiting = new Map<string | number, (answer: JsonObject) => void>()
  let closed = false
  let ids = 0
  const send = (message: Json): void => void transport.send(message as JsonObject & { jsonrpc: '2.0' }).catch(() => undefined)
  transport.onclose = () => {
    closed = true
  }
  transport.onmessage = (message: JsonObject) => {
    received.push(message)
    const { id, method, params } = message as { id?: string | number; method?: string; params?: JsonObject }
    if (method === undefined) {
      if (id !== undefined) waiting.get(id)?.(message)
    } else if (id !== undefined) {
      void Promise.resolve(handlers[method]?.(params ?? {}, id)).then((answer) => {
        if (answer !== undefined) send({ jsonrpc: '2.0', id, ...('error' in answer ? answer : { result: answer }) })
      })
    }
  }
  return {
    received,
    send,
    ask(method, params, id = `q${++ids}`) {
      const answer = new Promise<JsonObject>((resolve) => waiting.set(id, resolve))
      send({ jsonrpc: '2.0', id, method, ...(params && { params }) })
      return answer
    },
    close: () => transport.close(),
    isClosed: () => closed,
  }
}

export interface GovernedPeers {
  readonly client: Peer
  readonly server: Peer
  readonly session: GovernedSession
  readonly notices: readonly string[]
  readonly failures: readonly FailureReport[]
  readonly ends: readonly string[]
}

export interface PeersSetup {
  readonly rules?: readonly JsonObject[]
  /** Other parts of the pack, as a catalogue. */
  readonly parts?: JsonObject
  readonly hooks?: readonly Hook[]
  readonly ports?: HostPorts
  readonly limits?: Partial<RunLimits>
  /** Of the server. `tools/call` and all else that a test asks for. */
  readonly server?: Readonly<Record<string, Handler>>
  readonly client?: Readonly<Record<string, Handler>>
  readonly options?: Partial<GovernOptions>
}

export function anEngine({ rules = [], parts, hooks = [], ports = noPorts, limits }: PeersSetup, failures: FailureReport[] = []): Engine {
  const compiled = rules.length === 0 ? [] : [aCompiledPolicy(rules, parts, ports).stack]
  const stack = createHookStack('gateway', [...compiled, ...hooks])
  return createEngine({ stack, reporter: (report) => failures.push(report), timer: systemTimer, ...(limits && { limits }) })
}

/** A client, a server, and a policy between them. The server is called `files` by the host. */
export async function governedPeers(setup: PeersSetup): Promise<GovernedPeers> {
  const [clientEnd, down] = linkedPair()
  const [up, serverEnd] = linkedPair()
  const notices: string[] = []
  const failures: FailureReport[] = []
  const ends: string[] = []
  const server = aPeer(serverEnd, setup.server)
  const client = aPeer(clientEnd, setup.client)
  const session = await governTransport(down, up, anEngine(setup, failures), {
    facts: { runId: 'r1' },
    server: 'files',
    onNotice: (notice) => notices.push(notice),
    onEnd: (end) => ends.push(end.reason),
    ...setup.options,
  })
  return { client, server, session, notices, failures, ends }
}

/** A result of a tool that is one text. */
export function textResult(text: string): JsonObject {
  return { content: [{ type: 'text', text }] }
}

/** The requests of this method that the peer got. */
export function asked(peer: Peer, method: string): readonly JsonObject[] {
  return peer.received.flatMap((message) => (message['method'] === method ? [(message['params'] ?? {}) as JsonObject] : []))
}

/** Until nothing is on its way any more between peers of one process. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
}
