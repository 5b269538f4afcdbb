import { bindAction, type ActionState } from '../../core/actions/define-action.ts'
import { defineMember, isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { Undecidable } from '../../core/base/undecidable.ts'
import type { HookContext } from '../../core/events/hook-context.ts'
import { createScratchpad } from '../../core/events/scratchpad.ts'
import type { StepEventOf } from '../../core/events/step-event.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import type { ActionNode } from '../../core/rules/policy-ast.ts'
import type { RewriteStep } from './rewrite-steps.ts'

/** What a rewrite makes of some arguments; undefined where it cannot be done on them. */
export type RunRewrite = (args: Json) => Json | undefined

/** The rewrite as it runs, so that nothing about operations is worked out a second time. */
export function bindRewrite(action: ActionNode): RunRewrite {
  const run = bindAction(action.definition, action.param, { rule: '' })
  const context = emptyContext()
  return (args) => {
    try {
      const answer = run?.(callWith(args), context, noState)
      if (answer === undefined || !('type' in answer)) return undefined
      return answer.type === 'RewriteArgs' ? answer.args : args
    } catch (thrown) {
      if (thrown instanceof Undecidable) return undefined
      throw thrown
    }
  }
}

/** One step of a rewrite alone. */
export function bindStep({ owner, operation, path, value, creates }: RewriteStep): RunRewrite {
  const param = {
    [operation]: operation === 'remove' ? [path.text] : { [path.text]: value ?? null },
    ...(creates ? { create: true } : {}),
  }
  return bindRewrite({ ...owner.rule.action, param: [param] })
}

/** Rules judge the value; the text that it was read from is left out. */
export function callWith(args: Json, toolName = 'tool'): StepEventOf<'ToolCall'> {
  return { kind: 'ToolCall', toolName, internalCallId: '', args, argsText: '' }
}

export function emptyContext(): HookContext {
  return { runId: '', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad() }
}

/** Arguments that hold nothing but one value at a path of names; undefined for other paths. */
export function argsWith(steps: readonly PathStep[], value: Json): Json | undefined {
  return withValue({}, steps, value)
}

/** The arguments with one more value; undefined where the path is not one of names, or another value is in its way. */
export function withValue(args: Json, [step, ...rest]: readonly PathStep[], value: Json): Json | undefined {
  if (step === undefined) return value
  if (step.kind !== 'name' || !isJsonObject(args) || isJsonArray(args)) return undefined
  const inner = withValue(Object.hasOwn(args, step.name) ? (args[step.name] ?? null) : {}, rest, value)
  if (inner === undefined) return undefined
  const made: Record<string, Json> = { ...args }
  defineMember(made, step.name, inner)
  return made
}

/** A rewrite takes no notes (only `patch` does). */
const noState: ActionState = { get: () => undefined, set: () => undefined }
