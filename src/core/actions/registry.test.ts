import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerOf, aCompletionCall, anInvalidCall, aToolCall, aToolResult } from '../../../test/support/action-events.ts'
import { eventNames } from '../events/event-name.ts'
import { checkAction } from './define-action.ts'
import { actionByName, actions } from './registry.ts'

const names = actions.map(({ name }) => name)

test('the list is sorted and finds each action by its name', () => {
  expect(names).toEqual([...names].sort())
  for (const action of actions) expect(actionByName(action.name)).toBe(action)
  expect(actionByName('__proto__')).toBeUndefined()
})

test('each event honors the actions that the table of L-30 gives it', () => {
  const honored = Object.fromEntries(
    Object.values(eventNames).map((event) => [event, actions.flatMap(({ name, events }) => (events.includes(event) ? [name] : []))]),
  )
  expect(honored).toEqual({
    completion_call: ['note', 'patch', 'terminate'],
    completion_response: ['note', 'terminate'],
    model_turn_finished: ['note', 'terminate'],
    invalid_tool_call: ['fail', 'note', 'repair', 'retry', 'skip', 'terminate'],
    tool_call: ['allow', 'ask', 'consult', 'note', 'rewrite', 'skip', 'terminate'],
    tool_result: ['consult', 'note', 'redact', 'replace', 'terminate', 'truncate'],
    text_delta: ['terminate'],
    tool_call_delta: ['terminate'],
    stream_response_finish: ['note', 'terminate'],
  })
})

test('the guards are those that stop something, and only two actions take a list of events (L-11)', () => {
  expect(actions.filter(({ isGuard }) => isGuard).map(({ name }) => name)).toEqual(['ask', 'consult', 'skip', 'terminate'])
  expect(actions.filter((action) => action.takesEventList === true).map(({ name }) => name)).toEqual(['note', 'terminate'])
})

test.each(actions.flatMap((action) => action.examples.map((example) => ({ action, example }))))(
  'the example of $action.name loads: $example.note',
  ({ action, example }) => {
    expect(action.events).toContain(example.event)
    expect(checkAction(action, example.param, [example.event])).toEqual([])
    if (action.kind !== 'flow') return
    const events = {
      tool_call: aToolCall({ limit: '500', command: 'rm' }),
      tool_result: aToolResult('use tok_1'),
      completion_call: aCompletionCall({ availableTools: ['read_file'], history: [] }),
      invalid_tool_call: anInvalidCall('Terminal'),
    }
    const event = Object.entries(events).find(([name]) => name === example.event)?.[1]
    if (event !== undefined) expect(answerOf(action, example.param, event)).toBeDefined()
  },
)

test.each(actions)('the parameter of $name can be written as JSON Schema', ({ param }) => {
  expect(() => z.toJSONSchema(param)).not.toThrow()
})

test.each(actions)('every message of $name on a wrong parameter is one lower-case line without a period', (action) => {
  const wrong = [null, 5, [], {}, '', { unheard_of: 1 }, [{}], [{ set: {} }], { redact: 1 }]
  for (const param of wrong) {
    for (const { message } of checkAction(action, param, [])) expect(message).toMatch(/^(?![A-Z])[^\n]*[^.\n]$/)
  }
})
