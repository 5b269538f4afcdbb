import { textForm, type Json } from '../core/base/json.ts'
import type { Decision } from '../core/chain/resolution.ts'
import { runDiagnostic } from '../core/chain/run-diagnostic.ts'
import { eventNames } from '../core/events/event-name.ts'
import type { AssistantContent, Message, Usage } from '../core/events/messages.ts'
import type { McpIdentity, StepEvent, StepEventKind } from '../core/events/step-event.ts'
import type { FlowType } from '../core/flows/flow.ts'
import { requestPatchFields } from '../core/flows/request-patch.ts'
import { beforeModelCall, type BeforeModelCall, type ModelCall } from '../core/runs/before-model-call.ts'
import { decideCall, decideTurn, type DecidedCall } from '../core/runs/decide-turn.ts'
import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import { resolveInvalidCalls, type EmittedCall, type EmittedTurn, type ResolvedTurn } from '../core/runs/resolve-invalid-calls.ts'
import type { EventFacts } from '../core/runs/run-context.ts'
import type { RunEnd } from '../core/runs/run-end.ts'
import type { Run } from '../core/runs/run.ts'
import type { PendingCall } from '../core/runs/tool-call.ts'
import { createDecidedCalls } from './decided-calls.ts'
import { plainJson } from './plain-json.ts'
import { refusedDelivery, runDecided, type ToolAboutToRun, type ToolDelivery } from './run-decided.ts'
import { sluiceTerminated } from './sluice-terminated.ts'
import type { TargetDefinition } from './targets/define-target.ts'

/** A request that may be sent, with what its answer may call. */
export type SentRequest = Extract<BeforeModelCall, { kind: 'send' }> & {
  readonly prompt: Message
  /** Before the patch. */
  readonly availableTools: readonly string[]
}

/** A call of the model. */
export interface AnsweredCall extends EmittedCall {
  /**
   * Read strictly (`readArgs`), then as the tool's schema leaves them (defaults, coercions): what the framework
   * will have at the tool, since the decision binds it (L-92).
   */
  readonly args: Json
  readonly argsFault?: string
  readonly mcp?: McpIdentity
  /** The arguments as the schema of another tool leaves them, for a call that a rule renames (S-73); default: `args`. */
  readonly argsAs?: (toolName: string) => Json | Promise<Json>
  /** Why no code of the adapter stands before this tool: a call of it goes through as it is, or the run ends. */
  readonly runsElsewhere?: (toolName: string) => string | undefined
}

/** What the model answered to one request. */
export interface ModelAnswer {
  readonly content: readonly AssistantContent[]
  readonly calls: readonly AnsweredCall[]
  readonly usage: Usage
  /** As the provider gave it, for rules on the response. */
  readonly response: unknown
  readonly isStreaming: boolean
}

export interface AnsweredTurn {
  /**
   * `accepted`: calls without an answer below may run. `retried`: call the model again, with the assistant's
   * message and these answers behind it (S-71).
   */
  readonly kind: 'accepted' | 'retried'
  /** Texts for calls that do not run, by call id (S-74). */
  readonly answers: ReadonlyMap<string, string>
  /** New names of calls, by call id (S-73). */
  readonly repaired: ReadonlyMap<string, string>
  /** Ids of calls that a rule skips, for an SDK that must know before it begins to carry the turn out. */
  readonly skipped: ReadonlySet<string>
}

/**
 * One run inside an agent framework that loops by itself. Every function throws `SluiceTerminated` once the run
 * has ended, also where the framework went on in spite of an earlier throw (S-33a).
 */
export interface GovernedRun {
  readonly run: Run
  readonly end: () => RunEnd | undefined
  readonly throwIfEnded: () => void
  readonly beforeModelCall: (call: ModelCall) => Promise<SentRequest>
  readonly textDelta: (delta: string) => Promise<void>
  readonly toolCallDelta: (delta: { readonly toolCallId: string; readonly toolName?: string; readonly delta: string }) => Promise<void>
  /** Decides the whole turn before any tool of it runs (S-65). */
  readonly modelAnswered: (sent: SentRequest, answer: ModelAnswer) => Promise<AnsweredTurn>
  /** Runs the tool if this very call was decided to run, with the decided arguments (L-92). */
  readonly runTool: (about: ToolAboutToRun) => Promise<ToolDelivery>
  /** Ends the run for a reason of the adapter: a thing that it cannot govern showed up. Throws. */
  readonly fault: (reason: string) => never
  readonly close: () => void
}

export function createGovernedRun(
  engine: Engine,
  target: TargetDefinition,
  facts: RunFacts,
  { now, onEnd }: { readonly now: () => number; readonly onEnd?: (end: RunEnd, runId: string) => void },
): GovernedRun {
  const run = engine.startRun(facts)
  const calls = createDecidedCalls()
  let aggregated = ''
  let isEndTold = false

  const at = (): EventFacts => ({ at: now() })
  const stopped = (end: RunEnd): never => {
    if (!isEndTold) {
      isEndTold = true
      onEnd?.(end, facts.runId)
    }
    throw sluiceTerminated(end)
  }
  const throwIfEnded = (): void => {
    const end = run.end()
    if (end !== undefined) stopped(end)
  }
  const fault = (reason: string): never => {
    run.stop({ kind: 'cancelled', cause: 'fault', reason })
    return stopped(run.end() ?? { kind: 'cancelled', cause: 'fault', reason })
  }
  /** A hand-written hook may answer what no load check could foresee: what the target cannot do ends the run. */
  const assertPossible = (kind: StepEventKind, decision: Decision): void => {
    if (decision.kind === 'continue' || decision.kind === 'terminate') return
    const { flow } = decision
    const fields = decision.kind === 'patch' ? requestPatchFields.filter((field) => decision.patch[field] !== undefined) : undefined
    const refusal = target.refuses({ kind, flow: flow.type, ...(fields && { fields }) })
    if (refusal === undefined) return
    impossible(kind, flow.type, refusal.why)
  }
  const impossible = (kind: StepEventKind, flow: FlowType, why: string): never => {
    const problem = `\`${target.name}\` cannot honor ${flow} on \`${eventNames[kind]}\`: ${why}`
    report(kind, flow, 'unsupported_flow', problem)
    return fault(`Run ended: ${problem}.`)
  }
  const report = (event: StepEventKind, flow: FlowType | undefined, kind: 'unsupported_flow' | 'undecided_call', message: string): void => {
    const diagnostic = runDiagnostic(kind, 'error', message, { event, ...(flow && { flow }) })
    engine.report({ hook: target.name, event, runId: facts.runId, diagnostics: [diagnostic], error: undefined })
  }
  const observe = async (event: StepEvent): Promise<void> => {
    await run.decide(event, at())
    throwIfEnded()
  }

  const decideCalls = async (turn: number, answered: readonly AnsweredCall[], executes: readonly EmittedCall[]): Promise<ReadonlySet<string>> => {
    const skipped = new Set<string>()
    const pending = await pendingCalls(turn, answered, executes, at())
    const decided = await decideTurn(run, pending)
    throwIfEnded()
    if (decided.kind === 'ended') return stopped(decided.end)
    for (const one of decided.calls) {
      assertPossible('ToolCall', one.decision)
      assertWithinReach(one, answered)
      calls.add(one)
      if (one.decision.kind === 'skip') skipped.add(one.call.toolCallId ?? one.call.internalCallId)
    }
    return skipped
  }
  const assertWithinReach = ({ call, decision }: DecidedCall, answered: readonly AnsweredCall[]): void => {
    if (decision.kind === 'continue' || decision.kind === 'terminate') return
    const why = answered.find(({ id }) => id === call.toolCallId)?.runsElsewhere?.(call.toolName)
    if (why !== undefined) impossible('ToolCall', decision.flow.type, why)
  }
  /** The decision for exactly this call; one that ran already is decided anew, as a call of its own. */
  const decisionFor = async (about: ToolAboutToRun): Promise<DecidedCall | undefined> => {
    const taken = calls.take(about)
    if (taken === undefined || taken.isFresh) return taken?.decided
    const { call } = taken.decided
    return decideCall(run, { ...call, internalCallId: `${call.internalCallId}+${String(taken.times)}`, facts: at() })
  }
  /** What a hand-written hook answers to an invalid call is carried out by the turn, so it is looked at there. */
  const assertRecoverable = ({ turn, results }: ResolvedTurn, repaired: ReadonlyMap<string, string>): void => {
    const flow = turn === 'retried' ? 'Retry' : results.size > 0 ? 'Skip' : repaired.size > 0 ? 'Repair' : undefined
    const refusal = flow && target.refuses({ kind: 'InvalidToolCall', flow })
    if (flow !== undefined && refusal !== undefined) impossible('InvalidToolCall', flow, refusal.why)
  }

  return {
    run,
    end: run.end,
    throwIfEnded,
    fault,
    async beforeModelCall(call) {
      throwIfEnded()
      aggregated = ''
      const before = await beforeModelCall(run, copyOfCall(call), at())
      throwIfEnded()
      if (before.kind === 'ended') return stopped(before.end)
      assertPossible('CompletionCall', before.decision)
      return { ...before, prompt: call.prompt, availableTools: call.baseline.tools }
    },
    async textDelta(delta) {
      aggregated += delta
      await observe({ kind: 'TextDelta', delta, aggregated })
    },
    async toolCallDelta({ toolCallId, toolName, delta }) {
      const name = toolName === undefined ? {} : { toolName }
      await observe({ kind: 'ToolCallDelta', toolCallId, internalCallId: toolCallId, ...name, delta })
    },
    async modelAnswered(sent, { content, calls: answered, usage, response: given, isStreaming }) {
      throwIfEnded()
      const response = plainJson(given)
      calls.beginTurn(answered.map(({ id }) => id))
      const { toolChoice, history = [] } = sent.request
      const turn: EmittedTurn = {
        calls: answered,
        availableTools: sent.request.tools,
        allowedTools: sent.allowedTools,
        ...(toolChoice !== undefined && { toolChoice }),
        chatHistory: [...history, sent.prompt, assistantMessage(content)],
        // The whole turn is held back and then judged, so all of its calls were received (S-71, S-74).
        isStreaming: false,
      }
      const resolved = await resolveInvalidCalls(run, turn, at())
      throwIfEnded()
      if (resolved.end !== undefined) return stopped(resolved.end)
      const repaired = renamed(answered, resolved.executes)
      assertRecoverable(resolved, repaired)
      for (const [id, text] of resolved.results) calls.answer(id, text)
      if (resolved.turn === 'retried') return { kind: 'retried', answers: resolved.results, repaired, skipped: new Set() }
      if (resolved.hasFinishEvents) {
        const hasText = content.some((part) => part.type === 'text' && part.text !== '')
        if (!isStreaming) await observe({ kind: 'CompletionResponse', prompt: sent.prompt, response })
        else if (hasText) await observe({ kind: 'StreamResponseFinish', prompt: sent.prompt, response })
        await observe({ kind: 'ModelTurnFinished', turn: sent.turn, content, usage })
      }
      const skipped = await decideCalls(sent.turn, answered, resolved.executes)
      return { kind: 'accepted', answers: resolved.results, repaired, skipped }
    },
    async runTool(about) {
      throwIfEnded()
      const answer = calls.answerOf(about.toolCallId)
      if (answer !== undefined) return refusedDelivery(answer)
      const decided = await decisionFor(about)
      throwIfEnded()
      if (decided === undefined) {
        const why = calls.isKnown(about.toolCallId) ? 'other arguments or another tool were decided' : 'nothing was decided about it'
        report('ToolCall', undefined, 'undecided_call', `a call of \`${about.toolName}\` was about to run, and ${why}`)
        return refusedDelivery(`Not executed: this call of \`${about.toolName}\` was not decided by the policy in force.`)
      }
      const delivery = await runDecided(run, decided, about)
      throwIfEnded()
      return delivery ?? fault(`Run ended: nothing of the call of \`${about.toolName}\` may be delivered.`)
    },
    close: run.close,
  }
}

/** What is asked about is frozen, and a framework goes on with its messages. */
function copyOfCall({ prompt, baseline }: ModelCall): ModelCall {
  const { history } = baseline
  const copied = history === undefined ? {} : { history: history.map(copyOfMessage) }
  return { prompt: copyOfMessage(prompt), baseline: { ...baseline, ...copied } }
}

function copyOfMessage(message: Message): Message {
  // `as`: a copy has the shape of what it was made from.
  return plainJson(message) as Message
}

function assistantMessage(content: readonly AssistantContent[]): Message {
  return { role: 'assistant', content: content.map((part) => plainJson(part)) }
}

function renamed(calls: readonly AnsweredCall[], executes: readonly EmittedCall[]): ReadonlyMap<string, string> {
  const changed = executes.filter(({ id, toolName }) => calls.some((call) => call.id === id && call.toolName !== toolName))
  return new Map(changed.map(({ id, toolName }) => [id, toolName]))
}

async function pendingCalls(
  turn: number,
  answered: readonly AnsweredCall[],
  executes: readonly EmittedCall[],
  facts: EventFacts,
): Promise<readonly PendingCall[]> {
  // Two calls may share an id, so those that run are matched in order.
  let next = 0
  const emitted = executes.map(({ id }) => {
    while (next < answered.length && answered[next]?.id !== id) next++
    return answered[next++]
  })
  const calls = executes.map(async ({ id, toolName }, index) => {
    const call = emitted[index]
    const { argsFault, mcp } = call ?? {}
    const args = call === undefined ? null : toolName === call.toolName ? call.args : ((await call.argsAs?.(toolName)) ?? call.args)
    return {
      toolName,
      toolCallId: id,
      internalCallId: `${String(turn)}.${String(index + 1)}`,
      args,
      argsText: textForm(args),
      ...(argsFault !== undefined && { argsFault }),
      ...(mcp && { mcp }),
      facts,
    }
  })
  return Promise.all(calls)
}
