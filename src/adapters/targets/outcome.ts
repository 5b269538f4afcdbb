import { emulated, native } from './capability.ts'
import { defineTarget, unseen } from './define-target.ts'

const callsOnly = unseen('it is asked about tool calls and their results alone')
const asDenial = emulated('a denial; the host is told to end the run if it can (S-89)')

/** The two events of the tool-call seam are all that has an outcome (S-89). */
export const outcome = defineTarget({
  name: 'outcome',
  summary: 'a host that asks before and after a tool call and takes allow, deny, modify or replace for an answer',
  callsArriveAlone: true,
  table: {
    CompletionCall: callsOnly,
    CompletionResponse: callsOnly,
    ModelTurnFinished: callsOnly,
    InvalidToolCall: callsOnly,
    ToolCall: { Terminate: asDenial, Skip: native, RewriteArgs: native },
    ToolResult: { Terminate: asDenial, RewriteResult: native },
    TextDelta: callsOnly,
    ToolCallDelta: callsOnly,
    StreamResponseFinish: callsOnly,
  },
})
