import { emulated, native } from './capability.ts'
import { defineTarget } from './define-target.ts'

const byModel = emulated('by the wrapped model, which ends the run with an error')
const byRequest = emulated('in the request of the wrapped model')
const byRename = emulated('the call is renamed to one that the adapter answers')

/** `@openai/agents`: a wrapped model and wrapped tools, for all agents that a governed agent leads to. */
export const openaiAgents = defineTarget({
  name: 'openai-agents',
  summary: 'agents of the OpenAI Agents SDK (`@openai/agents` 0.13 and later), through `sluice/openai-agents`',
  table: {
    CompletionCall: {
      Terminate: byModel,
      PatchRequest: {
        preamble: byRequest,
        temperature: byRequest,
        maxTokens: byRequest,
        toolChoice: emulated('several names become a shorter list of tools with the choice `required`'),
        activeTools: byRequest,
        additionalParams: emulated('as `providerData` of the model settings'),
        extraContext: emulated('as user messages before the conversation'),
        history: byRequest,
      },
    },
    CompletionResponse: { Terminate: byModel },
    ModelTurnFinished: { Terminate: byModel },
    InvalidToolCall: { Terminate: byModel, Skip: byRename, Fail: byModel, Retry: emulated('the wrapped model asks again'), Repair: emulated('the call is renamed') },
    ToolCall: { Terminate: byModel, Skip: native, RewriteArgs: native },
    ToolResult: { Terminate: emulated('by a throw at the tool, and again at the next model call'), RewriteResult: native },
    TextDelta: { Terminate: byModel },
    ToolCallDelta: { Terminate: emulated('where the model passes the raw events of its provider on') },
    StreamResponseFinish: { Terminate: byModel },
  },
})
