import type { Json } from '../base/json.ts'
import { argsOf, toolNameOf } from '../events/call-parts.ts'
import type { HookContext } from '../events/hook-context.ts'
import { runFact } from '../events/run-facts.ts'
import type { StepEvent } from '../events/step-event.ts'
import { ABSENT, UNDECIDED, type ArgPath } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { TemplateName } from './template-name.ts'

/** What a template name stands for at this event. A lookup that makes no sense on the value found is absent. */
export function readLookup(
  name: TemplateName,
  event: StepEvent,
  context: HookContext,
  rule: string,
): Json | typeof ABSENT {
  switch (name.kind) {
    case 'tool':
      return toolNameOf(event) ?? ABSENT
    case 'rule':
      return rule
    case 'args':
      return argsOf(event) ?? ABSENT
    case 'args_path': {
      const args = argsOf(event)
      return args === undefined ? ABSENT : readPath(name.path, args)
    }
    case 'env':
      return readPath(name.path, context.env)
    case 'run':
      return runFact(context, name.field) ?? ABSENT
    case 'available_tools':
      if (event.kind === 'InvalidToolCall') return event.call.availableTools
      return event.kind === 'CompletionCall' ? (event.availableTools ?? ABSENT) : ABSENT
    case 'allowed_tools':
      return event.kind === 'InvalidToolCall' ? event.call.allowedTools : ABSENT
  }
}

function readPath(path: ArgPath, root: Json): Json | typeof ABSENT {
  const value = compilePath(path)(root)
  return value === UNDECIDED ? ABSENT : value
}
