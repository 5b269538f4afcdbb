import { isJsonObject, ownMember } from '../../core/base/json.ts'
import type { RpcAnswer } from './json-rpc.ts'

/** What the answer to `initialize` or `server/discover` says of the server. */
export function serverIdentity(answer: RpcAnswer): { readonly name?: string; readonly protocolVersion?: string } {
  if (answer.kind === 'error') return {}
  const info = ownMember(answer.result, 'serverInfo')
  const name = isJsonObject(info) ? ownMember(info, 'name') : undefined
  const version = ownMember(answer.result, 'protocolVersion')
  return {
    ...(typeof name === 'string' && name !== '' ? { name } : {}),
    ...(typeof version === 'string' ? { protocolVersion: version } : {}),
  }
}
