import { expect, test } from 'vitest'
import { eventNames } from '../../core/events/event-name.ts'
import { targetByName } from './registry.ts'

test('the run driver honors every action on every event', () => {
  for (const event of Object.values(eventNames)) expect(targetByName('engine')?.honors(event, 'terminate')).toBe(true)
})

test('a host that speaks outcomes has the two events of a tool call and no other (S-89)', () => {
  const honoring = Object.values(eventNames).filter((event) => targetByName('outcome')?.honors(event, 'terminate'))
  expect(honoring).toEqual(['tool_call', 'tool_result'])
  expect(targetByName('outcome')?.honors('tool_call', 'rewrite')).toBe(true)
  expect(targetByName('outcome')?.honors('completion_call', 'patch')).toBe(false)
})

test('no other name is a target', () => {
  expect(targetByName('Engine')).toBeUndefined()
})
