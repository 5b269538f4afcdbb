import { isJsonObject, ownMember, type JsonObject } from '../../core/base/json.ts'
import type { GovernOptions } from './govern-options.ts'
import { goneAnswer } from './gone-answer.ts'
import { rpcCodes, rpcError, type RpcAnswer, type RpcId, type RpcRequest } from './json-rpc.ts'
import { createOpenRequests, type OpenRequest, type OpenRequests, type Outcome } from './open-requests.ts'
import type { McpSendOptions, McpTransport } from './transport.ts'
import { answerWire, notificationWire, requestWire } from './wire.ts'

/**
 * The requests that one side makes (the client, or the server): kept by id until they are answered, once
 * each, whatever the other side does.
 */
export interface Side {
  readonly requests: OpenRequests
  /** Answers a request of this side by `answer`; a failure of ours becomes an error, never a silence. */
  readonly serve: (request: RpcRequest, answer: (open: OpenRequest) => Promise<RpcAnswer | undefined>) => Promise<void>
  /** Sends a request on to the other side, and waits for what becomes of it. */
  readonly forward: (open: OpenRequest, params: JsonObject | undefined) => Promise<Outcome>
  /** The other side has answered. */
  readonly answered: (id: RpcId, answer: RpcAnswer) => void
  /** This side does not want the answer any more. */
  readonly cancel: (id: RpcId, params: JsonObject) => void
  /** Nothing of this side is open any more, save what it cancelled itself. */
  readonly idle: () => Promise<void>
  /** The other side answers no more: everything that is open gets this, and nothing is sent on from now. */
  readonly giveUp: (outcome: Outcome) => Promise<void>
}

export interface SideParts {
  /** Whose requests these are. */
  readonly near: McpTransport
  /** To whom they are sent on. */
  readonly far: McpTransport
  readonly options: GovernOptions
  readonly relatedTo: (request: OpenRequest) => McpSendOptions
  /** What the run has come to stands above every answer. */
  readonly lastWord: () => RpcAnswer | undefined
}

export function createSide({ near, far, options, relatedTo, lastWord }: SideParts): Side {
  const { maxOpenRequests = 1000, requestTimeoutMs, timer, onNotice = () => undefined } = options
  const requests = createOpenRequests()
  const waiting: (() => void)[] = []
  let givenUp: Outcome | undefined

  const reply = async (id: RpcId, answer: RpcAnswer): Promise<void> => {
    try {
      await near.send(answerWire(id, answer), { relatedRequestId: id })
    } catch {
      onNotice('an answer could not be sent')
    }
  }
  const finish = async (open: OpenRequest, answer: RpcAnswer | undefined): Promise<void> => {
    const isWanted = !open.isDone
    open.isDone = true
    // An id whose answer is still due must not be given to another request: the late answer would be taken for its own.
    if (!open.isDue) requests.close(open)
    const last = lastWord() ?? answer
    if (isWanted && last !== undefined) await reply(open.id, last)
    if (isIdle()) for (const resolve of waiting.splice(0)) resolve()
  }
  const isIdle = (): boolean => requests.all().every(({ isDone }) => isDone)

  return {
    requests,
    async serve(request, answer) {
      if (requests.count() >= maxOpenRequests) return reply(request.id, tooMany)
      const open = requests.open(request.id, request.method, progressTokenOf(request.params))
      if (open === undefined) return reply(request.id, sameId)
      try {
        await finish(open, await answer(open))
      } catch {
        onNotice(`\`${request.method.slice(0, 100)}\` could not be decided`)
        await finish(open, failed)
      }
    },
    async forward(open, params) {
      if (givenUp !== undefined) return givenUp
      if (open.isDone) return { kind: 'gone', why: 'cancelled' }
      const outcome = new Promise<Outcome>((resolve) => (open.settle = resolve))
      const settle = (result: Outcome): void => open.settle?.(result)
      open.isDue = true
      const stop =
        requestTimeoutMs === undefined ? undefined : timer?.after(requestTimeoutMs, () => settle({ kind: 'gone', why: 'late' }))
      far.send(requestWire(open.id, open.method, params), relatedTo(open)).catch(() => {
        onNotice('a request could not be sent on')
        open.isDue = false
        settle({ kind: 'gone', why: 'closed' })
      })
      const known = await outcome
      stop?.()
      open.settle = undefined
      if (known.kind === 'gone' && known.why === 'late') tellCancelled(open)
      return known
    },
    answered(id, answer) {
      const open = requests.find(id)
      if (open?.isDue !== true) {
        onNotice('an answer to no request was dropped')
        return
      }
      open.isDue = false
      if (open.isDone) requests.close(open)
      else open.settle?.(answer)
    },
    cancel(id, params) {
      const open = requests.find(id)
      // A handshake cannot be cancelled.
      if (open === undefined || open.isDone || open.method === 'initialize') return
      open.isDone = true
      if (open.isDue) {
        far.send(notificationWire('notifications/cancelled', params)).catch(() => onNotice('a cancellation could not be sent on'))
      }
      open.settle?.({ kind: 'gone', why: 'cancelled' })
    },
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    async giveUp(outcome) {
      givenUp ??= outcome
      await Promise.all(
        requests.all().map((open) => {
          open.isDue = false
          open.settle?.(outcome)
          const answer = outcome.kind === 'gone' ? goneAnswer(outcome) : outcome
          return finish(open, answer)
        }),
      )
    },
  }

  function tellCancelled(open: OpenRequest): void {
    const params = { requestId: open.id, reason: 'the gateway waited long enough' }
    far.send(notificationWire('notifications/cancelled', params)).catch(() => onNotice('a cancellation could not be sent on'))
  }
}

function progressTokenOf(params: JsonObject | undefined): RpcId | undefined {
  const meta = params === undefined ? undefined : ownMember(params, '_meta')
  const token = isJsonObject(meta) ? ownMember(meta, 'progressToken') : undefined
  return typeof token === 'string' || typeof token === 'number' ? token : undefined
}

const tooMany = rpcError(rpcCodes.internal, 'Not executed: too many requests are open at once.')
const sameId = rpcError(rpcCodes.invalidRequest, 'Not executed: a request with this id is open already.')
const failed = rpcError(rpcCodes.internal, 'Not executed, or its result withheld: the gateway could not decide.')
