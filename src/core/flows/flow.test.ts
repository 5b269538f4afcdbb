import { describe, expect, test } from 'vitest'
import { stepEventKinds, type StepEventKind } from '../events/step-event.ts'
import { fail, proceed, repair, retry, rewriteArgs, skip, terminate, type Flow, type FlowType } from './flow.ts'
import { isHonored } from './honored-flows.ts'

test.each(['', ' ', '\n\t'])('skip, terminate and retry refuse the blank text %j', (text) => {
  expect(() => skip(text)).toThrow(RangeError)
  expect(() => terminate(text)).toThrow(RangeError)
  expect(() => retry(text)).toThrow(RangeError)
})

test('a text is handed on verbatim (S-25)', () => {
  expect(skip(' {"a":1} ')).toEqual({ type: 'Skip', reason: ' {"a":1} ' })
  expect(terminate('x\n')).toEqual({ type: 'Terminate', reason: 'x\n' })
})

test('arguments may become any JSON value (S-26), a repaired name may not be empty (S-73)', () => {
  expect(rewriteArgs(null)).toEqual({ type: 'RewriteArgs', args: null })
  expect(() => repair('')).toThrow(RangeError)
})

test('having no opinion allocates nothing', () => {
  expect(proceed()).toBe(proceed())
  expect(Object.isFrozen(proceed())).toBe(true)
  expect(fail()).toEqual({ type: 'Fail' })
})

describe('what each event honors (S-30)', () => {
  const honored: Record<StepEventKind, readonly FlowType[]> = {
    CompletionCall: ['Continue', 'Terminate', 'PatchRequest'],
    CompletionResponse: ['Continue', 'Terminate'],
    ModelTurnFinished: ['Continue', 'Terminate'],
    InvalidToolCall: ['Continue', 'Terminate', 'Skip', 'Fail', 'Retry', 'Repair'],
    ToolCall: ['Continue', 'Terminate', 'Skip', 'RewriteArgs'],
    ToolResult: ['Continue', 'Terminate', 'RewriteResult'],
    TextDelta: ['Continue', 'Terminate'],
    ToolCallDelta: ['Continue', 'Terminate'],
    StreamResponseFinish: ['Continue', 'Terminate'],
  }
  const flows: readonly Flow[] = [
    { type: 'Continue' },
    { type: 'Terminate', reason: 'x' },
    { type: 'Skip', reason: 'x' },
    { type: 'RewriteArgs', args: {} },
    { type: 'RewriteResult', result: 'x' },
    { type: 'PatchRequest', patch: {} },
    { type: 'Fail' },
    { type: 'Retry', feedback: 'x' },
    { type: 'Repair', toolName: 'x' },
  ]
  test.each(stepEventKinds)('%s', (kind) => {
    expect(flows.filter((flow) => isHonored(kind, flow)).map(({ type }) => type)).toEqual(honored[kind])
  })
})
