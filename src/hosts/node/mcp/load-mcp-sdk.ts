import { errorCode } from '../read-source.ts'

/** What the gateway over HTTP takes from `@modelcontextprotocol/sdk`. */
export interface McpSdk {
  readonly StreamableHTTPServerTransport: typeof import('@modelcontextprotocol/sdk/server/streamableHttp.js').StreamableHTTPServerTransport
  readonly StreamableHTTPClientTransport: typeof import('@modelcontextprotocol/sdk/client/streamableHttp.js').StreamableHTTPClientTransport
}

/** Undefined: it is not installed. Those who install this package need not have it, so it is loaded when it is used. */
export async function loadMcpSdk(): Promise<McpSdk | undefined> {
  try {
    const { StreamableHTTPServerTransport } = await import('@modelcontextprotocol/sdk/server/streamableHttp.js')
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js')
    return { StreamableHTTPServerTransport, StreamableHTTPClientTransport }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
