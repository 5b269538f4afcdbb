import type { ContextDocument, ToolChoice } from '../events/messages.ts'
import { patchRequest, proceed } from '../flows/flow.ts'
import { requestPatchFields, type RequestPatch } from '../flows/request-patch.ts'
import { defineAction, type ActionState } from './define-action.ts'
import { bindActiveTools } from './patch/active-tools.ts'
import { applyHistory, bindHistory, historyOperations, noWish, type HistoryWish } from './patch/history.ts'
import { patchParam, type PatchParam } from './patch/patch-param.ts'
import { stricterToolChoice } from './patch/stricter-tool-choice.ts'
import { renderTemplate } from './render-template.ts'
import { loadedTemplate } from './template.ts'
import { checkTemplate } from './text-param.ts'

/** What earlier rules of this event wanted. */
const historyKey = Symbol('patch.history')
const toolChoiceKey = Symbol('patch.tool_choice')

/**
 * Changes one model call: what is sent and which tools are offered. Of history and tool choice each
 * rule answers with the value for all rules that hit so far, so that no later one takes back what an
 * earlier one scrubbed or forbade; the other fields merge in the chain. Source: L-34, S-50 to S-57.
 */
export const patchAction = defineAction({
  name: 'patch',
  summary: 'changes what is sent to the model this turn, and which tools it is offered',
  answers: ['PatchRequest'],
  events: ['completion_call'],
  isGuard: false,
  param: patchParam,
  kind: 'flow',
  usesState: true,
  check: (param, events) =>
    param.preamble === undefined ? [] : checkTemplate(param.preamble, ['preamble'], events),
  bind(param, scope) {
    const fixed = fixedFields(param)
    const preamble = param.preamble === undefined ? undefined : loadedTemplate(param.preamble)
    const activeTools = param.active_tools === undefined ? undefined : bindActiveTools(param.active_tools)
    const history = param.history === undefined ? undefined : bindHistory(param.history)
    return (event, context, state) => {
      if (event.kind !== 'CompletionCall') return proceed()
      const tools = activeTools?.(event.availableTools)
      for (const name of tools?.dropped ?? []) {
        state.report?.('SLC713', `\`active_tools\` names \`${name}\`, which is not available this turn`)
      }
      const wish = history === undefined ? undefined : addWish(state, history)
      const messages = wish === undefined ? undefined : patchedHistory(wish, event.history)
      const patch: RequestPatch = {
        ...fixed,
        ...(preamble !== undefined && { preamble: renderTemplate(preamble, event, context, scope.rule) }),
        ...(param.tool_choice !== undefined && { toolChoice: addToolChoice(state, param.tool_choice) }),
        ...(tools !== undefined && { activeTools: tools.names }),
        ...(messages !== undefined && { history: messages }),
      }
      return requestPatchFields.some((field) => patch[field] !== undefined) ? patchRequest(patch) : proceed()
    }
  },
  examples: [
    { event: 'completion_call', param: { active_tools: ['read_file', 'grep'], tool_choice: 'auto' }, note: 'reading tools only' },
    { event: 'completion_call', param: { active_tools: { except: ['delete_file'] } }, note: 'a call of it is an invalid call' },
    {
      event: 'completion_call',
      param: { history: { keep_last: 20, redact: { patterns: [{ name: 'token', pattern: 'tok_[a-z0-9]+' }] } } },
      note: 'the last 20 messages, scrubbed; the transcript stays',
    },
  ],
})

/** The fields that are the same at every event. */
function fixedFields(param: PatchParam): RequestPatch {
  const documents = param.extra_context?.map(
    ({ id, text, additional_props: additionalProps }): ContextDocument => ({
      id,
      text,
      ...(additionalProps !== undefined && { additionalProps }),
    }),
  )
  return {
    ...(param.temperature !== undefined && { temperature: param.temperature }),
    ...(param.max_tokens !== undefined && { maxTokens: param.max_tokens }),
    ...(param.additional_params !== undefined && { additionalParams: param.additional_params }),
    ...(documents !== undefined && { extraContext: documents }),
  }
}

function addWish(state: ActionState, add: (earlier: HistoryWish) => HistoryWish): HistoryWish {
  // `as`: only this file sets the key.
  const wish = add((state.get(historyKey) as HistoryWish | undefined) ?? noWish)
  state.set(historyKey, wish)
  return wish
}

/** Messages where the event carries them, else the operations for the host (L-34). */
function patchedHistory(
  wish: HistoryWish,
  messages: Parameters<typeof applyHistory>[1] | undefined,
): RequestPatch['history'] | undefined {
  return messages === undefined ? historyOperations(wish) : applyHistory(wish, messages)
}

function addToolChoice(state: ActionState, choice: ToolChoice): ToolChoice {
  // `as`: only this file sets the key.
  const earlier = state.get(toolChoiceKey) as ToolChoice | undefined
  const merged = earlier === undefined ? choice : stricterToolChoice(earlier, choice)
  state.set(toolChoiceKey, merged)
  return merged
}
