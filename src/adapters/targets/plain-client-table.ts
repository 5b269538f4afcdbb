import { emulated, native } from './capability.ts'
import type { CapabilityTable } from './define-target.ts'

const byError = emulated('by an error that ends the loop')
const inBody = emulated('in the body that is sent')

/** A loop of one's own over the client of a provider: the adapter stands between the two, so all is in its hands. */
export const plainClientTable: CapabilityTable = {
  CompletionCall: {
    Terminate: byError,
    PatchRequest: {
      preamble: inBody,
      temperature: inBody,
      maxTokens: inBody,
      toolChoice: emulated('several names become a shorter list of tools'),
      activeTools: inBody,
      additionalParams: emulated('as fields of the body'),
      extraContext: emulated('as user messages before the conversation'),
      history: inBody,
    },
  },
  CompletionResponse: { Terminate: byError },
  ModelTurnFinished: { Terminate: byError },
  InvalidToolCall: { Terminate: byError, Skip: native, Fail: byError, Retry: emulated('the adapter asks again'), Repair: emulated('the call is renamed') },
  ToolCall: { Terminate: byError, Skip: native, RewriteArgs: native },
  ToolResult: { Terminate: byError, RewriteResult: native },
  TextDelta: { Terminate: byError },
  ToolCallDelta: { Terminate: byError },
  StreamResponseFinish: { Terminate: byError },
}
