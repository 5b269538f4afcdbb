import { jsonEqual } from '../../core/base/json.ts'
import { readArgs } from '../../core/records/read-event.ts'
import { schemaMisfit } from '../schema-fit.ts'
import type { AgentRun } from './agent-run.ts'
import type { AgentShape, HandoffShape, RunContextShape } from './sdk-shapes.ts'

interface HandoffParts {
  readonly run: AgentRun
  readonly from: AgentShape
  /** Whoever takes over is governed as well. */
  readonly governed: (agent: AgentShape) => AgentShape
}

/** A copy of a handoff, for one turn of one run: a call like any other, whose effect is that another agent goes on. */
export function governedHandoff(handoff: HandoffShape, parts: HandoffParts): HandoffShape {
  // `as`: the copy has all that the handoff has.
  const copy = Object.create(Object.getPrototypeOf(handoff) as object | null, Object.getOwnPropertyDescriptors(handoff)) as HandoffShape
  return Object.defineProperty(copy, 'onInvokeHandoff', {
    enumerable: true,
    value: (context: RunContextShape, input: string) => handOver(handoff, parts, context, input),
  })
}

async function handOver(handoff: HandoffShape, { run, from, governed }: HandoffParts, context: RunContextShape, input: string): Promise<AgentShape> {
  const { args } = readArgs({ args_text: input })
  // The SDK does not say which call it carries out.
  const call = run.handoffs.find(({ toolName, args: asked }) => toolName === handoff.toolName && jsonEqual(asked, args))
  let next: AgentShape | undefined
  const delivery = await run.governed().runTool({
    toolCallId: call?.id ?? '',
    toolName: handoff.toolName,
    args,
    validate: (rewritten) => schemaMisfit('inputJsonSchema' in handoff ? handoff.inputJsonSchema : undefined, rewritten),
    async execute(given) {
      next = governed(await handoff.onInvokeHandoff(context, input.trim() === '' ? input : JSON.stringify(given)))
      return next
    },
    present: () => JSON.stringify({ assistant: next?.name }),
  })
  switch (delivery.kind) {
    case 'value':
      return next ?? from
    case 'error':
      throw delivery.error
    case 'replaced':
      // The SDK writes the result of a handoff itself, so the text stands in the next request.
      if (call !== undefined) run.results.set(call.id, delivery.text)
      return next ?? from
  }
}
