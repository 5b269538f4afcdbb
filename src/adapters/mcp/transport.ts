import type { RpcId } from './json-rpc.ts'

export interface McpSendOptions {
  /** The request of the other side that this message belongs to: Streamable HTTP sends it on that request's stream. */
  readonly relatedRequestId?: RpcId
}

/**
 * What the gateway needs of a transport. `@modelcontextprotocol/sdk` from 1.13 and the client and server
 * packages of version 2 have it, so that no SDK is imported. Messages are `never` where an SDK calls us:
 * whatever it hands over is read as unknown.
 */
export interface McpTransport {
  start(): Promise<void>
  send(message: { readonly jsonrpc: '2.0' }, options?: McpSendOptions): Promise<void>
  close(): Promise<void>
  onmessage?: ((message: never, extra?: never) => void) | undefined
  onclose?: (() => void) | undefined
  onerror?: ((error: Error) => void) | undefined
  setProtocolVersion?: ((version: string) => void) | undefined
}
