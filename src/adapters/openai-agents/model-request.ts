import type { Json } from '../../core/base/json.ts'
import type { RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { ContextDocument, ToolChoice } from '../../core/events/messages.ts'
import type { ModelCall } from '../../core/runs/before-model-call.ts'
import type { SentRequest } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import { itemsOf, messagesOf, type Item } from '../transcript-items.ts'
import type { AgentRun } from './agent-run.ts'
import { answerToolName } from './answer-tool.ts'
import { qualifiedName } from './messages.ts'
import type { ModelRequestShape, SerializedTool } from './sdk-shapes.ts'

/** The request as it would be without the adapter: calls under the names that the model gave them. */
export function withCalledNames(request: ModelRequestShape, run: AgentRun): ModelRequestShape {
  const { input, tools } = request
  return {
    ...request,
    tools: tools.filter(({ name }) => name !== answerToolName),
    input: typeof input === 'string' ? input : input.map((item) => asCalled(item, run)),
  }
}

function asCalled(item: Item, run: AgentRun): Item {
  const { type, callId } = item
  if (typeof callId !== 'string' || (type !== 'function_call' && type !== 'function_call_result')) return item
  const name = item['name'] === answerToolName ? run.calledNames.get(callId) : undefined
  const text = type === 'function_call_result' ? run.results.get(callId) : undefined
  return { ...item, ...(name !== undefined && { name }), ...(text !== undefined && { output: { type: 'text', text } }) }
}

/** A request in the words of the engine. */
export function modelCallOf(request: ModelRequestShape): ModelCall {
  const { systemInstructions, input, modelSettings, tools, handoffs } = request
  const { temperature, maxTokens, toolChoice, providerData } = modelSettings
  const history = messagesOf(input)
  const baseline: RequestBaseline = {
    ...(systemInstructions !== undefined && { preamble: systemInstructions }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { maxTokens }),
    ...(typeof toolChoice === 'string' && { toolChoice: toolChoiceOf(toolChoice) }),
    ...(providerData !== undefined && { additionalParams: plainJson(providerData) }),
    history,
    tools: [...tools.map(({ name, namespace }) => qualifiedName(name, namespace)), ...handoffs.map(({ toolName }) => toolName)],
    documents: [],
  }
  return { prompt: history.at(-1) ?? { role: 'user', content: '' }, baseline }
}

function toolChoiceOf(choice: string): ToolChoice {
  return choice === 'auto' || choice === 'required' || choice === 'none' ? choice : { names: [choice] }
}

/** What the policy left of the request, as the SDK writes it. */
export function patchedRequest(request: ModelRequestShape, { request: effective, allowedTools, decision }: SentRequest): ModelRequestShape {
  const { preamble, temperature, maxTokens, additionalParams, toolChoice } = effective
  // Names of a tool choice become a shorter list, for the SDK knows a choice of one tool alone.
  const offered = choosesSeveral(toolChoice) ? allowedTools : effective.tools
  // What no patch touched stays as it was, also where it has no JSON form.
  const patch = decision.kind === 'patch' ? decision.patch : {}
  return {
    ...request,
    ...(preamble !== undefined && { systemInstructions: preamble }),
    modelSettings: {
      ...request.modelSettings,
      ...(temperature !== undefined && { temperature }),
      ...(maxTokens !== undefined && { maxTokens }),
      ...(toolChoice !== undefined && { toolChoice: choiceSetting(toolChoice) }),
      ...(patch.additionalParams !== undefined && { providerData: additionalParams }),
    },
    input: withDocuments(patch.history === undefined ? request.input : itemsOf(effective.history ?? []), effective.documents),
    tools: request.tools.filter((tool) => isOffered(tool, offered)),
    handoffs: request.handoffs.filter(({ toolName }) => offered.includes(toolName)),
  }
}

function choosesSeveral(choice: ToolChoice | undefined): boolean {
  return typeof choice === 'object' && choice.names.length > 1
}

function choiceSetting(choice: ToolChoice): string {
  if (typeof choice === 'string') return choice
  const [first, ...others] = choice.names
  return first === undefined || others.length > 0 ? 'required' : first
}

function isOffered({ name, namespace }: SerializedTool, offered: readonly string[]): boolean {
  return offered.includes(qualifiedName(name, namespace))
}

/** Documents stand before the conversation: between a call and its result they would break it. */
function withDocuments(input: ModelRequestShape['input'], documents: readonly ContextDocument[]): ModelRequestShape['input'] {
  if (documents.length === 0) return input
  return [...documents.map(documentItem), ...(typeof input === 'string' ? [{ role: 'user', content: input }] : input)]
}

function documentItem({ id, text, additionalProps }: ContextDocument): Item {
  const about: Json = additionalProps ?? {}
  const head = Object.keys(about).length === 0 ? '' : `${JSON.stringify(about)}\n`
  return { role: 'user', content: `<document id=${JSON.stringify(id)}>\n${head}${text}\n</document>` }
}
