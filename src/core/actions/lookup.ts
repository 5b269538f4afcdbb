import type { Json } from '../base/json.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { ABSENT, UNDECIDED, type ArgPath } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { RunField, TemplateName } from './template-name.ts'

/** What a template name stands for at this event. A lookup that makes no sense on the value found is absent. */
export function readLookup(
  name: TemplateName,
  event: StepEvent,
  context: HookContext,
  rule: string,
): Json | typeof ABSENT {
  switch (name.kind) {
    case 'tool':
      return toolNameOf(event)
    case 'rule':
      return rule
    case 'args':
      return argsOf(event)
    case 'args_path': {
      const args = argsOf(event)
      return args === ABSENT ? ABSENT : readPath(name.path, args)
    }
    case 'env':
      return readPath(name.path, context.env)
    case 'run':
      return readRun(name.field, context)
    case 'available_tools':
      if (event.kind === 'InvalidToolCall') return event.call.availableTools
      return event.kind === 'CompletionCall' ? (event.availableTools ?? ABSENT) : ABSENT
    case 'allowed_tools':
      return event.kind === 'InvalidToolCall' ? event.call.allowedTools : ABSENT
  }
}

/** A member of the run as policies name it (L-17). */
export function readRun(field: RunField, context: HookContext): Json | typeof ABSENT {
  switch (field) {
    case 'agent':
      return context.agentName ?? ABSENT
    case 'id':
      return context.runId
    case 'is_streaming':
      return context.isStreaming
    case 'parent':
      return context.parentRunId ?? ABSENT
    case 'turn':
      return context.turn
    case 'user':
      return context.user ?? ABSENT
  }
}

export function readPath(path: ArgPath, root: Json): Json | typeof ABSENT {
  const value = compilePath(path)(root)
  return value === UNDECIDED ? ABSENT : value
}

function toolNameOf(event: StepEvent): Json | typeof ABSENT {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
      return event.toolName
    case 'InvalidToolCall':
      return event.call.toolName
    case 'ToolCallDelta':
      return event.toolName ?? ABSENT
    default:
      return ABSENT
  }
}

function argsOf(event: StepEvent): Json | typeof ABSENT {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
      return event.args
    case 'InvalidToolCall':
      return event.call.args === undefined ? ABSENT : parsedArgs(event.call.args)
    default:
      return ABSENT
  }
}

/** Arguments as the model wrote them: blank is `{}` (L-90), text that is no JSON is itself (S-14). */
function parsedArgs(text: string): Json {
  if (text.trim() === '') return {}
  try {
    // `as`: JSON.parse gives plain JSON.
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
