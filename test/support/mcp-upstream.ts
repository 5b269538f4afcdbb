import { createServer, type IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../../src/core/base/json.ts'

export interface Upstream {
  readonly url: URL
  /** The headers of every request that came. */
  readonly headers: readonly IncomingMessage['headers'][]
  readonly sessions: ReadonlySet<string>
  /** Calls by session, as they came. */
  readonly calls: readonly JsonObject[]
  readonly close: () => Promise<void>
}

const tools = ['echo', 'hang', 'leak', 'delete'].map((name) => ({ name, inputSchema: { type: 'object' } }))

/**
 * A server over Streamable HTTP that answers each request at once, in JSON: `echo` gives its token back with
 * the session that it came in, `leak` gives a key away, `hang` never answers.
 */
export async function startUpstream(): Promise<Upstream> {
  const headers: IncomingMessage['headers'][] = []
  const sessions = new Set<string>()
  const calls: JsonObject[] = []
  const server = createServer((request, response) => {
    headers.push(request.headers)
    const id = String(request.headers['mcp-session-id'] ?? '')
    if (request.method === 'DELETE') sessions.delete(id)
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'DELETE' ? 200 : 405).end()
      return
    }
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    request.on('end', () => {
      const message = JSON.parse(text) as { id?: number; method: string; params?: JsonObject }
      if (message.id === undefined) {
        response.writeHead(202).end()
        return
      }
      const extra: Record<string, string> = {}
      if (message.method === 'initialize') {
        const fresh = randomUUID()
        sessions.add(fresh)
        extra['mcp-session-id'] = fresh
      } else if (!sessions.has(id)) {
        response.writeHead(404).end()
        return
      }
      const result = resultOf(message.method, message.params ?? {}, id)
      if (message.method === 'tools/call') calls.push(message.params ?? {})
      if (result === undefined) {
        // The head comes at once, and then nothing.
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.flushHeaders()
        return
      }
      response.writeHead(200, { 'content-type': 'application/json', ...extra })
      response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }))
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    headers,
    sessions,
    calls,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function resultOf(method: string, params: JsonObject, session: string): JsonObject | undefined {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'upstream', version: '1.0.0' } }
    case 'tools/list':
      return { tools }
    case 'tools/call': {
      const { name } = params
      if (name === 'hang') return undefined
      const text = name === 'leak' ? 'the key is tok_9f3ab2' : `${session} ${JSON.stringify(params['arguments'])}`
      return { content: [{ type: 'text', text }] }
    }
    default:
      return {}
  }
}
