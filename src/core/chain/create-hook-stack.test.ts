import { describe, expect, test } from 'vitest'
import { aContext, aToolCall } from '../../../test/support/engine-events.ts'
import { proceed, rewriteArgs, skip, terminate } from '../flows/flow.ts'
import { createHookStack, isHookStack } from './create-hook-stack.ts'
import { decide, decideSync, nothingDecided, nothingRecovered } from './decide.ts'
import type { Hook, HookIndex } from './hook.ts'

const context = aContext()
const says = (name: string, ...answers: ReturnType<Hook['onEvent']>[]): Hook => ({
  name,
  onEvent: () => answers[0] ?? proceed(),
})

describe('building a stack', () => {
  test('refuses a hook that has only one of `settles` and `settle` (S-49b)', () => {
    expect(() => createHookStack('s', [{ ...says('a'), settles: 'guard' }])).toThrow('`settles` and `settle`')
    expect(() => createHookStack('s', [{ ...says('a'), settle: () => proceed() }])).toThrow('`settles` and `settle`')
  })

  test('flattens nested stacks, so nesting is the same as flattening (S-48)', () => {
    const inner = createHookStack('inner', [says('b'), createHookStack('empty', []), says('c')])
    const outer = createHookStack('outer', [says('a'), inner])
    expect(outer.leaves.map((leaf) => leaf.name)).toEqual(['a', 'b', 'c'])
    expect(outer.hooks.map((hook) => hook.name)).toEqual(['a', 'inner'])
  })

  test('takes a copy of a stack with another `onEvent` for the plain hook that it is', () => {
    const stack = createHookStack('s', [says('a', skip('never asked'))])
    const copy = { ...stack, onEvent: () => proceed() }
    expect(isHookStack(copy)).toBe(false)
    expect(createHookStack('outer', [copy]).leaves).toEqual([copy])
  })

  test('an index beside nested stacks is refused: its positions would mean nothing', () => {
    const index: HookIndex = { candidates: () => [] }
    expect(() => createHookStack('s', [createHookStack('inner', [])], { index })).toThrow('holds no other stacks')
  })
})

describe('a stack that foreign code asks as a hook', () => {
  test('counts as outermost and settles (S-49b)', async () => {
    const stack = createHookStack('s', [
      { name: 'allow list', onEvent: () => proceed(), settles: 'unmatched', settle: () => skip('not listed') },
    ])
    expect(await stack.onEvent(context, aToolCall())).toEqual({ type: 'Skip', reason: 'not listed' })
  })

  test('hands on that a termination is a fault, not a policy (S-31)', async () => {
    const inner = createHookStack('inner', [
      {
        name: 'broken',
        onEvent: () => {
          throw new Error('boom')
        },
      },
    ])
    const outer = createHookStack('outer', [{ name: 'wrapper', onEvent: inner.onEvent }])
    expect(await decide(outer, context, aToolCall())).toMatchObject({ kind: 'terminate', cause: 'fault' })
  })
})

describe('an index', () => {
  const forbidden: Hook = { name: 'never', onEvent: () => terminate('the index knew that this would not hit') }

  test('lets only its candidates be asked', () => {
    const stack = createHookStack('s', [forbidden, says('b', skip('no'))], { index: { candidates: () => [1] } })
    expect(decideSync(stack, context, aToolCall())).toMatchObject({ kind: 'skip', reason: 'no', decidedBy: 'b' })
  })

  test('with no candidate the shared decision is returned and nobody is asked', async () => {
    const stack = createHookStack('s', [forbidden], { index: { candidates: () => [] } })
    const invalid = {
      kind: 'InvalidToolCall',
      call: { toolName: 'x', availableTools: [], allowedTools: [], chatHistory: [], isStreaming: false },
    } as const
    expect(decideSync(stack, context, aToolCall())).toBe(nothingDecided)
    expect(await decide(stack, context, aToolCall())).toBe(nothingDecided)
    expect(decideSync(stack, context, invalid)).toBe(nothingRecovered)
    expect(Object.isFrozen(nothingDecided)).toBe(true)
  })

  test('is asked again after a rewrite, and those at later positions go on (S-43)', () => {
    const index: HookIndex = {
      candidates: (_context, event) =>
        event.kind === 'ToolCall' && JSON.stringify(event.args).includes('rm') ? [0, 2] : [1],
    }
    const stack = createHookStack('s', [forbidden, says('w', rewriteArgs({ command: 'rm' })), says('g', skip('rm'))], {
      index,
    })
    expect(decideSync(stack, context, aToolCall())).toMatchObject({
      kind: 'skip',
      decidedBy: 'g',
      salvagedArgs: { command: 'rm' },
    })
  })

  test('is asked about the final event when settling, so an earlier guard judges what would run (S-49a)', () => {
    const guard: Hook = { name: 'g', onEvent: () => proceed(), settles: 'guard', settle: () => skip('final') }
    const index: HookIndex = {
      candidates: (_context, event) => (event.kind === 'ToolCall' && event.args !== null ? [1] : [0]),
    }
    const stack = createHookStack('s', [guard, says('w', rewriteArgs(null))], { index })
    expect(decideSync(stack, context, aToolCall())).toMatchObject({ kind: 'skip', reason: 'final' })
  })

  test('of an inner stack holds in an outer one, beside hooks without an index', () => {
    const inner = createHookStack('inner', [forbidden, says('b', skip('inner'))], { index: { candidates: () => [1] } })
    const outer = createHookStack('outer', [says('a'), inner, says('z', skip('outer'))])
    expect(decideSync(outer, context, aToolCall(), { trace: true })).toMatchObject({ reason: 'inner', decidedBy: 'b' })
  })

  test('that throws or names no hook ends the run: nobody was judged', async () => {
    const broken: HookIndex = {
      candidates: () => {
        throw new Error('index')
      },
    }
    for (const index of [broken, { candidates: () => [7] }]) {
      const stack = createHookStack('s', [says('a')], { index })
      const wanted = { kind: 'terminate', cause: 'fault', diagnostics: [{ code: 'SLC901' }] }
      expect(decideSync(stack, context, aToolCall())).toMatchObject(wanted)
      expect(await decide(stack, context, aToolCall())).toMatchObject(wanted)
      expect(await stack.compose(context, aToolCall())).toMatchObject({ cause: 'fault' })
    }
  })
})
