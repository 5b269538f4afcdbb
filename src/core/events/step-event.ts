import type { Json } from '../base/json.ts'
import type { AssistantContent, Message, ToolChoice, Usage } from './messages.ts'
import type { ToolOutcome } from './tool-outcome.ts'

export const stepEventKinds = [
  'CompletionCall',
  'CompletionResponse',
  'ModelTurnFinished',
  'InvalidToolCall',
  'ToolCall',
  'ToolResult',
  'TextDelta',
  'ToolCallDelta',
  'StreamResponseFinish',
] as const
export type StepEventKind = (typeof stepEventKinds)[number]

/** The true identity of an MCP tool, stated by the host (L-74). */
export interface McpIdentity {
  readonly server: string
  readonly tool: string
}

/** A person's answer that the host already holds for this call; read by `ask` in replay (L-36). */
export interface Approval {
  readonly approved: boolean
  /** SHA-256 of the RFC 8785 form of the arguments that the person was shown. */
  readonly args_sha256: string
}

export interface InvalidToolCallContext {
  readonly toolName: string
  readonly toolCallId?: string
  readonly internalCallId?: string
  /** Arguments as the model wrote them. */
  readonly args?: string
  /** Executable tools advertised this turn. */
  readonly availableTools: readonly string[]
  /** Those the active tool choice admits. */
  readonly allowedTools: readonly string[]
  readonly toolChoice?: ToolChoice
  /** Includes the rejected model output where there is one. */
  readonly chatHistory: readonly Message[]
  readonly isStreaming: boolean
}

/** What happened in the run, or is about to (S-10 to S-21). Read-only to hooks; arguments arrive frozen. */
export type StepEvent =
  | {
      readonly kind: 'CompletionCall'
      readonly prompt: Message
      /** Absent where the host does not hold the messages; `history` operations then travel in the patch (L-34). */
      readonly history?: readonly Message[]
      readonly turn: number
      readonly availableTools?: readonly string[]
    }
  | { readonly kind: 'CompletionResponse'; readonly prompt: Message; readonly response: unknown }
  | {
      readonly kind: 'ModelTurnFinished'
      readonly turn: number
      readonly content: readonly AssistantContent[]
      readonly usage: Usage
    }
  | { readonly kind: 'InvalidToolCall'; readonly call: InvalidToolCallContext }
  | {
      readonly kind: 'ToolCall'
      readonly toolName: string
      readonly toolCallId?: string
      readonly internalCallId: string
      /** The running value: every earlier hook's rewrite is in it (S-14). */
      readonly args: Json
      readonly argsText: string
      /** Why `argsText` is not one plain JSON object; every rule on this call is then undecidable (L-91). */
      readonly argsFault?: string
      readonly mcp?: McpIdentity
      readonly approval?: Approval
    }
  | {
      readonly kind: 'ToolResult'
      readonly toolName: string
      readonly toolCallId?: string
      readonly internalCallId: string
      /** What the tool ran with, or would have (S-16, S-45). */
      readonly args: Json
      readonly argsText: string
      /** The running presentation as text: what the model would read (S-16). */
      readonly result: string
      /** The running presentation as a value: a string for a text result (S-83). */
      readonly output: Json
      readonly isError: boolean
      readonly outcome: ToolOutcome
      /** Never reaches the model (S-16). */
      readonly extensions: ReadonlyMap<string, unknown>
      readonly mcp?: McpIdentity
    }
  | { readonly kind: 'TextDelta'; readonly delta: string; readonly aggregated: string }
  | {
      readonly kind: 'ToolCallDelta'
      readonly toolCallId: string
      readonly internalCallId: string
      readonly toolName?: string
      readonly delta: string
    }
  | { readonly kind: 'StreamResponseFinish'; readonly prompt: Message; readonly response: unknown }

export type StepEventOf<Kind extends StepEventKind> = Extract<StepEvent, { kind: Kind }>
