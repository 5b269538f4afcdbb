import { expect, test } from 'vitest'
import { anInvalidCall, aToolCall } from '../../../test/support/action-events.ts'
import { argsOf, toolNameOf } from './call-parts.ts'

const argsOfText = (args?: string) => argsOf(anInvalidCall('Pay', args === undefined ? {} : { args }))

test('arguments of an invalid call are read once and strictly (S-14, L-90, L-91)', () => {
  expect(argsOfText('{"a":1}')).toEqual({ a: 1 })
  expect(argsOfText(' \n')).toEqual({})
  expect(argsOfText()).toEqual({})
  expect(argsOfText('{"a":')).toBe('{"a":')
  // Readers disagree about these, so they stay the text that they are.
  expect(argsOfText('{"a":1,"a":2}')).toBe('{"a":1,"a":2}')
  expect(argsOfText('{"a":12345678901234567890}')).toBe('{"a":12345678901234567890}')
  const event = anInvalidCall('Pay', { args: '{"a":1}' })
  expect(argsOf(event)).toBe(argsOf(event))
})

test('the name of a tool is that of its event, also of a delta that has one', () => {
  expect(toolNameOf(aToolCall({}))).toBe('act')
  expect(toolNameOf(anInvalidCall('Pay', {}))).toBe('Pay')
  const delta = { kind: 'ToolCallDelta', toolCallId: 'c', internalCallId: 'c', delta: '' } as const
  expect(toolNameOf({ ...delta, toolName: 'pay' })).toBe('pay')
  expect(toolNameOf(delta)).toBeUndefined()
})
