import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isJsonObject, ownMember, type Json } from '../../../core/base/json.ts'
import { systemTime } from '../clock.ts'
import { admit, type Refusal } from './admit.ts'
import type { GatewayParts } from './gateway-engine.ts'
import type { HttpOptions } from './http-options.ts'
import { createHttpSessions } from './http-sessions.ts'
import type { McpSdk } from './load-mcp-sdk.ts'
import { readBody } from './read-body.ts'
import { refuse, reply } from './reply.ts'

export interface HttpGateway {
  /** Where clients find it. */
  readonly url: string
  /** Takes nothing new, lets what is in flight end, and closes. */
  readonly stop: () => Promise<void>
}

/**
 * The gateway as a server: `/mcp` speaks Streamable HTTP, `/healthz` tells that it lives. Each client has a
 * session of its own, and with it a run.
 *
 * @throws what listening throws: the address is in use, or not ours.
 */
export async function startHttpGateway(sdk: McpSdk, options: HttpOptions, parts: GatewayParts): Promise<HttpGateway> {
  const sessions = createHttpSessions(sdk, options, parts, systemTime)
  const inFlight = new Set<ServerResponse>()
  let isStopping = false
  let port = options.port

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<Refusal | undefined> => {
    const path = new URL(request.url ?? '/', 'http://gateway').pathname
    if (path === '/healthz' && request.method === 'GET') {
      reply(response, isStopping ? 503 : 200, { status: isStopping ? 'stopping' : 'ok', sessions: sessions.count() })
      return undefined
    }
    if (path !== '/mcp') return { status: 404, why: 'there is nothing here but `/mcp` and `/healthz`' }
    const refusal = admit(request, options, port)
    if (refusal !== undefined) return refusal
    if (isStopping) return { status: 503, why: 'the gateway is stopping', headers: { 'retry-after': '5' } }
    const id = request.headers['mcp-session-id']
    if (request.method === 'POST') return post(request, response, id)
    const session = typeof id === 'string' ? sessions.find(id) : undefined
    if (session === undefined) return { status: id === undefined ? 400 : 404, why: noSession }
    await session.handle(request, response)
    return undefined
  }

  const post = async (
    request: IncomingMessage,
    response: ServerResponse,
    id: string | readonly string[] | undefined,
  ): Promise<Refusal | undefined> => {
    const body = await readBody(request, options.maxBodyBytes)
    if (!body.ok) return body
    // Kept out here, since the transport would take it apart.
    if (Array.isArray(body.value)) return { status: 400, why: 'batches are not part of the protocol' }
    const session = typeof id === 'string' ? sessions.find(id) : undefined
    if (session !== undefined) return working(response, () => session.handle(request, response, body.value))
    if (id !== undefined) return { status: 404, why: noSession }
    if (!isHandshake(body.value)) return { status: 400, why: noSession }
    const begun = await sessions.begin()
    if (begun === undefined) return { status: 503, why: 'there are as many sessions as may be', headers: { 'retry-after': '5' } }
    // A handshake that did not become a session leaves none behind.
    response.once('close', () => {
      if (response.statusCode !== 200) void begun.close()
    })
    return working(response, () => begun.handle(request, response, body.value))
  }

  const working = async (response: ServerResponse, work: () => Promise<void>): Promise<undefined> => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    await work()
  }

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    handle(request, response)
      .then((refusal) => {
        if (refusal !== undefined) refuse(response, refusal)
      })
      .catch(() => {
        parts.log('a request could not be handled')
        if (response.headersSent) response.destroy()
        else refuse(response, { status: 500, why: 'the gateway could not handle the request' })
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Many agents may start at the same moment, each with some connections.
    server.listen({ port: options.port, host: options.host, backlog: 4096 }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address !== null && typeof address === 'object') port = address.port
  const host = options.host.includes(':') ? `[${options.host}]` : options.host

  return {
    url: `http://${host}:${port}/mcp`,
    async stop() {
      isStopping = true
      const deadline = systemTime() + options.drainMs
      while (inFlight.size > 0 && systemTime() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
      await sessions.closeAll()
      server.close()
      server.closeAllConnections()
    },
  }
}

const noSession = 'there is no such session; initialize one'

function isHandshake(body: Json): boolean {
  return isJsonObject(body) && ownMember(body, 'method') === 'initialize'
}
