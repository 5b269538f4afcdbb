// What is used of LangChain, by shape: two copies or versions of it in one process have different classes.

export interface MessageShape {
  readonly type: string
  readonly content: unknown
}

export interface ToolCallShape {
  readonly name: string
  readonly args: unknown
  readonly id?: string | undefined
}

export interface AssistantShape extends MessageShape {
  readonly tool_calls?: readonly ToolCallShape[]
  readonly usage_metadata?: { readonly input_tokens?: number; readonly output_tokens?: number }
}

export interface ToolMessageShape extends MessageShape {
  readonly tool_call_id: string
  readonly status?: 'success' | 'error'
}

/** The class `ToolMessage` of the agent's own copy of LangChain: what a middleware answers must be one. */
export type ToolMessageClass<Message extends object = object> = new (fields: {
  content: string
  tool_call_id: string
  name: string
  status: 'success' | 'error'
}) => Message

/** A tool that runs here. One that runs at the provider is plain data. */
export interface ClientToolShape {
  readonly name: string
  readonly schema?: unknown
  readonly invoke: (input: unknown, config?: unknown) => Promise<unknown>
}

export interface RuntimeShape {
  /** Since 1.1; what the calling tool was run with is in it. */
  readonly configurable?: object | undefined
}

export interface StateShape {
  readonly messages: readonly MessageShape[]
}

export interface ModelRequestShape {
  readonly systemPrompt?: string | undefined
  readonly messages: readonly MessageShape[]
  readonly tools?: readonly unknown[] | undefined
  readonly toolChoice?: unknown
  readonly modelSettings?: Readonly<Record<string, unknown>> | undefined
  readonly responseFormat?: unknown
  readonly state: StateShape
}

export interface ToolRequestShape {
  readonly toolCall: ToolCallShape
  readonly tool?: unknown
  readonly state: object
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isMessage(value: unknown): value is MessageShape {
  return isRecord(value) && typeof value['type'] === 'string' && 'content' in value && 'additional_kwargs' in value
}

export function isAssistant(value: unknown): value is AssistantShape {
  return isMessage(value) && value.type === 'ai'
}

export function isToolMessage(value: unknown): value is ToolMessageShape {
  return isMessage(value) && value.type === 'tool'
}

export function isClientTool(tool: unknown): tool is ClientToolShape {
  return isRecord(tool) && typeof tool['name'] === 'string' && typeof tool['invoke'] === 'function'
}
