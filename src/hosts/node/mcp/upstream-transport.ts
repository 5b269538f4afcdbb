import type { McpTransport } from '../../../adapters/mcp.ts'
import type { McpSdk } from './load-mcp-sdk.ts'
import { watchedFetch } from './watched-fetch.ts'

/** After an answer has ended the SDK may still hand over its last message. */
const graceMs = 100

/** The way to the upstream server over Streamable HTTP, by the transport of the SDK. */
export function upstreamTransport(sdk: McpSdk, url: URL, headers: Readonly<Record<string, string>>): McpTransport {
  const due = new Map<string, NodeJS.Timeout | undefined>()
  const keyOf = (id: unknown): string => `${typeof id}:${String(id)}`
  const inner = new sdk.StreamableHTTPClientTransport(url, {
    // Headers for this server are not for another one that it names.
    requestInit: { headers: { ...headers }, redirect: 'error' },
    fetch: watchedFetch((id) => {
      const key = keyOf(id)
      if (!due.has(key)) return
      due.set(key, setTimeout(() => fail(id), graceMs))
    }),
  })
  const receive = (message: unknown): void => (transport.onmessage as ((message: unknown) => void) | undefined)?.(message)
  const settle = (id: unknown): void => {
    clearTimeout(due.get(keyOf(id)))
    due.delete(keyOf(id))
  }
  const fail = (id: string | number): void => {
    settle(id)
    const message = 'Not answered: the answer of the server broke off. It is not known whether the request had an effect.'
    receive({ jsonrpc: '2.0', id, error: { code: -32603, message } })
  }
  inner.onmessage = (message) => {
    if ('id' in message && !('method' in message)) settle(message.id)
    receive(message)
  }
  inner.onclose = () => transport.onclose?.()
  inner.onerror = (error) => transport.onerror?.(error)
  const transport: McpTransport = {
    start: () => inner.start(),
    async send(message) {
      const id = 'id' in message && 'method' in message ? message.id : undefined
      if (id !== undefined) due.set(keyOf(id), undefined)
      try {
        // `as`: the gateway makes its messages in this form.
        await inner.send(message as Parameters<typeof inner.send>[0])
      } catch (error) {
        if (id !== undefined) settle(id)
        throw error
      }
    },
    async close() {
      for (const timer of due.values()) clearTimeout(timer)
      // The server keeps a session until it is told; one that does not answer keeps nobody from closing.
      await inner.terminateSession().catch(() => undefined)
      await inner.close()
    },
    setProtocolVersion: (version) => inner.setProtocolVersion(version),
  }
  return transport
}
