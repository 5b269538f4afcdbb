import type { RpcAnswer, RpcId } from './json-rpc.ts'

/** What becomes of a request that was sent on; `gone`: no answer of the other side will come. */
export type Outcome = RpcAnswer | { readonly kind: 'gone'; readonly why: 'cancelled' | 'closed' | 'late' }

/** A request that one side made, until it is answered. */
export interface OpenRequest {
  readonly id: RpcId
  readonly method: string
  /** By which the other side reports progress. */
  readonly progressToken: RpcId | undefined
  /** Its answer was given, or nobody waits for one any more; it stays open while the other side still owes one. */
  isDone: boolean
  /** Sent on, and the other side has not answered yet. */
  isDue: boolean
  /** Who waits for the answer of the other side. */
  settle: ((outcome: Outcome) => void) | undefined
}

/** The open requests of one side by id; `1` and `"1"` are two ids. */
export interface OpenRequests {
  /** Undefined: a request with this id is open already. */
  readonly open: (id: RpcId, method: string, progressToken?: RpcId) => OpenRequest | undefined
  readonly find: (id: RpcId) => OpenRequest | undefined
  readonly close: (request: OpenRequest) => void
  readonly byProgressToken: (token: RpcId) => OpenRequest | undefined
  /** The one that was opened last among those that the other side is working on. */
  readonly latestDue: () => OpenRequest | undefined
  readonly all: () => readonly OpenRequest[]
  readonly count: () => number
}

export function createOpenRequests(): OpenRequests {
  const requests = new Map<string, OpenRequest>()
  const last = (fits: (request: OpenRequest) => boolean): OpenRequest | undefined =>
    [...requests.values()].findLast((request) => request.isDue && !request.isDone && fits(request))
  return {
    open(id, method, progressToken) {
      const key = keyOf(id)
      if (requests.has(key)) return undefined
      const request: OpenRequest = { id, method, progressToken, isDone: false, isDue: false, settle: undefined }
      requests.set(key, request)
      return request
    },
    find: (id) => requests.get(keyOf(id)),
    close: (request) => void requests.delete(keyOf(request.id)),
    byProgressToken: (token) => last((request) => request.progressToken === token),
    latestDue: () => last(() => true),
    all: () => [...requests.values()],
    count: () => requests.size,
  }
}

function keyOf(id: RpcId): string {
  return `${typeof id}:${id}`
}
