import { isJsonObject } from '../../core/base/json.ts'
import type { ContextDocument, ToolChoice } from '../../core/events/messages.ts'
import type { GovernedRun, SentRequest } from '../governed-run.ts'
import type { CallParams, SpecMessage, SpecToolChoice } from './model-spec.ts'
import { optionsKey, type ReadRequest } from './read-request.ts'

/** What is sent: the request with the patch of the decision in it, and nothing else changed (S-56). */
export function patchedParams(
  params: CallParams,
  read: ReadRequest,
  { request, decision }: SentRequest,
  { provider, fault }: { readonly provider: string; readonly fault: GovernedRun['fault'] },
): CallParams {
  if (decision.kind !== 'patch') return params
  const { patch } = decision
  const { preamble, toolChoice, history, additionalParams, documents } = request
  const rest = patch.history === undefined || history === undefined ? read.rest : read.messages.restore(history)
  const system = patch.preamble === undefined ? read.system : systemOf(preamble, read.system)
  const choice = patch.toolChoice === undefined || toolChoice === undefined ? undefined : toolChoice
  const allowed = choice !== undefined && typeof choice !== 'string' ? choice.names : request.tools
  const tools = params.tools?.filter(({ name }) => request.tools.includes(name) && allowed.includes(name)) ?? []
  const chosen = choice === undefined ? params.toolChoice : specChoice(choice)
  if (patch.additionalParams !== undefined && !isJsonObject(additionalParams)) {
    return fault('Run ended: parameters for a provider of the AI SDK must be an object.')
  }
  return {
    ...params,
    prompt: [...system, ...documents.map(documentMessage), ...rest],
    ...(patch.temperature !== undefined && { temperature: request.temperature }),
    ...(patch.maxTokens !== undefined && { maxOutputTokens: request.maxTokens }),
    // Providers refuse an empty list of tools, and a choice without one.
    tools: tools.length > 0 ? tools : undefined,
    toolChoice: tools.length > 0 ? chosen : undefined,
    ...(patch.additionalParams !== undefined && {
      providerOptions: { ...params.providerOptions, [optionsKey(provider)]: additionalParams },
    }),
  }
}

/** In place of all instructions; the options of the first, such as those of a cache, stay. */
function systemOf(preamble: string | undefined, [first]: readonly SpecMessage[]): readonly SpecMessage[] {
  return preamble === undefined ? [] : [{ ...first, role: 'system', content: preamble }]
}

function documentMessage({ id, text }: ContextDocument): SpecMessage {
  return { role: 'user', content: [{ type: 'text', text: `<document id=${JSON.stringify(id)}>\n${text}\n</document>` }] }
}

/** Of several names one must be called, and no other is offered. */
function specChoice(choice: ToolChoice): SpecToolChoice {
  if (typeof choice === 'string') return { type: choice }
  const [toolName] = choice.names
  return choice.names.length === 1 && toolName !== undefined ? { type: 'tool', toolName } : { type: 'required' }
}
