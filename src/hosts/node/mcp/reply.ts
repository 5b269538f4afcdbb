import type { ServerResponse } from 'node:http'
import type { Json } from '../../../core/base/json.ts'
import type { Refusal } from './admit.ts'

/** A small answer of the gateway itself. */
export function reply(response: ServerResponse, status: number, body: Json, headers: Readonly<Record<string, string>> = {}): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers })
  response.end(text)
}

/** What MCP clients read as an error of the transport. */
export function refuse(response: ServerResponse, { status, why, headers = {} }: Refusal): void {
  // What is left of a request that is too long is not read: the connection ends with the answer.
  const closing = status === 413 ? { connection: 'close' } : {}
  reply(response, status, { jsonrpc: '2.0', id: null, error: { code: -32600, message: `Not executed: ${why}.` } }, { ...closing, ...headers })
}
