import type { Json } from '../base/json.ts'
import type { RequestPatch } from './request-patch.ts'

/** A hook's answer (section 3 of the semantics). Which event honors which is `honoredFlows`. */
export type Flow =
  | { readonly type: 'Continue' }
  | { readonly type: 'Terminate'; readonly reason: string }
  | { readonly type: 'Skip'; readonly reason: string }
  | { readonly type: 'RewriteArgs'; readonly args: Json }
  | { readonly type: 'RewriteResult'; readonly result: string }
  | { readonly type: 'PatchRequest'; readonly patch: RequestPatch }
  | { readonly type: 'Fail' }
  | { readonly type: 'Retry'; readonly feedback: string }
  | { readonly type: 'Repair'; readonly toolName: string }

export type FlowType = Flow['type']
export type FlowOf<Type extends FlowType> = Extract<Flow, { type: Type }>

/** Shared: a hook without an opinion allocates nothing. */
const CONTINUE: FlowOf<'Continue'> = Object.freeze({ type: 'Continue' })
const FAIL: FlowOf<'Fail'> = Object.freeze({ type: 'Fail' })

/** No opinion: go on to the next hook. Source: S-01. */
export function proceed(): FlowOf<'Continue'> {
  return CONTINUE
}

/**
 * End the run. `reason` is surfaced verbatim as the run's cancellation reason. Honored on every
 * event. Source: S-25, S-31.
 *
 * @throws RangeError if `reason` is blank, since nobody could tell why the run ended.
 */
export function terminate(reason: string): FlowOf<'Terminate'> {
  if (reason.trim() === '') throw new RangeError('terminate: reason is blank')
  return { type: 'Terminate', reason }
}

/**
 * Do not run the tool; hand `reason` to the model in place of its result.
 *
 * `reason` is delivered verbatim, so write an instruction ("not run: …, do not
 * retry"), not a label ("denied"). Honored on `ToolCall` and `InvalidToolCall`;
 * on any other event the run ends with SLC701. Source: S-25, S-30.
 *
 * @throws RangeError if `reason` is blank, since a blank result reads as success;
 *   thrown inside a hook it is a hook failure, so the chain still fails closed.
 */
export function skip(reason: string): FlowOf<'Skip'> {
  if (reason.trim() === '') throw new RangeError('skip: reason is blank')
  return { type: 'Skip', reason }
}

/** Run the tool with `args` in place of the running value, as a whole. Honored on `ToolCall`. Source: S-26. */
export function rewriteArgs(args: Json): FlowOf<'RewriteArgs'> {
  return { type: 'RewriteArgs', args }
}

/** Deliver `result`, verbatim and as text, in place of the running one. Honored on `ToolResult`. Source: S-27. */
export function rewriteResult(result: string): FlowOf<'RewriteResult'> {
  return { type: 'RewriteResult', result }
}

/** Change this one model call. An empty patch is the same as `Continue`. Honored on `CompletionCall`. Source: S-28, S-56. */
export function patchRequest(patch: RequestPatch): FlowOf<'PatchRequest'> {
  return { type: 'PatchRequest', patch }
}

/** The invalid call fails the run. Honored on `InvalidToolCall`. Source: S-35. */
export function fail(): FlowOf<'Fail'> {
  return FAIL
}

/** Roll the turn back and tell the model `feedback`, verbatim. Honored on `InvalidToolCall`. Source: S-71. */
export function retry(feedback: string): FlowOf<'Retry'> {
  if (feedback.trim() === '') throw new RangeError('retry: feedback is blank')
  return { type: 'Retry', feedback }
}

/** Rename the invalid call; the new name is checked again. Honored on `InvalidToolCall`. Source: S-73. */
export function repair(toolName: string): FlowOf<'Repair'> {
  if (toolName === '') throw new RangeError('repair: tool name is empty')
  return { type: 'Repair', toolName }
}
