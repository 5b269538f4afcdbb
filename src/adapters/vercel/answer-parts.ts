import type { AssistantContent } from '../../core/events/messages.ts'
import type { McpIdentity } from '../../core/events/step-event.ts'
import { readArgs } from '../../core/records/read-event.ts'
import type { AnsweredCall, ModelAnswer } from '../governed-run.ts'
import { plainJson } from '../plain-json.ts'
import type { GovernedTools } from './governed-tools.ts'
import { isRecord, type SpecPart } from './model-spec.ts'
import { withoutFiles } from './prompt-messages.ts'

/** What the parts of an answer are looked up in. */
export interface AnswerTools {
  readonly tools: GovernedTools
  /** Tools that the host lets run beyond the policy. */
  readonly ungoverned: readonly string[]
  readonly mcp: (toolName: string) => McpIdentity | undefined
}

export interface AnswerParts {
  readonly content: readonly SpecPart[]
  readonly finishReason: unknown
  readonly usage: unknown
}

export async function modelAnswer(parts: AnswerParts, look: AnswerTools, isStreaming: boolean): Promise<ModelAnswer> {
  const { content, finishReason, usage } = parts
  return {
    content: content.map(assistantContent),
    calls: await Promise.all(content.filter(isOwnCall).map((part) => answeredCall(part, look))),
    usage: { inputTokens: tokens(usage, 'inputTokens'), outputTokens: tokens(usage, 'outputTokens') },
    response: withoutFiles({ content, finishReason, usage }),
    isStreaming,
  }
}

/** A call that this process is to run, or the application. */
export function isOwnCall(part: SpecPart): boolean {
  return part.type === 'tool-call' && part['providerExecuted'] !== true
}

/** What a provider ran by itself, or wants to run, shows up as one of these: no rule was asked before (T6). */
export function providerTool(part: SpecPart): string | undefined {
  const isForeign = part.type === 'tool-call' ? part['providerExecuted'] === true : part.type === 'tool-result' || part.type === 'tool-approval-request'
  return isForeign ? text(part, 'toolName') : undefined
}

export function text(part: SpecPart, field: string): string {
  const value = part[field]
  return typeof value === 'string' ? value : ''
}

async function answeredCall(part: SpecPart, { tools, ungoverned, mcp }: AnswerTools): Promise<AnsweredCall> {
  const [id, toolName] = [text(part, 'toolCallId'), text(part, 'toolName')]
  const { args, argsText, argsFault } = readArgs({ args_text: text(part, 'input') })
  const argsAs: NonNullable<AnsweredCall['argsAs']> = (name) => (argsFault === undefined ? tools.inputOf(name, args) : args)
  const identity = mcp(toolName)
  return {
    id,
    toolName,
    argsText,
    args: await argsAs(toolName),
    ...(argsFault !== undefined && { argsFault }),
    ...(identity && { mcp: identity }),
    argsAs,
    runsElsewhere: (name) => {
      if (tools.isExecutedHere(name)) return undefined
      const where = `the tool \`${name}\` runs in the application`
      return ungoverned.includes(name) ? `${where}, so its call goes through as it is` : where
    },
  }
}

function assistantContent(part: SpecPart): AssistantContent {
  if (part.type === 'text') return { type: 'text', text: text(part, 'text') }
  if (!isOwnCall(part)) return { type: 'other', value: plainJson(withoutFiles(part)) }
  const { args } = readArgs({ args_text: text(part, 'input') })
  return { type: 'tool_call', toolName: text(part, 'toolName'), toolCallId: text(part, 'toolCallId'), args }
}

/** A number in `v2`, an object with a total in `v3` and `v4`. */
function tokens(usage: unknown, field: string): number {
  const count = isRecord(usage) ? usage[field] : undefined
  const total = isRecord(count) ? count['total'] : count
  return typeof total === 'number' ? total : 0
}
