import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import type { Outcome } from './open-requests.ts'

type Gone = Extract<Outcome, { kind: 'gone' }>

/** What stands for an answer that will not come; undefined: nobody waits for it. Nothing of the server's is in it. */
export function goneAnswer({ why }: Gone): RpcAnswer | undefined {
  switch (why) {
    case 'cancelled':
      return undefined
    case 'closed':
      return rpcError(rpcCodes.internal, `Not answered: the other side of the gateway has closed. ${unknownEffect}`)
    case 'late':
      return rpcError(rpcCodes.internal, `Not answered: the other side of the gateway was not in time. ${unknownEffect}`)
  }
}

const unknownEffect = 'It is not known whether the request had an effect.'
