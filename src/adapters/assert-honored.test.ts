import { expect, test } from 'vitest'
import { createHookStack } from '../core/chain/create-hook-stack.ts'
import { proceed } from '../core/flows/flow.ts'
import { assertHonored } from './assert-honored.ts'
import { engine } from './targets/engine.ts'
import { outcome } from './targets/outcome.ts'

const stack = createHookStack('inner', [
  { name: 'acme/x#cool', onEvent: proceed, answers: [{ kind: 'CompletionCall', flow: 'PatchRequest', fields: ['temperature'] }] },
  { name: 'acme/x#no-pay', onEvent: proceed, answers: [{ kind: 'ToolCall', flow: 'Skip' }] },
])

test('a policy for a target that can do all of it is taken', () => {
  expect(() => {
    assertHonored(stack, engine)
  }).not.toThrow()
})

test('one that asks for more is refused with its rule and the target, at any depth (L-04)', () => {
  expect(() => {
    assertHonored(createHookStack('outer', [stack]), outcome)
  }).toThrow(
    'the policy does not load for the target `outcome`:\n' +
      'rule `acme/x#cool`: `outcome` cannot honor PatchRequest on `completion_call`: it is asked about tool calls and their results alone',
  )
})

test('a hand-written hook that does not say what it answers is looked at when it answers', () => {
  expect(() => {
    assertHonored(createHookStack('mine', [{ name: 'mine', onEvent: proceed }]), outcome)
  }).not.toThrow()
})
