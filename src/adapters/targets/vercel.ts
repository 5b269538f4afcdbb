import { emulated, native } from './capability.ts'
import { defineTarget } from './define-target.ts'

const byModel = emulated('a wrapper around the model does it')
const byTool = emulated('a wrapper around each tool does it')
const asDocument = emulated('as a user message before the conversation')
const params = emulated("under the provider's own name in `providerOptions`")

/** Model and tools are wrapped, so everything is honored, whatever the SDK does with callbacks of its own. */
export const vercel = defineTarget({
  name: 'vercel',
  summary: 'the AI SDK (`ai` 5, 6 and 7): generateText, streamText, generateObject, streamObject and agents',
  table: {
    CompletionCall: {
      Terminate: byModel,
      PatchRequest: {
        preamble: native,
        temperature: native,
        maxTokens: native,
        toolChoice: native,
        activeTools: native,
        additionalParams: params,
        extraContext: asDocument,
        history: native,
      },
    },
    CompletionResponse: { Terminate: byModel },
    ModelTurnFinished: { Terminate: byModel },
    InvalidToolCall: {
      Terminate: byModel,
      Skip: emulated('by a tool that is offered to nobody'),
      Fail: byModel,
      Retry: emulated('by asking the model again; the rolled back answer is in no transcript'),
      Repair: emulated('the transcript has the new name'),
    },
    ToolCall: { Terminate: byModel, Skip: byTool, RewriteArgs: byTool },
    ToolResult: { Terminate: byTool, RewriteResult: byTool },
    TextDelta: { Terminate: native },
    ToolCallDelta: { Terminate: native },
    StreamResponseFinish: { Terminate: byModel },
  },
})
