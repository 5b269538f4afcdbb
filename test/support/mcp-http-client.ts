import type { Json, JsonObject } from '../../src/core/base/json.ts'

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  /** The messages of the answer, as JSON or as a stream. */
  readonly messages: readonly JsonObject[]
}

/** One request as it is, for what an SDK would not send. */
export async function postMessage(url: string, body: Json, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const lines = isStream ? text.split('\n').flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : [])) : text === '' ? [] : [text]
  return { status: response.status, headers: response.headers, messages: lines.map((line) => JSON.parse(line) as JsonObject) }
}

export const handshake = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'agent', version: '1.0.0' } },
}

/** A session; returns how to call in it. */
export async function openSession(url: string, headers: Readonly<Record<string, string>> = {}): Promise<(id: number, method: string, params?: JsonObject) => Promise<HttpAnswer>> {
  const begun = await postMessage(url, handshake, headers)
  const session = begun.headers.get('mcp-session-id') ?? ''
  const own = { ...headers, 'mcp-session-id': session, 'mcp-protocol-version': '2025-06-18' }
  await postMessage(url, { jsonrpc: '2.0', method: 'notifications/initialized' }, own)
  return (id, method, params = {}) => postMessage(url, { jsonrpc: '2.0', id, method, params }, own)
}
