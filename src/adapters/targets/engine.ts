import { native } from './capability.ts'
import { defineTarget, everyField } from './define-target.ts'

const endOnly = { Terminate: native }

/** Every event and every flow, as the table of S-30 has them. */
export const engine = defineTarget({
  name: 'engine',
  summary: "an agent loop on Sluice's own run driver, which honors everything",
  table: {
    CompletionCall: { Terminate: native, PatchRequest: everyField(native) },
    CompletionResponse: endOnly,
    ModelTurnFinished: endOnly,
    InvalidToolCall: { Terminate: native, Skip: native, Fail: native, Retry: native, Repair: native },
    ToolCall: { Terminate: native, Skip: native, RewriteArgs: native },
    ToolResult: { Terminate: native, RewriteResult: native },
    TextDelta: endOnly,
    ToolCallDelta: endOnly,
    StreamResponseFinish: endOnly,
  },
})
