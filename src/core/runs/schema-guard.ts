import { proceed } from '../flows/flow.ts'
import type { Json } from '../base/json.ts'
import { createHookStack } from '../chain/create-hook-stack.ts'
import { HookFailure } from '../chain/hook-failure.ts'
import type { HookStack } from '../chain/hook-stack.ts'
import type { Hook, HookIndex } from '../chain/hook.ts'

/** What is wrong with the arguments by the tool's input schema, in words without values; undefined = nothing. */
export type CheckArgs = (toolName: string, args: Json) => string | undefined

/**
 * The host's own schema check as the first hook of pass *guard*: rewritten arguments that the schema
 * refuses do not run, and nobody is asked to approve them (S-64, S-49b). The model's own arguments
 * are the host's to check, as without any policy.
 */
export function withSchemaGuard(stack: HookStack, checkArgs: CheckArgs): HookStack {
  const { index } = stack
  if (index === undefined) return createHookStack(stack.name, [schemaGuard(checkArgs), stack])
  return createHookStack(stack.name, [schemaGuard(checkArgs), ...stack.leaves], { index: behindGuard(index) })
}

function schemaGuard(checkArgs: CheckArgs): Hook {
  return {
    name: 'input schema',
    onFailure: 'deny',
    isSync: true,
    observes: () => false,
    asks: (event) => event.kind === 'ToolCall',
    onEvent: () => proceed(),
    settles: 'guard',
    settle(_context, event) {
      if (event.kind !== 'ToolCall') return proceed()
      const problem = checkArgs(event.toolName, event.args)
      if (problem === undefined) return proceed()
      throw new HookFailure('invalid_modify_input', `the rewritten arguments do not fit the tool: ${problem}`)
    },
  }
}

/** Where no rule could object, nothing is rewritten either, and the guard has nothing to check. */
function behindGuard(index: HookIndex): HookIndex {
  const shifted = (positions: readonly number[]): readonly number[] => [0, ...positions.map((position) => position + 1)]
  return {
    candidates(context, event) {
      const positions = index.candidates(context, event)
      return positions.length === 0 ? positions : shifted(positions)
    },
    settling: (context, event) => shifted((index.settling ?? index.candidates)(context, event)),
  }
}
