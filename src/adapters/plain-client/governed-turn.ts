import type { Json, JsonObject } from '../../core/base/json.ts'
import type { AnsweredCall, AnsweredTurn, GovernedRun } from '../governed-run.ts'
import type { ToolDelivery } from '../run-decided.ts'
import { schemaMisfit } from '../schema-fit.ts'
import type { Dialect, ToolResult } from './dialect.ts'
import type { Fields } from './fields.ts'

/** The tools of a loop, by name: what they return is shown to the model, as a text or as JSON. */
export type ToolFunctions = Readonly<Record<string, (args: JsonObject, call: { readonly id: string; readonly name: string }) => unknown>>

/** What was asked and answered, and which tools may run now. */
export interface GovernedTurn {
  readonly answer: Fields
  readonly calls: readonly AnsweredCall[]
  /** Runs what the policy lets run, all at once; one result for each call of the turn, in order. */
  readonly runTools: (tools: ToolFunctions) => Promise<readonly ToolResult[]>
}

/** Sends one request and gives the whole answer, telling of each part of it as it comes. */
export type Send = (body: Fields) => Promise<Fields>

export interface TurnParts {
  readonly governed: GovernedRun
  readonly dialect: Dialect
  /** Names of what may pass though no policy governs it. */
  readonly ungoverned: ReadonlySet<string>
  readonly send: Send
  readonly isStreaming: boolean
}

/** One turn of a loop that somebody else runs: the request under the policy, the answer decided as a whole (S-65). */
export async function governedTurn(parts: TurnParts, given: Fields): Promise<GovernedTurn> {
  const { governed, dialect, send, isStreaming } = parts
  let body = given
  for (;;) {
    refuse(parts, dialect.strange(body), 'request')
    const sent = await governed.beforeModelCall(dialect.modelCall(body))
    const answer = await send(dialect.patched(body, sent))
    const { content, calls, usage, strange } = dialect.read(answer)
    refuse(parts, strange, 'answer')
    const turned = await governed.modelAnswered(sent, { content, calls, usage, response: answer, isStreaming })
    if (turned.kind === 'accepted') {
      const named = calls.map((call) => ({ ...call, toolName: turned.repaired.get(call.id) ?? call.toolName }))
      const asked = body
      return {
        answer: dialect.renamed(answer, turned.repaired),
        calls: named,
        runTools: (tools) => Promise.all(named.map((call) => runCall(parts, asked, call, tools))),
      }
    }
    body = dialect.retried(body, answer, calls.map(({ id }) => answered(turned, id)))
  }
}

function refuse({ governed, ungoverned }: TurnParts, names: readonly string[], where: 'request' | 'answer'): void {
  const strange = names.find((name) => !ungoverned.has(name))
  if (strange !== undefined) governed.fault(`Run ended: the ${where} has \`${strange}\`, which no policy governs here.`)
}

function answered({ answers }: AnsweredTurn, id: string): ToolResult {
  return { id, text: answers.get(id) ?? '', isError: true }
}

async function runCall(parts: TurnParts, body: Fields, { id, toolName, args }: AnsweredCall, tools: ToolFunctions): Promise<ToolResult> {
  const delivery = await parts.governed.runTool({
    toolCallId: id,
    toolName,
    args,
    validate: (rewritten) => schemaMisfit(parts.dialect.schemaOf(body, toolName), rewritten),
    execute(given) {
      const tool = Object.hasOwn(tools, toolName) ? tools[toolName] : undefined
      if (tool === undefined) throw new Error(`there is no tool \`${toolName}\``)
      if (!isArgs(given)) throw new Error('the arguments are not one JSON object')
      return tool(given, { id, name: toolName })
    },
  })
  return { id, ...presented(delivery) }
}

function isArgs(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same words that the rules on results have read. */
function presented(delivery: ToolDelivery): Omit<ToolResult, 'id'> {
  switch (delivery.kind) {
    case 'value':
      return { text: typeof delivery.value === 'string' ? delivery.value : JSON.stringify(delivery.value ?? null), isError: false }
    case 'error':
      return { text: delivery.error instanceof Error ? delivery.error.message : String(delivery.error), isError: true }
    case 'replaced':
      return { text: delivery.text, isError: delivery.isError }
  }
}
