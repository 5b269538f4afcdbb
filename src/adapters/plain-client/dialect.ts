import type { AssistantContent, ContextDocument, ToolChoice, Usage } from '../../core/events/messages.ts'
import type { ModelCall } from '../../core/runs/before-model-call.ts'
import type { AnsweredCall, SentRequest } from '../governed-run.ts'
import { fieldsOf, without, type Fields } from './fields.ts'

/** An answer as far as the policy reads it. */
export interface ReadAnswer {
  readonly content: readonly AssistantContent[]
  readonly calls: readonly AnsweredCall[]
  readonly usage: Usage
  /** What is in it that ran already, or that nobody could judge: names of it. */
  readonly strange: readonly string[]
}

/** What a call gave, as the model is to read it. */
export interface ToolResult {
  readonly id: string
  readonly text: string
  readonly isError: boolean
}

/** How one kind of API writes requests and answers. */
export interface Dialect {
  readonly modelCall: (body: Fields) => ModelCall
  /** What is asked for that nobody could govern: names of it. */
  readonly strange: (body: Fields) => readonly string[]
  readonly patched: (body: Fields, sent: SentRequest) => Fields
  readonly schemaOf: (body: Fields, toolName: string) => unknown
  readonly read: (answer: Fields) => ReadAnswer
  /** The answer with other names for some of its calls. */
  readonly renamed: (answer: Fields, names: ReadonlyMap<string, string>) => Fields
  /** The request once more, behind an answer that was rolled back and the results of its calls. */
  readonly retried: (body: Fields, answer: Fields, results: readonly ToolResult[]) => Fields
}

/** A document as a text for the model. */
export function documentText({ id, text, additionalProps = {} }: ContextDocument): string {
  const about = Object.keys(additionalProps).length === 0 ? '' : `${JSON.stringify(additionalProps)}\n`
  return `<document id=${JSON.stringify(id)}>\n${about}${text}\n</document>`
}

/** Several names in a tool choice become a shorter list of tools. */
export function offeredTools({ request, allowedTools }: SentRequest): readonly string[] {
  return namesOf(request.toolChoice).length > 1 ? allowedTools : request.tools
}

export function namesOf(choice: ToolChoice | undefined): readonly string[] {
  return typeof choice === 'object' ? choice.names : []
}

/** What rules judge by other fields of a patch, or what nobody could judge. */
const ownFields = [
  'messages', 'input', 'system', 'instructions', 'tools', 'tool_choice', 'stream',
  'n', 'functions', 'function_call', 'web_search_options', 'prompt', 'background', 'mcp_servers',
]

/** Parameters for the provider that a patch adds. */
export function addedParams({ decision }: SentRequest): Fields {
  return decision.kind === 'patch' && decision.patch.additionalParams !== undefined ? without(fieldsOf(decision.patch.additionalParams), ...ownFields) : {}
}
