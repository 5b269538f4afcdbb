import type { JsonObject } from '../../core/base/json.ts'
import type { RpcAnswer, RpcId } from './json-rpc.ts'

type Wire = JsonObject & { readonly jsonrpc: '2.0' }

export function requestWire(id: RpcId, method: string, params: JsonObject | undefined): Wire {
  return { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) }
}

export function notificationWire(method: string, params: JsonObject | undefined): Wire {
  return { jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) }
}

/** `id` is null where a message could not be read. */
export function answerWire(id: RpcId | null, answer: RpcAnswer): Wire {
  if (answer.kind === 'result') return { jsonrpc: '2.0', id, result: answer.result }
  const { code, message, data } = answer.error
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}
