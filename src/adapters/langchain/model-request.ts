import { isJsonObject, type Json, type JsonObject } from '../../core/base/json.ts'
import type { ContextDocument, Message, ToolChoice } from '../../core/events/messages.ts'
import type { ModelCall } from '../../core/runs/before-model-call.ts'
import type { GovernedRun, SentRequest } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import { messageOf, restoredMessages } from './messages.ts'
import { isClientTool, isRecord, type ModelRequestShape } from './sdk-shapes.ts'
import { toolNameOf } from './tool-names.ts'

/** A request of the agent as the engine is asked about it. */
export interface ReadRequest {
  readonly call: ModelCall
  readonly messages: readonly Message[]
  /** Without those that run where no rule reaches, unless the host lets them. */
  readonly tools: readonly unknown[]
}

export function readRequest(request: ModelRequestShape, ungoverned: readonly string[]): ReadRequest {
  const { systemPrompt, modelSettings = {}, toolChoice } = request
  const tools = (request.tools ?? []).filter((tool) => isClientTool(tool) || ungoverned.includes(toolNameOf(tool)))
  const messages = request.messages.map(messageOf)
  const { temperature, maxTokens } = modelSettings
  const others = plainOptions(modelSettings)
  const choice = choiceOf(toolChoice)
  return {
    messages,
    tools,
    call: {
      prompt: messages.at(-1) ?? { role: 'user', content: '' },
      baseline: {
        ...(systemPrompt !== undefined && systemPrompt !== '' && { preamble: systemPrompt }),
        ...(typeof temperature === 'number' && { temperature }),
        ...(typeof maxTokens === 'number' && { maxTokens }),
        ...(choice !== undefined && { toolChoice: choice }),
        ...(Object.keys(others).length > 0 && { additionalParams: others }),
        history: messages,
        tools: tools.map(toolNameOf),
        documents: [],
      },
    },
  }
}

/** What is sent: the request with the patch of the decision in it, and nothing else changed (S-56). */
export function patchedRequest<Request extends ModelRequestShape>(
  request: Request,
  read: ReadRequest,
  { request: effective, decision }: SentRequest,
  fault: GovernedRun['fault'],
): Request {
  const offered = read.tools.length === request.tools?.length ? request : { ...request, tools: read.tools }
  if (decision.kind !== 'patch') return offered
  const { patch } = decision
  const { preamble, documents, toolChoice, history, additionalParams } = effective
  const restored = patch.history === undefined ? request.messages : restoredMessages(history ?? [], request.messages, read.messages)
  if (restored === undefined) return fault('Run ended: a patch brings messages of its own, and an agent of LangChain keeps its own.')
  if (patch.additionalParams !== undefined && !isJsonObject(additionalParams)) {
    return fault('Run ended: call options of a model of LangChain must be an object.')
  }
  const choice = patch.toolChoice === undefined ? undefined : toolChoice
  const admitted = choice !== undefined && typeof choice !== 'string' ? choice.names : effective.tools
  const tools = read.tools.filter((tool) => effective.tools.includes(toolNameOf(tool)) && admitted.includes(toolNameOf(tool)))
  const hasPrompt = patch.preamble !== undefined || documents.length > 0
  return {
    ...offered,
    messages: restored,
    tools,
    ...(hasPrompt && { systemPrompt: promptOf(preamble ?? '', documents) }),
    // A choice without a tool is refused by providers.
    ...(tools.length === 0 ? { toolChoice: undefined } : choice !== undefined && { toolChoice: sdkChoice(choice) }),
    modelSettings: {
      ...request.modelSettings,
      ...(patch.additionalParams !== undefined && isRecord(additionalParams) && additionalParams),
      ...(patch.temperature !== undefined && { temperature: effective.temperature }),
      ...(patch.maxTokens !== undefined && { maxTokens: effective.maxTokens }),
    },
  }
}

const ownWords = new Set(['temperature', 'maxTokens', 'callbacks'])

/** Call options that a patch may add to. Some hold what is not JSON, and those stay as they are. */
function plainOptions(settings: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
      if (ownWords.has(name) || value === undefined || typeof value === 'function') return []
      try {
        return [[name, plainJson(value)]]
      } catch {
        return []
      }
    }),
  )
}

function promptOf(preamble: string, documents: readonly ContextDocument[]): string {
  const texts = documents.map(({ id, text }) => `<document id=${JSON.stringify(id)}>\n${text}\n</document>`)
  return [...(preamble === '' ? [] : [preamble]), ...texts].join('\n\n')
}

function choiceOf(choice: unknown): ToolChoice | undefined {
  switch (choice) {
    case undefined:
    case null:
      return undefined
    case 'auto':
    case 'none':
    case 'required':
      return choice
    case 'any':
      return 'required'
    default: {
      const name = typeof choice === 'string' ? choice : toolNameOf(choice)
      return { names: [name] }
    }
  }
}

/** Of several names one must be called, and no other is offered. */
function sdkChoice(choice: ToolChoice): unknown {
  if (typeof choice === 'string') return choice
  const [name] = choice.names
  return choice.names.length === 1 ? { type: 'function', function: { name } } : 'required'
}
