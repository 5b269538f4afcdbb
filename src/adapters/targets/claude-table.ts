import { emulated, impossible } from './capability.ts'
import { everyField, unseen, type CapabilityTable } from './define-target.ts'

const noModelSeam = unseen('its hooks see prompts, tool calls and results, never what the model answers')
const perPrompt = 'it is asked once for each prompt of a person, not for each call of the model'

/** Answers of the model pass no hook, so a count of them would stand still. */
export const claudeUnknownFacts = { turn: 'its hooks do not see the calls of the model, so nobody counts them' }

/** What hooks can do in Claude Code, as commands and as callbacks of its SDK. */
export const claudeTable: CapabilityTable = {
  CompletionCall: {
    Terminate: emulated(`the prompt is refused; ${perPrompt}`),
    PatchRequest: {
      ...everyField(impossible('its hooks can add to the prompt of a person and change nothing else of a request')),
      extraContext: emulated(`added to the prompt; ${perPrompt}`),
    },
  },
  CompletionResponse: noModelSeam,
  ModelTurnFinished: noModelSeam,
  InvalidToolCall: unseen('no hook fires for a tool that it does not know'),
  ToolCall: {
    Terminate: emulated('the call is denied and the run is stopped'),
    Skip: emulated('the model reads the reason behind words of its own'),
    RewriteArgs: emulated('a person is asked about the new arguments, unless the installation says otherwise'),
  },
  ToolResult: {
    Terminate: emulated('the run is stopped before the model reads the result'),
    RewriteResult: emulated('where the new result has the shape of the old one; any other, and that of a failed call, ends the run'),
  },
  TextDelta: noModelSeam,
  ToolCallDelta: noModelSeam,
  StreamResponseFinish: noModelSeam,
}
