import type { Json } from '../../core/base/json.ts'
import type { McpIdentity } from '../../core/events/step-event.ts'
import type { ToolOutcome } from '../../core/events/tool-outcome.ts'

/** When an agent asks: its answer has other means at each of these. */
export type HookMoment = 'before_tool' | 'after_tool' | 'prompt' | 'other'

/** What the agent says of itself with every question. Never taken from the input of a tool (L-66). */
export interface HookFacts {
  /** Names the conversation; its run goes on from question to question. */
  readonly sessionId: string
  readonly cwd?: string
  /** The kind of sub-agent that asks; absent = the main one. */
  readonly agentName?: string
}

export interface HookedCall {
  readonly toolName: string
  readonly callId: string
  readonly args: Json
  readonly mcp?: McpIdentity
}

/** One question of an agent that asks a program, or a callback, about its steps. */
export type HookEvent =
  | {
      readonly moment: 'before_tool'
      readonly facts: HookFacts
      readonly call: HookedCall
      /** A person would be shown a question about this call, and nothing runs before the answer. */
      readonly canAsk: boolean
    }
  | {
      readonly moment: 'after_tool'
      readonly facts: HookFacts
      /** With the arguments that ran. */
      readonly call: HookedCall
      readonly output: Json
      readonly outcome: Exclude<ToolOutcome, { kind: 'skipped' }>
    }
  /** A person has said something, which begins a new run. */
  | { readonly moment: 'prompt'; readonly facts: HookFacts; readonly prompt: string }
  | { readonly moment: 'other' }

/** What is to be done about it, in no protocol's words yet. */
export type HookAnswer =
  /** No opinion: the agent goes on as it would without us, its own prompts included. */
  | { readonly kind: 'none' }
  /** The call, or the prompt, goes no further. `ends`: nor does the run. */
  | { readonly kind: 'deny'; readonly reason: string; readonly ends: boolean }
  /** A person decides about exactly these arguments. */
  | { readonly kind: 'ask'; readonly question: string; readonly args?: Json }
  | { readonly kind: 'rewrite'; readonly args: Json; readonly reason: string }
  /** The model reads this in place of the result. */
  | { readonly kind: 'replace'; readonly output: Json; readonly isError: boolean }
  /** After the call: the model reads nothing of it, for the run ends. */
  | { readonly kind: 'stop'; readonly reason: string }
  | { readonly kind: 'context'; readonly text: string }
