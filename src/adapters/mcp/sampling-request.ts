import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { Message, ToolChoice } from '../../core/events/messages.ts'

/** What the server asks for, in the words of a request to a model. */
export function samplingBaseline(params: JsonObject): RequestBaseline {
  const preamble = ownMember(params, 'systemPrompt')
  const temperature = ownMember(params, 'temperature')
  const maxTokens = ownMember(params, 'maxTokens')
  const metadata = ownMember(params, 'metadata')
  const tools = ownMember(params, 'tools')
  const toolChoice = toolChoiceOf(ownMember(params, 'toolChoice'))
  return {
    ...(typeof preamble === 'string' ? { preamble } : {}),
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof maxTokens === 'number' ? { maxTokens } : {}),
    ...(metadata === undefined ? {} : { additionalParams: metadata }),
    ...(toolChoice === undefined ? {} : { toolChoice }),
    tools: isJsonArray(tools) ? tools.flatMap(nameOf) : [],
    documents: [],
  }
}

function nameOf(tool: Json): readonly string[] {
  const name = isJsonObject(tool) ? ownMember(tool, 'name') : undefined
  return typeof name === 'string' ? [name] : []
}

function toolChoiceOf(choice: Json | undefined): ToolChoice | undefined {
  const mode = isJsonObject(choice) ? ownMember(choice, 'mode') : undefined
  return mode === 'auto' || mode === 'required' || mode === 'none' ? mode : undefined
}

/** A message whose content is a list of parts, as rules read messages. */
export function toMessage(message: Json): Message | undefined {
  if (!isJsonObject(message)) return undefined
  const role = ownMember(message, 'role')
  const content = ownMember(message, 'content')
  if (typeof role !== 'string' || content === undefined) return undefined
  return { ...message, role, content: isJsonObject(content) ? [content] : content }
}

/** The same in the form of the protocol: one part stands alone, and a text is a part. */
export function fromMessage(message: Message): Json {
  const { content } = message
  if (typeof content === 'string') return { ...message, content: { type: 'text', text: content } }
  const [only, ...more] = isJsonArray(content) ? content : []
  return only === undefined || more.length > 0 ? message : { ...message, content: only }
}
