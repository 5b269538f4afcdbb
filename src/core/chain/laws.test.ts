import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCompletionCall, aContext, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import type { SettlePass } from '../flows/settle-pass.ts'
import { createHookStack } from './create-hook-stack.ts'
import { decide, decideSync } from './decide.ts'
import type { Hook } from './hook.ts'

const context = aContext()

const flows = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Flow>(proceed()) },
  fc.constantFrom<Flow>(
    { type: 'Terminate', reason: 't' },
    { type: 'Skip', reason: 's' },
    { type: 'Fail' },
    { type: 'RewriteResult', result: 'r1' },
    { type: 'RewriteResult', result: 'r2' },
    { type: 'PatchRequest', patch: { temperature: 1 } },
    { type: 'PatchRequest', patch: { history: [] } },
  ),
  fc.integer({ min: 0, max: 2 }).map<Flow>((n) => ({ type: 'RewriteArgs', args: { n } })),
)

interface Plan {
  readonly first: Flow
  readonly second: Flow
  readonly settles: SettlePass | undefined
  readonly throws: boolean
  readonly seals: boolean
}

const plans = fc.record<Plan>({
  first: flows,
  second: flows,
  settles: fc.constantFrom(undefined, 'guard', 'unmatched', 'ask', 'redact'),
  throws: fc.boolean().map((value) => value),
  seals: fc.boolean(),
})

function hookOf(plan: Plan, index: number): Hook {
  const { settles } = plan
  return {
    name: `h${index}`,
    seals: plan.seals,
    isSync: true,
    onEvent: () => plan.first,
    ...(settles === undefined
      ? {}
      : {
          settles,
          settle: () => {
            if (plan.throws && index % 3 === 0) throw new Error('x')
            return plan.second
          },
        }),
  }
}

/** The same hooks, grouped into stacks as the cuts say. */
function nested(hooks: readonly Hook[], cuts: readonly number[]): readonly Hook[] {
  const [cut, ...rest] = cuts
  if (cut === undefined || hooks.length === 0) return hooks
  const at = cut % (hooks.length + 1)
  return [createHookStack('left', nested(hooks.slice(0, at), rest)), ...nested(hooks.slice(at), rest)]
}

const events = fc.constantFrom<() => StepEvent>(() => aToolCall({ n: 0 }), () => aToolResult('r1'), aCompletionCall)
const hooks = fc.array(plans, { maxLength: 6 }).map((all) => all.map(hookOf))

test('nesting equals flattening, settling included, and both drivers agree (S-48, S-49a, S-96)', async () => {
  await fc.assert(
    fc.asyncProperty(hooks, fc.array(fc.nat(6), { maxLength: 3 }), events, async (flat, cuts, event) => {
      const flatStack = createHookStack('s', flat)
      const wanted = decideSync(flatStack, context, event())
      expect(decideSync(createHookStack('s', nested(flat, cuts)), context, event())).toEqual(wanted)
      expect(await decide(flatStack, context, event())).toEqual(wanted)
    }),
    { numRuns: 400 },
  )
})

test('an index of everybody changes nothing', () => {
  fc.assert(
    fc.property(hooks, events, (flat, event) => {
      const everybody = flat.map((_hook, position) => position)
      const indexed = createHookStack('s', flat, { index: { candidates: () => everybody } })
      expect(decideSync(indexed, context, event())).toEqual(decideSync(createHookStack('s', flat), context, event()))
    }),
    { numRuns: 300 },
  )
})

test('a hook that throws never lets its call, result or request go on (S-03)', () => {
  fc.assert(
    fc.property(hooks, fc.nat(6), events, (flat, at, event) => {
      const bad: Hook = {
        name: 'bad',
        onEvent: () => {
          throw new Error('x')
        },
      }
      const all = [...flat.slice(0, at), bad, ...flat.slice(at)]
      const { kind } = decideSync(createHookStack('s', all), context, event())
      expect(['terminate', 'skip']).toContain(kind)
    }),
  )
})
