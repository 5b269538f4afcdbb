import type { Item } from '../transcript-items.ts'

/**
 * As much of `@openai/agents` as the adapter touches, so that it needs no import of it. Methods are written as
 * methods on purpose: the classes of the SDK are generic, and their own types must stay assignable.
 */

/** One per run of a `Runner`; the SDK hands it to tools and handoffs, and forks it for agents that run as tools. */
export interface RunContextShape {
  _forkWithoutToolInput?(): unknown
  _forkWithToolInput?(input: unknown): unknown
}

export interface CallDetails {
  readonly toolCall?: { readonly callId: string; readonly namespace?: string }
}

export interface FunctionToolShape {
  readonly type: 'function'
  readonly name: string
  readonly parameters: unknown
  invoke(context: RunContextShape, input: string, details?: CallDetails): Promise<unknown>
  /** Only tools that `asTool` made have it. */
  readonly on?: unknown
}

/** Tools that run at the provider, or that the SDK runs by itself: a computer, a shell, patches to files. */
export interface OtherToolShape {
  readonly type: string
  readonly name?: string
}

export interface HandoffShape {
  readonly toolName: string
  readonly agent: AgentShape
  onInvokeHandoff(context: RunContextShape, args: string): AgentShape | Promise<AgentShape>
}

export interface McpServerShape {
  readonly name: string
  listTools(): Promise<readonly { readonly name: string }[]>
}

export interface AgentShape {
  readonly name: string
  model: unknown
  tools: readonly { readonly type: string }[]
  handoffs: readonly object[]
  mcpServers: readonly McpServerShape[]
  mcpConfig?: object
  getAllTools(...args: never[]): Promise<readonly unknown[]>
  getMcpTools(...args: never[]): Promise<readonly unknown[]>
  getEnabledHandoffs(...args: never[]): Promise<readonly unknown[]>
  asTool(...args: never[]): object
  clone(...args: never[]): object
}

export interface SerializedTool {
  readonly type: string
  readonly name: string
  readonly namespace?: string
  readonly parameters?: unknown
}

export interface ModelRequestShape {
  readonly systemInstructions?: string
  readonly input: string | readonly Item[]
  readonly previousResponseId?: string
  readonly conversationId?: string
  readonly modelSettings: Readonly<Record<string, unknown>>
  readonly tools: readonly SerializedTool[]
  readonly handoffs: readonly { readonly toolName: string }[]
}

export interface UsageShape {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly totalTokens?: number
  add?(other: unknown): void
}

export interface ModelResponseShape {
  readonly usage: UsageShape
  readonly output: readonly Item[]
  readonly responseId?: string
}

export interface StreamEventShape {
  readonly type: string
  readonly delta?: string
  readonly event?: unknown
  readonly response?: { readonly id: string; readonly usage: UsageShape; readonly output: readonly Item[] }
}

export interface ModelShape {
  getResponse(request: ModelRequestShape): Promise<ModelResponseShape>
  getStreamedResponse(request: ModelRequestShape): AsyncIterable<StreamEventShape>
}

export interface ModelProviderShape {
  getModel(name?: string): ModelShape | Promise<ModelShape>
}
