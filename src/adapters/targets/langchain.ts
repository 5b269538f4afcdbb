import { emulated, native } from './capability.ts'
import { defineTarget } from './define-target.ts'

const endOnly = { Terminate: native }
const onDelta = { Terminate: emulated('by a callback on the model; whoever reads the stream may have seen the text before') }
const asOption = (name: string): ReturnType<typeof emulated> => emulated(`as the call option \`${name}\` of the model`)

/** The middleware of LangChain 1 sees every seam; what it has no word for goes another way. */
export const langchain = defineTarget({
  name: 'langchain',
  summary: 'agents of LangChain 1 (`createAgent`), as a middleware',
  table: {
    CompletionCall: {
      Terminate: native,
      PatchRequest: {
        preamble: native,
        temperature: asOption('temperature'),
        maxTokens: asOption('maxTokens'),
        toolChoice: native,
        activeTools: native,
        additionalParams: emulated('as call options of the model'),
        extraContext: emulated('in the system prompt, behind the instructions'),
        history: native,
      },
    },
    CompletionResponse: endOnly,
    ModelTurnFinished: endOnly,
    InvalidToolCall: {
      Terminate: native,
      Skip: native,
      Fail: native,
      Retry: emulated('the feedback answers the call, and the agent goes on with the model'),
      Repair: emulated('the transcript has the new name'),
    },
    ToolCall: { Terminate: native, Skip: native, RewriteArgs: native },
    ToolResult: { Terminate: native, RewriteResult: native },
    TextDelta: onDelta,
    ToolCallDelta: onDelta,
    StreamResponseFinish: endOnly,
  },
})
