import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import type { EventName } from '../../core/events/event-name.ts'
import { caseEvent } from './case-event.ts'

function read(step: JsonObject, common: JsonObject = {}, events: readonly EventName[] = ['tool_call']) {
  return caseEvent(step, common, events)
}
const eventOf = (step: JsonObject, events?: readonly EventName[]) => {
  const traced = read(step, {}, events)
  return typeof traced === 'string' ? traced : traced.event
}

describe('a case states one event (L-80)', () => {
  test('a call', () => {
    expect(eventOf({ call: { tool: 'bash', args: { command: 'ls' } } })).toMatchObject({ kind: 'ToolCall', toolName: 'bash', args: { command: 'ls' } })
    expect(eventOf({ call: { tool: 'bash', args_text: '{' } })).toMatchObject({ kind: 'ToolCall', args: '{', argsFault: expect.any(String) as string })
  })

  test('a result of a call that was started, with success as the outcome unless an error is stated', () => {
    expect(eventOf({ result: { tool: 'bash', result: 'a.txt' } })).toMatchObject({
      kind: 'ToolResult', args: {}, output: 'a.txt', outcome: { kind: 'success' }, isError: false,
    })
    expect(eventOf({ result: { tool: 'bash', error: 'no such file' } })).toMatchObject({
      outcome: { kind: 'error', failure: { kind: 'other', message: 'no such file' } }, isError: true,
    })
    expect(eventOf({ result: { tool: 'bash', outcome: 'skipped', result: 'No.' } })).toMatchObject({ outcome: { kind: 'skipped' } })
  })

  test('a model call with the tools of the case', () => {
    const traced = read({ completion: { prompt: 'Go.' } }, { tools: ['bash'] })
    expect(typeof traced === 'string' ? traced : traced.event).toMatchObject({ kind: 'CompletionCall', prompt: { content: 'Go.' }, availableTools: ['bash'] })
  })

  test('an invalid call, for which the tools are those that exist and are allowed', () => {
    const traced = read({ invalid: { tool: 'Terminal', args_text: '{}' } }, { tools: ['bash'] })
    expect(typeof traced === 'string' ? traced : traced.event).toMatchObject({
      kind: 'InvalidToolCall', call: { toolName: 'Terminal', args: '{}', availableTools: ['bash'], allowedTools: ['bash'] },
    })
  })

  test.each<[EventName, object]>([
    ['text_delta', { kind: 'TextDelta', aggregated: 'leak' }],
    ['tool_call_delta', { kind: 'ToolCallDelta', delta: 'leak' }],
    ['completion_response', { kind: 'CompletionResponse', response: 'leak' }],
    ['stream_response_finish', { kind: 'StreamResponseFinish', response: 'leak' }],
    ['model_turn_finished', { kind: 'ModelTurnFinished', content: [{ type: 'text', text: 'leak' }] }],
  ])('a text stands for the %s that the rule is about', (event, want) => {
    expect(eventOf({ text: 'leak' }, ['tool_call', event])).toMatchObject(want)
  })
})

describe('what stands around the event', () => {
  test('is the time, the environment and the run; the turn counts from 1', () => {
    expect(read({ call: { tool: 'a', args: {} } })).toMatchObject({ turn: 1, runId: 'case', env: {} })
    expect(read({ call: { tool: 'a', args: {} } })).not.toHaveProperty('at')
    const step = { call: { tool: 'a', args: {} }, at: '2027-03-31T12:00:00Z', env: { cwd: '/a' }, run: { turn: 3, agent: 'dev', user: 'u', id: 'x', parent: 'y' } }
    expect(read(step)).toMatchObject({ at: 1_806_494_400_000, env: { cwd: '/a' }, turn: 3, agent: 'dev', user: 'u', runId: 'x', parentRunId: 'y' })
  })

  test('of the case holds for its steps, and a step has the last word', () => {
    const common = { env: { cwd: '/a' }, run: { turn: 3 } }
    expect(read({ call: { tool: 'a', args: {} } }, common)).toMatchObject({ env: { cwd: '/a' }, turn: 3 })
    expect(read({ call: { tool: 'a', args: {} }, run: { turn: 4 } }, common)).toMatchObject({ env: { cwd: '/a' }, turn: 4 })
  })
})

describe('what is wrong is said', () => {
  test.each<[JsonObject, string]>([
    [{ expect: 'skip' }, 'states nothing'],
    [{ call: { tool: 'a', args: {} }, at: '2027-03-31' }, '`at` is not a time'],
    [{ call: { tool: 'a', args: {} }, at: '2027-03-31T12:00:00' }, '`at` is not a time'],
    [{ call: { tool: 'a' } }, '`args` is missing'],
    [{ call: { tool: 'a', args: {}, args_text: '{}' } }, '`args_text` stands beside `args`'],
    [{ call: { args: {} } }, '`tool_name`'],
    [{ call: { tool: 'a', arguments: {} } }, '`arguments` is not a field'],
  ])('%j', (step, about) => {
    expect(read(step)).toContain(about)
  })
})
