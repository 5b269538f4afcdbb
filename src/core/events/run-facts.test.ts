import { expect, test } from 'vitest'
import { aContext } from '../../../test/support/action-events.ts'
import { isRunField, runFact, runFacts, runFields } from './run-facts.ts'

test('facts that the host does not state are absent, one by one and together (L-17)', () => {
  const bare = aContext()
  expect(runFields.map((field) => runFact(bare, field))).toEqual([bare.turn, undefined, undefined, bare.runId, undefined, false])
  expect(runFacts(bare)).toEqual({ turn: bare.turn, id: bare.runId, is_streaming: false })
})

test('every fact has one name', () => {
  const context = aContext({ agentName: 'clerk', user: 'ann', parentRunId: 'r0' })
  expect(runFacts(context)).toEqual({
    turn: context.turn,
    agent: 'clerk',
    user: 'ann',
    id: context.runId,
    parent: 'r0',
    is_streaming: false,
  })
  expect(isRunField('toString')).toBe(false)
})
