import { textForm, type Json } from '../../src/core/base/json.ts'
import type { HookContext } from '../../src/core/events/hook-context.ts'
import { createScratchpad } from '../../src/core/events/scratchpad.ts'
import type { StepEventOf } from '../../src/core/events/step-event.ts'

export function aContext(given: Partial<HookContext> = {}): HookContext {
  return { runId: 'run', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad(), ...given }
}

export function aToolCall(args: Json = { command: 'ls' }, toolName = 'shell'): StepEventOf<'ToolCall'> {
  return { kind: 'ToolCall', toolName, toolCallId: 'tc1', internalCallId: 'ic1', args, argsText: textForm(args) }
}

export function aToolResult(output: Json = 'OUT'): StepEventOf<'ToolResult'> {
  return {
    kind: 'ToolResult',
    toolName: 'shell',
    toolCallId: 'tc1',
    internalCallId: 'ic1',
    args: { command: 'ls' },
    argsText: '{"command":"ls"}',
    result: textForm(output),
    output,
    isError: false,
    outcome: { kind: 'success' },
    extensions: new Map(),
  }
}

export function aCompletionCall(): StepEventOf<'CompletionCall'> {
  return { kind: 'CompletionCall', prompt: { role: 'user', content: 'hi' }, history: [], turn: 1, availableTools: ['shell'] }
}
