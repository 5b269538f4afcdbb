import type { JsonObject } from '../../core/base/json.ts'
import { isJsonObject, ownMember } from '../../core/base/json.ts'
import type { Engine } from '../../core/runs/engine.ts'
import type { Run } from '../../core/runs/run.ts'
import { platformTime } from '../adapter.ts'
import { assertHonored } from '../assert-honored.ts'
import { mcp } from '../targets/mcp.ts'
import { mcpSampling } from '../targets/mcp-sampling.ts'
import { answerClient, unknownMethod } from './answer-client.ts'
import { endAnswer } from './end-answer.ts'
import { goneAnswer } from './gone-answer.ts'
import type { GovernOptions } from './govern-options.ts'
import { judgeSampling } from './judge-sampling.ts'
import { readMessage, rpcCodes, rpcError, type RpcAnswer, type RpcId, type RpcNotification, type RpcRequest } from './json-rpc.ts'
import { isPassed, passedNotifications, passedRequests } from './methods.ts'
import type { OpenRequest } from './open-requests.ts'
import { serverIdentity } from './server-identity.ts'
import type { McpSession } from './session.ts'
import { createSide, type Side } from './side.ts'
import { createTaskCalls } from './task-calls.ts'
import { createToolList } from './tool-list.ts'
import type { McpSendOptions, McpTransport } from './transport.ts'
import { answerWire, notificationWire } from './wire.ts'

/** A session under a policy. */
export interface GovernedSession {
  readonly run: Run
  /** Every request of the client that came so far is answered. */
  readonly idle: () => Promise<void>
  /** Both sides are closed, and the run with them. */
  readonly closed: Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Puts a policy between a client (`down`) and a server (`up`): messages go from one transport to the other,
 * and those that call tools, list them, read content or ask for a model call are judged on the way. What is
 * sent on is always made anew from the value that was judged (L-91).
 *
 * @throws Error if the gateway cannot honor what a rule of the engine may answer (L-04), and what `start` of a
 * transport throws; both are closed then.
 */
export async function governTransport(
  down: McpTransport,
  up: McpTransport,
  engine: Engine,
  options: GovernOptions,
): Promise<GovernedSession> {
  const { now = platformTime, onNotice = () => undefined } = options
  const target = options.patchesSampling === true ? mcpSampling : mcp
  assertHonored(engine.stack, target)
  const stated = typeof options.facts === 'function' ? options.facts() : options.facts
  const runId = stated?.runId ?? globalThis.crypto.randomUUID()
  const run = engine.startRun({ ...stated, runId })
  let serverName = options.server
  let calls = 0
  let isEnded = false
  let isClosed = false
  let markClosed: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (markClosed = resolve))

  const lastWord = (): RpcAnswer | undefined => {
    const end = run.end()
    return end === undefined ? undefined : endAnswer(end)
  }
  const client: Side = createSide({ near: down, far: up, options, relatedTo: () => ({}), lastWord })
  const server: Side = createSide({ near: up, far: down, options, relatedTo: () => related(client.requests.latestDue()), lastWord })

  const session: McpSession = {
    run,
    tools: createToolList(),
    tasks: createTaskCalls(),
    target,
    facts: () => ({ at: now() }),
    serverName: () => serverName,
    learnServer(answer) {
      const { name, protocolVersion } = serverIdentity(answer)
      // The first word counts: a server cannot become another one in the middle of a session.
      serverName ??= name
      if (protocolVersion === undefined) return
      up.setProtocolVersion?.(protocolVersion)
      down.setProtocolVersion?.(protocolVersion)
    },
    newCallId: () => `mcp-${++calls}`,
    forward: client.forward,
  }

  const send = (to: McpTransport, message: ReturnType<typeof notificationWire>, sendOptions?: McpSendOptions): void => {
    if (isClosed) return
    to.send(message, sendOptions).catch(() => onNotice('a message could not be sent on'))
  }

  /** Once the run has ended, the server has nothing more to do here; the client is still told why (S-33a). */
  const endIfOver = async (): Promise<void> => {
    const end = run.end()
    if (end === undefined || isEnded || isClosed) return
    isEnded = true
    options.onEnd?.(end, runId)
    await client.giveUp({ kind: 'gone', why: 'closed' })
    await server.giveUp({ kind: 'gone', why: 'cancelled' })
    await quietly(() => up.close(), onNotice)
  }

  const fromClient = async (received: unknown): Promise<void> => {
    const message = readMessage(received)
    switch (message.kind) {
      case 'request':
        await client.serve(message, async (open) => lastWord() ?? answerClient(session, open, message))
        return endIfOver()
      case 'notification':
        noteFromClient(message)
        return
      case 'answer':
        server.answered(message.id, message.answer)
        return
      case 'junk': {
        onNotice(`a message of the client was dropped: ${message.why}`)
        const answer = rpcError(rpcCodes.invalidRequest, `Not executed: ${message.why}.`)
        send(down, answerWire(message.id ?? null, answer), message.id === undefined ? {} : { relatedRequestId: message.id })
      }
    }
  }

  const fromServer = async (received: unknown): Promise<void> => {
    const message = readMessage(received)
    switch (message.kind) {
      case 'request':
        await server.serve(message, async (open) => lastWord() ?? answerServer(open, message))
        return endIfOver()
      case 'notification':
        noteFromServer(message)
        return
      case 'answer':
        client.answered(message.id, message.answer)
        return
      case 'junk':
        onNotice(`a message of the server was dropped: ${message.why}`)
        // Whoever waits for it would wait for ever.
        if (message.id !== undefined) client.answered(message.id, rpcError(rpcCodes.internal, 'The answer of the server cannot be read.'))
    }
  }

  const answerServer = async (open: OpenRequest, { method, params }: RpcRequest): Promise<RpcAnswer | undefined> => {
    let sent = params
    if (method === 'sampling/createMessage') {
      const judged = await judgeSampling(session, params)
      if (judged.kind === 'refused') return judged.answer
      sent = judged.params
    } else if (!isPassed(passedRequests.down, method)) {
      return unknownMethod
    }
    const outcome = await server.forward(open, sent)
    return outcome.kind === 'gone' ? goneAnswer(outcome) : outcome
  }

  const noteFromClient = ({ method, params }: RpcNotification): void => {
    const cancelled = cancelledId(method, params)
    if (cancelled !== undefined && params !== undefined) client.cancel(cancelled, params)
    else if (isPassed(passedNotifications.up, method) && run.end() === undefined) send(up, notificationWire(method, params))
    else onNotice('a notification of the client was dropped')
  }

  const noteFromServer = ({ method, params }: RpcNotification): void => {
    const cancelled = cancelledId(method, params)
    if (method === 'notifications/tools/list_changed') session.tools.forget()
    if (cancelled !== undefined && params !== undefined) {
      server.cancel(cancelled, params)
    } else if (!isPassed(passedNotifications.down, method) || run.end() !== undefined) {
      onNotice('a notification of the server was dropped')
    } else if (method === 'notifications/progress') {
      const token = params === undefined ? undefined : ownMember(params, 'progressToken')
      const request = typeof token === 'string' || typeof token === 'number' ? client.requests.byProgressToken(token) : undefined
      if (request === undefined) onNotice('progress of no request was dropped')
      else send(down, notificationWire(method, params), related(request))
    } else {
      const belongs = method === 'notifications/message' ? related(client.requests.latestDue()) : {}
      send(down, notificationWire(method, params), belongs)
    }
  }

  const close = async (): Promise<void> => {
    if (isClosed) return closed
    isClosed = true
    await client.giveUp({ kind: 'gone', why: 'closed' })
    await server.giveUp({ kind: 'gone', why: 'closed' })
    await quietly(() => up.close(), onNotice)
    await quietly(() => down.close(), onNotice)
    run.close()
    markClosed()
  }

  const guarded = (work: Promise<void>): void => {
    work.catch(() => onNotice('a message could not be handled'))
  }
  down.onmessage = (received: unknown) => guarded(fromClient(received))
  up.onmessage = (received: unknown) => guarded(fromServer(received))
  down.onerror = () => onNotice('the transport of the client failed')
  up.onerror = () => onNotice('the transport of the server failed')
  down.onclose = () => guarded(close())
  up.onclose = () => {
    // After an end the client still hears of it, from a gateway without a server.
    if (!isEnded) guarded(close())
  }
  try {
    await up.start()
    await down.start()
  } catch (thrown) {
    await close()
    throw thrown
  }
  return { run, idle: client.idle, closed, close }
}

function related(request: OpenRequest | undefined): McpSendOptions {
  return request === undefined ? {} : { relatedRequestId: request.id }
}

function cancelledId(method: string, params: JsonObject | undefined): RpcId | undefined {
  if (method !== 'notifications/cancelled' || !isJsonObject(params)) return undefined
  const id = ownMember(params, 'requestId')
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

async function quietly(work: () => Promise<void>, onNotice: (notice: string) => void): Promise<void> {
  try {
    await work()
  } catch {
    onNotice('a transport could not be closed')
  }
}
