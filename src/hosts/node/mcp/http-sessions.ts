import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json } from '../../../core/base/json.ts'
import { governTransport, type GovernedSession } from '../../../adapters/mcp.ts'
import type { GatewayParts } from './gateway-engine.ts'
import type { HttpOptions } from './http-options.ts'
import type { McpSdk } from './load-mcp-sdk.ts'
import { upstreamTransport } from './upstream-transport.ts'

/** One client, with its own run, and its own session at the upstream server. */
export interface HttpSession {
  readonly handle: (request: IncomingMessage, response: ServerResponse, body?: Json) => Promise<void>
  readonly close: () => Promise<void>
}

export interface HttpSessions {
  readonly find: (id: string) => HttpSession | undefined
  /** Undefined: there are as many as may be. The session is found by its id once its client has it. */
  readonly begin: () => Promise<HttpSession | undefined>
  readonly count: () => number
  readonly closeAll: () => Promise<void>
}

interface Kept extends HttpSession {
  lastUsed: number
  inFlight: number
}

export function createHttpSessions(sdk: McpSdk, options: HttpOptions, parts: GatewayParts, time: () => number): HttpSessions {
  const { maxSessions, idleMs, upstream, upstreamHeaders } = options
  const { engineFor, govern, log } = parts
  const known = new Map<string, Kept>()
  const all = new Set<Kept>()
  let beginning = 0

  const sweep = setInterval(() => {
    for (const session of all) if (session.inFlight === 0 && time() - session.lastUsed > idleMs) void session.close()
  }, Math.min(idleMs, 30_000))
  sweep.unref()

  const open = async (): Promise<Kept> => {
    const down = new sdk.StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void known.set(id, kept),
    })
    const up = upstreamTransport(sdk, upstream, upstreamHeaders)
    const governed: GovernedSession = await governTransport(down, up, engineFor(), {
      ...govern,
      onNotice: log,
      onEnd: ({ cause }) => log(`the run of a session ended by a ${cause}; the reason stands in the answer to the client`),
    })
    const kept: Kept = {
      lastUsed: time(),
      inFlight: 0,
      async handle(request, response, body) {
        kept.lastUsed = time()
        // A stream that only listens does not keep a session alive.
        const isWork = request.method !== 'GET'
        if (isWork) kept.inFlight++
        response.once('close', () => {
          if (isWork) kept.inFlight--
          kept.lastUsed = time()
        })
        await down.handleRequest(request, response, body)
      },
      close: governed.close,
    }
    all.add(kept)
    void governed.closed.then(() => {
      all.delete(kept)
      const id = down.sessionId
      if (id !== undefined) known.delete(id)
    })
    return kept
  }

  return {
    find: (id) => known.get(id),
    async begin() {
      if (all.size + beginning >= maxSessions) return undefined
      beginning++
      try {
        return await open()
      } finally {
        beginning--
      }
    },
    count: () => all.size,
    async closeAll() {
      clearInterval(sweep)
      await Promise.all([...all].map((session) => session.close()))
    },
  }
}
