import type { Json } from '../../src/core/base/json.ts'
import { Undecidable } from '../../src/core/base/undecidable.ts'
import type { ActionAnswer, ActionDefinition, ActionState } from '../../src/core/actions/define-action.ts'
import { bindAction, checkAction } from '../../src/core/actions/define-action.ts'
import { textForm } from '../../src/core/base/json.ts'
import type { HookContext } from '../../src/core/events/hook-context.ts'
import type { Message } from '../../src/core/events/messages.ts'
import { createScratchpad } from '../../src/core/events/scratchpad.ts'
import type { InvalidToolCallContext, StepEventOf } from '../../src/core/events/step-event.ts'

export function aToolCall(args: Json, toolName = 'act'): StepEventOf<'ToolCall'> {
  return { kind: 'ToolCall', toolName, internalCallId: 'c1', args, argsText: JSON.stringify(args) }
}

export function aToolResult(output: Json, isError = false): StepEventOf<'ToolResult'> {
  return {
    kind: 'ToolResult',
    toolName: 'act',
    internalCallId: 'c1',
    args: {},
    argsText: '{}',
    result: textForm(output),
    output,
    isError,
    outcome: { kind: 'success' },
    extensions: new Map(),
  }
}

export function anInvalidCall(toolName: string, facts: Partial<InvalidToolCallContext> = {}): StepEventOf<'InvalidToolCall'> {
  const tools = ['bash', 'read_file', 'grep']
  return {
    kind: 'InvalidToolCall',
    call: { toolName, args: '{}', availableTools: tools, allowedTools: tools, chatHistory: [], isStreaming: false, ...facts },
  }
}

export function aCompletionCall(
  facts: { history?: readonly Message[]; availableTools?: readonly string[] } = {},
): StepEventOf<'CompletionCall'> {
  return { kind: 'CompletionCall', prompt: { role: 'user', content: 'Go on.' }, turn: 1, ...facts }
}

export function aContext(facts: Partial<HookContext> = {}): HookContext {
  return { runId: 'r1', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad(), ...facts }
}

/** The notes of one event, shared by the rules that hit on it; `reports` is what they found on the way. */
export function aState(): ActionState & { readonly reports: string[] } {
  const notes = new Map<symbol, unknown>()
  const reports: string[] = []
  return {
    reports,
    get: (key) => notes.get(key),
    set: (key, value) => void notes.set(key, value),
    report: (code, message) => void reports.push(`${code} ${message}`),
  }
}

/** What an action answers; `{ undecidable: path }` where it cannot be done. A parameter that does not load throws. */
export function answerOf(
  definition: ActionDefinition,
  param: Json,
  event: Parameters<NonNullable<ReturnType<typeof bindAction>>>[0],
  context: HookContext = aContext(),
  state: ActionState = aState(),
): ActionAnswer | { readonly undecidable: string } {
  const issues = checkAction(definition, param, [])
  if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('; '))
  const run = bindAction(definition, param, { rule: 't/p#r' })
  if (run === undefined) throw new Error(`${definition.name} answers nothing by itself`)
  try {
    return run(event, context, state)
  } catch (error) {
    if (error instanceof Undecidable) return { undecidable: error.message }
    throw error
  }
}
