import { canonicalJson } from '../core/base/canonical-json.ts'
import { isJsonObject, type Json, type JsonObject } from '../core/base/json.ts'
import { addLabel, labelsOf } from '../core/compile/labels.ts'
import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import type { RunEnd } from '../core/runs/run-end.ts'
import type { Run } from '../core/runs/run.ts'
import { platformTime } from './adapter.ts'
import { assertHonored } from './assert-honored.ts'
import { claudeAnswer } from './hooks/claude-code/print-claude-answer.ts'
import { claudeMomentOf, readClaudeEvent } from './hooks/claude-code/read-claude-event.ts'
import { decideAfterTool, decideBeforeTool, decidePrompt } from './hooks/decide-hook.ts'
import type { HookAnswer, HookEvent, HookFacts } from './hooks/hook-event.ts'
import { plainJson } from './plain-json.ts'
import { claudeAgentSdk as target } from './targets/claude-agent-sdk.ts'

export interface SluiceHooksOptions {
  /** What the host vouches for in each session; `agentName` and `cwd` come with each question. */
  readonly facts?: Partial<Omit<RunFacts, 'runId'>>
  /** Milliseconds since 1970; default: the clock of the platform. */
  readonly now?: () => number
  /** A call with changed arguments asks a person (the default), or runs as if one had allowed it. */
  readonly onRewrite?: 'ask' | 'allow'
  /** Told once when a run ends by a policy or a fault. */
  readonly onEnd?: (end: RunEnd, sessionId: string) => void
}

/** A hook of the SDK, as far as it concerns us. */
export type ClaudeHookCallback = (input: unknown, toolUseId?: string, more?: { readonly signal?: AbortSignal }) => Promise<JsonObject>

/** No `matcher`: every tool. `onFailure`: a throw before a call keeps it from running, which it does not by default. */
export interface ClaudeHookMatcher {
  readonly hooks: ClaudeHookCallback[]
  readonly onFailure: 'block'
}

export interface ClaudeHooks {
  readonly PreToolUse: ClaudeHookMatcher[]
  readonly PostToolUse: ClaudeHookMatcher[]
  readonly PostToolUseFailure: ClaudeHookMatcher[]
  readonly UserPromptSubmit: ClaudeHookMatcher[]
}

interface Session {
  run: Run
  isEndTold: boolean
  /** Of calls that may run, by id: the tool and the arguments that were decided (L-92). */
  readonly bound: Map<string, string>
}

/**
 * `query({ prompt, options: { hooks: sluiceHooks(engine) } })`. A session is a run; what a person says begins the
 * next one, with the labels of the one before.
 *
 * @throws Error if the SDK cannot honor what a rule of the engine may answer (L-04).
 */
export function sluiceHooks(engine: Engine, options: SluiceHooksOptions = {}): ClaudeHooks {
  assertHonored(engine.stack, target)
  const { now = platformTime, onRewrite = 'ask' } = options
  const sessions = new Map<string, Session>()

  const startRun = ({ sessionId, cwd, agentName }: HookFacts): Run => {
    const { env = {}, ...facts } = options.facts ?? {}
    const own = { ...(agentName !== undefined && { agentName }), env: cwd === undefined ? env : { cwd, ...env } }
    return engine.startRun({ ...facts, ...own, runId: sessionId })
  }
  const sessionOf = (facts: HookFacts): Session => {
    const known = sessions.get(facts.sessionId)
    if (known !== undefined) return known
    const session: Session = { run: startRun(facts), isEndTold: false, bound: new Map() }
    sessions.set(facts.sessionId, session)
    return session
  }
  const beginRun = (facts: HookFacts): Session => {
    const session = sessionOf(facts)
    const labels = labelsOf(session.run.context)
    session.run.close()
    session.run = startRun(facts)
    session.isEndTold = false
    for (const label of labels) addLabel(session.run.context, label)
    return session
  }

  const tellEnd = (session: Session, sessionId: string): void => {
    const end = session.run.end()
    if (end === undefined || session.isEndTold) return
    session.isEndTold = true
    options.onEnd?.(end, sessionId)
  }

  const decide = async (event: Exclude<HookEvent, { moment: 'other' }>): Promise<HookAnswer> => {
    const at = { at: now() }
    const session = event.moment === 'prompt' ? beginRun(event.facts) : sessionOf(event.facts)
    const { run, bound } = session
    try {
      switch (event.moment) {
        case 'before_tool': {
          const { answer, bound: args } = await decideBeforeTool(run, event, at, () => [])
          if (args !== undefined) bound.set(event.call.callId, boundText(event.call.toolName, args))
          return answer
        }
        case 'after_tool': {
          const { toolName, callId, args } = event.call
          const isBound = bound.get(callId) === boundText(toolName, args)
          bound.delete(callId)
          return await decideAfterTool(run, event, at, isBound)
        }
        case 'prompt':
          return await decidePrompt(run, event, at)
      }
    } finally {
      tellEnd(session, event.facts.sessionId)
    }
  }

  const answer: ClaudeHookCallback = async (given) => {
    const input = asInput(given)
    if (input === undefined) return withheld(given)
    const reading = readClaudeEvent(input)
    if (!reading.ok) return refusal(input, `Not executed: the question of the agent cannot be read: ${reading.why}.`)
    if (reading.event.moment === 'other') return {}
    try {
      return claudeAnswer(input, await decide(reading.event), { onRewrite })
    } catch {
      // A throw would let a result through, whatever `onFailure` says.
      return refusal(input, 'Not executed: Sluice could not decide. Do not retry.')
    }
  }
  const everyTool = (): ClaudeHookMatcher[] => [{ hooks: [answer], onFailure: 'block' }]
  return { PreToolUse: everyTool(), PostToolUse: everyTool(), PostToolUseFailure: everyTool(), UserPromptSubmit: everyTool() }
}

/** A run that we cannot vouch for any more ends: after a call nothing else keeps the result from the model. */
function refusal(input: JsonObject, reason: string): JsonObject {
  const isAfter = claudeMomentOf(input) === 'after_tool'
  return claudeAnswer(input, isAfter ? { kind: 'stop', reason } : { kind: 'deny', reason, ends: false }, { onRewrite: 'ask' })
}

function asInput(given: unknown): JsonObject | undefined {
  try {
    const input = plainJson(given)
    return isJsonObject(input) ? input : undefined
  } catch {
    return undefined
  }
}

/**
 * What has no JSON form cannot be judged, so a result of that kind is not shown.
 *
 * @throws Error at any other moment, which blocks a call.
 */
function withheld(given: unknown): JsonObject {
  const isResult = isJsonObject(given) && claudeMomentOf(given) === 'after_tool'
  if (!isResult) throw new Error('the SDK asked about no event')
  return { continue: false, stopReason: 'Run ended: a result without a JSON form could not be judged.' }
}

function boundText(toolName: string, args: Json): string {
  return `${toolName}\n${canonicalJson(args)}`
}
