import { emulated, impossible, native, type Capability } from './capability.ts'
import { unseen, type CapabilityTable } from './define-target.ts'

const ownCalls = 'the model calls of the agent do not pass the gateway'
const otherSide = unseen(ownCalls)

/**
 * What a gateway between an MCP client and its server sees. `sampling`: what it can do about fields of a
 * patch beside the choice of tools.
 */
export function mcpTable(sampling: Capability): CapabilityTable {
  return {
    CompletionCall: {
      Terminate: emulated('asked when tools are listed, and when the server asks for sampling; not before the model calls of the agent'),
      PatchRequest: {
        activeTools: emulated('hides tools in the listing and refuses calls of them'),
        preamble: sampling,
        temperature: sampling,
        maxTokens: sampling,
        toolChoice: sampling,
        additionalParams: sampling,
        history: sampling,
        extraContext: impossible('a request for sampling has no place for documents'),
      },
    },
    CompletionResponse: otherSide,
    ModelTurnFinished: otherSide,
    InvalidToolCall: {
      Terminate: native,
      Skip: emulated('a result with the error mark'),
      Fail: native,
      Retry: emulated('a result with the error mark, which the model may answer with another call'),
      Repair: native,
    },
    ToolCall: { Terminate: emulated('calls arrive one by one, so earlier calls of the same turn have run'), Skip: emulated('a result with the error mark (S-17a)'), RewriteArgs: native },
    ToolResult: { Terminate: native, RewriteResult: native },
    TextDelta: otherSide,
    ToolCallDelta: otherSide,
    StreamResponseFinish: otherSide,
  }
}

export const noSampling = impossible(`${ownCalls}; the target \`mcp-sampling\` takes it for what the server asks for`)
