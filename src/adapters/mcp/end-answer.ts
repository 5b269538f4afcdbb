import type { RunEnd } from '../../core/runs/run-end.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'

/** What every request of an ended run is answered with: a policy's wish, or a fault, and which of the two (S-31, S-33a). */
export function endAnswer({ cause, reason, kind }: RunEnd): RpcAnswer {
  const code = cause === 'policy' ? rpcCodes.terminated : rpcCodes.internal
  return rpcError(code, reason, { sluice: 'terminated', cause, kind })
}
