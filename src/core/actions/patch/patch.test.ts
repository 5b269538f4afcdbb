import { expect, test } from 'vitest'
import { aCompletionCall, aContext, answerOf, aState } from '../../../../test/support/action-events.ts'
import type { Json } from '../../base/json.ts'
import type { Message } from '../../events/messages.ts'
import { checkAction } from '../define-action.ts'
import { patchAction } from '../patch.ts'
import { stricterToolChoice } from './stricter-tool-choice.ts'

const user = (content: Json): Message => ({ role: 'user', content })
const redactTok = { patterns: [{ name: 'tok', pattern: 'tok_[0-9]' }] }

/** What each of the rules answers on one event, in order. */
function answers(params: readonly Json[], event = aCompletionCall()): readonly unknown[] {
  const state = aState()
  return params.map((param) => {
    const answer = answerOf(patchAction, param, event, aContext(), state)
    return 'type' in answer && answer.type === 'PatchRequest' ? answer.patch : answer
  })
}

test('fields in snake case become a request patch; the preamble is a template', () => {
  const param = {
    preamble: 'Turn ${run.turn}.', temperature: 0, max_tokens: 9, additional_params: null,
    extra_context: [{ id: 'a', text: 'x', additional_props: { k: 1 } }, { id: 'b', text: 'y' }],
  }
  expect(answers([param])).toEqual([
    {
      preamble: 'Turn "1".', temperature: 0, maxTokens: 9, additionalParams: null,
      extraContext: [{ id: 'a', text: 'x', additionalProps: { k: 1 } }, { id: 'b', text: 'y' }],
    },
  ])
})

test('tools that are not available are dropped and reported (L-34)', () => {
  const state = aState()
  const event = aCompletionCall({ availableTools: ['act', 'look'] })
  expect(answerOf(patchAction, { active_tools: ['look', 'stale', 'look'] }, event, aContext(), state)).toEqual({
    type: 'PatchRequest',
    patch: { activeTools: ['look'] },
  })
  expect(state.reports).toEqual(['SLC713 `active_tools` names `stale`, which is not available this turn'])
})

test('`except` and `tool` select from what is available, in its order (L-34)', () => {
  const event = aCompletionCall({ availableTools: ['act', 'look', 'bash'] })
  const params = [{ active_tools: { except: ['look', 'b*'] } }, { active_tools: { tool: ['bash', 'a*'] } }, { active_tools: [] }]
  expect(answers(params, event)).toEqual([{ activeTools: ['act'] }, { activeTools: ['act', 'bash'] }, { activeTools: [] }])
})

test('what is available must be known for `except` and `tool` (L-34)', () => {
  expect(answers([{ active_tools: { except: ['a'] } }])).toEqual([{ undecidable: 'available_tools: is not known at this event' }])
  expect(answers([{ active_tools: ['a'] }])).toEqual([{ activeTools: ['a'] }])
})

test.each([
  ['auto', 'required', 'required'],
  ['required', { names: ['a'] }, { names: ['a'] }],
  [{ names: ['a'] }, 'none', 'none'],
  [{ names: ['a', 'b', 'c'] }, { names: ['c', 'a'] }, { names: ['a', 'c'] }],
  [{ names: ['a'] }, { names: ['b'] }, 'none'],
] as const)('of %j and %j the stricter is %j, in either order (L-34)', (left, right, want) => {
  expect(stricterToolChoice(left, right)).toEqual(want)
  const swapped = stricterToolChoice(right, left)
  expect(typeof swapped === 'object' ? [...swapped.names].sort() : swapped).toEqual(typeof want === 'object' ? want.names : want)
})

test('each rule answers with the tool choice of all hits so far (L-34)', () => {
  expect(answers([{ tool_choice: 'required' }, { temperature: 1 }, { tool_choice: 'auto' }])).toEqual([
    { toolChoice: 'required' }, { temperature: 1 }, { toolChoice: 'required' },
  ])
})

test('redactions of all hits are united, each with its own placeholder, then the history is cut (L-34)', () => {
  const history = [user('a'), user('tok_1 key_1'), user('c')]
  const params = [
    { history: { redact: redactTok } },
    { history: { redact: { patterns: [{ name: 'key', pattern: 'key_[0-9]' }], with: '***' } } },
    { history: { keep_last: 2 } },
    { history: { keep_last: 9 } },
  ]
  const scrubbed = user('[REDACTED:tok] ***')
  expect(answers(params, aCompletionCall({ history }))).toEqual([
    { history: [user('a'), user('[REDACTED:tok] key_1'), user('c')] },
    { history: [user('a'), scrubbed, user('c')] },
    { history: [scrubbed, user('c')] },
    { history: [scrubbed, user('c')] },
  ])
})

test('a history operation without effect is no patch (L-34)', () => {
  const event = aCompletionCall({ history: [user('a')] })
  expect(answers([{ history: { keep_last: 1, redact: redactTok } }], event)).toEqual([{ type: 'Continue' }])
  expect(answers([{ history: { keep_last: 0 } }], event)).toEqual([{ history: [] }])
})

test('everything in a message but its role is redacted; tool calls are data, media are not (L-33)', () => {
  const call = (input: string): Json => ({ type: 'tool_use', input: { key: input } })
  const message: Message = { role: 'assistant', content: [{ type: 'text', text: 'x' }, call('tok_1')], name: 'tok_2' }
  expect(answers([{ history: { redact: redactTok } }], aCompletionCall({ history: [message] }))).toEqual([
    { history: [{ role: 'assistant', content: [{ type: 'text', text: 'x' }, call('[REDACTED:tok]')], name: '[REDACTED:tok]' }] },
  ])
  const image = user([{ type: 'text', text: 'x' }, { type: 'image', data: 'AAAA' }])
  expect(answers([{ history: { redact: redactTok } }], aCompletionCall({ history: [image] }))).toEqual([
    { undecidable: 'history: has a part that is not text' },
  ])
})

test('without messages the patch carries the operations, united (L-34)', () => {
  const other = { paths: ['$.a'], with: '*', keys: true, text: 'pass' }
  expect(answers([{ history: { redact: redactTok } }, { history: { redact: other, keep_last: 4 } }])).toEqual([
    { history: { redact: redactTok } },
    { history: { keepLast: 4, redact: { ...redactTok, paths: ['$.a'], keys: true } } },
  ])
})

test.each([
  [{}, [{ path: [], code: 'SLC205' }]],
  [{ maxTokens: 5 }, [{ path: ['maxTokens'], on: 'key' }]],
  [{ temperature: '0' }, [{ path: ['temperature'], on: 'value' }]],
  [{ history: {} }, [{ path: ['history'], on: 'value' }]],
  [{ history: { keep: 1 } }, [{ path: ['history', 'keep'], on: 'key' }]],
  [{ active_tools: ['a*'] }, [{ path: ['active_tools', 0], on: 'value' }]],
  [{ active_tools: { except: ['a'], tool: 'b' } }, [{ path: ['active_tools', 'tool'], on: 'key' }]],
  [{ active_tools: { exept: ['a'] } }, [{ path: ['active_tools', 'exept'], on: 'key' }]],
  [{ tool_choice: 'any' }, [{ path: ['tool_choice'], on: 'value' }]],
  [{ tool_choice: { names: [] } }, [{ path: ['tool_choice', 'names'], on: 'value' }]],
  [{ preamble: '${tool}' }, [{ path: ['preamble'], code: 'SLC317' }]],
  [{ extra_context: [{ id: 'a', text: '${run.turn}' }] }, [{ path: ['extra_context', 0, 'text'], code: 'SLC318' }]],
])('the patch %j does not load, at the exact token', (param, want) => {
  expect(checkAction(patchAction, param, ['completion_call'])).toMatchObject(want)
})

test('a message without content, as providers write for tool calls alone, is redacted and stays without', () => {
  // As a trace may hold it; the type of messages demands a content.
  const message = { role: 'assistant', tool_calls: [{ input: 'tok_1' }] } as unknown as Message
  expect(answers([{ history: { redact: redactTok } }], aCompletionCall({ history: [message] }))).toEqual([
    { history: [{ role: 'assistant', tool_calls: [{ input: '[REDACTED:tok]' }] }] },
  ])
})
