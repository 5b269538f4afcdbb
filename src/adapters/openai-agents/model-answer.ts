import { readArgs } from '../../core/records/read-event.ts'
import type { McpIdentity } from '../../core/events/step-event.ts'
import type { AnsweredCall, AnsweredTurn, GovernedRun, SentRequest } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import type { Item } from '../transcript-items.ts'
import type { AgentRun } from './agent-run.ts'
import { answerToolName } from './answer-tool.ts'
import type { HandoffCall } from './handoff-call.ts'
import { contentOf, qualifiedName } from './messages.ts'
import type { ModelRequestShape, ModelResponseShape } from './sdk-shapes.ts'

/** What a model may answer with that needs no rule of its own: it runs nothing. */
const harmless = new Set(['message', 'reasoning', 'compaction'])

/** What the adapter knows of the agent that asked. */
export interface AskingAgent {
  /** Tools that the host lets run without the policy. */
  readonly ungoverned: ReadonlySet<string>
  readonly mcpOf: (toolName: string) => McpIdentity | undefined
}

/**
 * Decides an answer as a whole (S-65). Undefined: it is rolled back, and `retry` says what to ask instead (S-71).
 */
export async function decideAnswer(
  run: AgentRun,
  agent: AskingAgent,
  asked: { readonly sent: SentRequest; readonly request: ModelRequestShape; readonly isStreaming: boolean },
  response: ModelResponseShape,
): Promise<{ readonly output: readonly Item[] } | { readonly retry: ModelRequestShape }> {
  const governed = run.governed()
  refuseUngoverned(governed, agent, response.output)
  const calls = response.output.filter(isCall).map((item) => answeredCall(item, agent))
  const turned = await governed.modelAnswered(asked.sent, {
    content: contentOf(response.output),
    calls,
    usage: { inputTokens: response.usage.inputTokens, outputTokens: response.usage.outputTokens },
    response: plainJson(response),
    isStreaming: asked.isStreaming,
  })
  if (turned.kind === 'retried') return { retry: retryOf(asked.request, response, turned) }
  const handoffs = new Set(asked.request.handoffs.map(({ toolName }) => toolName))
  const texts = new Map([...turned.answers, ...(await refusedHandoffs(governed, turned, calls, handoffs))])
  const names = new Set(asked.request.tools.map(({ name, namespace }) => qualifiedName(name, namespace)))
  const output = response.output.map((item) => {
    if (!isCall(item)) return item
    const text = texts.get(item.callId)
    const called = qualifiedName(item['name'], item['namespace'])
    const name = turned.repaired.get(item.callId)
    if (text !== undefined && !names.has(called)) return asAnswerCall(run, item, text)
    return name === undefined ? item : renamed(item, name)
  })
  run.handoffs = output.filter(isCall).map(handoffCall).filter(({ toolName }) => handoffs.has(toolName))
  return { output }
}

type CallItem = Item & { readonly callId: string }

function isCall(item: Item): item is CallItem {
  return item['type'] === 'function_call' && typeof item['callId'] === 'string'
}

function argsOf(item: Item): ReturnType<typeof readArgs> {
  const text = item['arguments']
  return readArgs({ args_text: typeof text === 'string' ? text : '' })
}

function answeredCall(item: CallItem, agent: AskingAgent): AnsweredCall {
  const toolName = qualifiedName(item['name'], item['namespace'])
  const mcp = agent.mcpOf(toolName)
  return { id: item.callId, toolName, ...argsOf(item), ...(mcp && { mcp }) }
}

function handoffCall(item: CallItem): HandoffCall {
  return { id: item.callId, toolName: qualifiedName(item['name'], item['namespace']), args: argsOf(item).args }
}

/** What the provider ran by itself, or the SDK will run by itself, was judged by nobody. */
function refuseUngoverned(governed: GovernedRun, { ungoverned }: AskingAgent, output: readonly Item[]): void {
  for (const item of output) {
    const { type = 'message', name } = item
    if (isCall(item) || harmless.has(String(type))) continue
    const tool = (typeof name === 'string' ? name : String(type)).replace(/_call(_output|_result)?$/u, '')
    if (!ungoverned.has(tool)) governed.fault(`Run ended: the answer of the model has a \`${String(type)}\`, which no policy governs here.`)
  }
}

/** The SDK can refuse no handoff by itself, so a refused one becomes a call that is answered with the text. */
async function refusedHandoffs(
  governed: GovernedRun,
  { skipped }: AnsweredTurn,
  calls: readonly AnsweredCall[],
  handoffs: ReadonlySet<string>,
): Promise<readonly (readonly [string, string])[]> {
  const texts: [string, string][] = []
  for (const { id, toolName, args } of calls) {
    if (!skipped.has(id) || !handoffs.has(toolName)) continue
    const delivery = await governed.runTool({
      toolCallId: id,
      toolName,
      args,
      execute: () => governed.fault(`Run ended: the handoff \`${toolName}\` was refused and then let through.`),
    })
    if (delivery.kind === 'replaced') texts.push([id, delivery.text])
  }
  return texts
}

function asAnswerCall(run: AgentRun, item: CallItem, text: string): Item {
  run.answers.set(item.callId, text)
  run.calledNames.set(item.callId, qualifiedName(item['name'], item['namespace']))
  return inTool(item, answerToolName)
}

function renamed(item: CallItem, name: string): Item {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? inTool(item, name) : inTool(item, name.slice(dot + 1), name.slice(0, dot))
}

function inTool(item: CallItem, name: string, namespace?: string): Item {
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'namespace'))
  return { ...rest, name, ...(namespace !== undefined && { namespace }) }
}

/** The answer is sent back with a result for each of its calls; where the provider keeps it, the results alone. */
function retryOf(request: ModelRequestShape, response: ModelResponseShape, { answers }: AnsweredTurn): ModelRequestShape {
  const results: Item[] = response.output.filter(isCall).map(({ callId, ...item }) => ({
    type: 'function_call_result',
    callId,
    name: item['name'],
    status: 'completed',
    output: { type: 'text', text: answers.get(callId) ?? '' },
  }))
  if (request.conversationId !== undefined) return { ...request, input: results }
  if (request.previousResponseId !== undefined && response.responseId !== undefined) {
    return { ...request, input: results, previousResponseId: response.responseId }
  }
  const input = typeof request.input === 'string' ? [{ role: 'user', content: request.input }] : request.input
  return { ...request, input: [...input, ...response.output, ...results] }
}
