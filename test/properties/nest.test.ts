import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import type { Flow } from '../../src/core/flows/flow.ts'
import type { SettlePass } from '../../src/core/flows/settle-pass.ts'
import { renamed } from '../support/change-packs.ts'
import { compilePacks, openStack } from '../support/open-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'
import { gist } from './gist.ts'

interface Plan {
  readonly first: Flow
  readonly second: Flow
  readonly settles: SettlePass | undefined
  readonly breaks: boolean
}

const flow = fc.constantFrom<Flow>(
  { type: 'Continue' }, { type: 'Continue' }, { type: 'Continue' }, { type: 'Terminate', reason: 'Over.' }, { type: 'Skip', reason: 'No.' }, { type: 'Fail' },
  { type: 'RewriteArgs', args: { a: 'ab', n: 5 } }, { type: 'RewriteArgs', args: { a: 'x' } }, { type: 'RewriteResult', result: 'tok_7 and more' }, { type: 'RewriteResult', result: 'boom' },
  { type: 'PatchRequest', patch: { temperature: 1 } }, { type: 'PatchRequest', patch: { activeTools: ['act'] } }, { type: 'PatchRequest', patch: { toolChoice: 'auto' } },
)
const plan = fc.record<Plan>({ first: flow, second: flow, settles: fc.constantFrom<SettlePass | undefined>(undefined, undefined, 'guard', 'unmatched', 'ask', 'redact'), breaks: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0) })

function handWritten({ first, second, settles, breaks }: Plan, index: number): Hook {
  const answer = (said: Flow) => (): Flow => {
    if (breaks) throw new Error('down')
    return said
  }
  return { name: `code${index}`, onEvent: answer(first), ...(settles === undefined ? {} : { settles, settle: answer(second) }) }
}

/** Neighbours put into stacks of their own, at several depths, as the cuts say. */
function grouped(parts: readonly Hook[], cuts: readonly number[]): readonly Hook[] {
  const [cut, ...rest] = cuts
  if (cut === undefined || parts.length === 0) return parts
  const at = cut % (parts.length + 1)
  return [createHookStack('left', grouped(parts.slice(0, at), rest)), ...grouped(parts.slice(at), rest)]
}

/** How a stack is put into another one. */
type Nest = (stack: Hook) => Hook

function law(nest: Nest): Promise<void> {
  const shape = fc.record({ plans: fc.array(plan, { maxLength: 3 }), cuts: fc.array(fc.nat({ max: 6 }), { maxLength: 3 }), turn: fc.nat({ max: 6 }) })
  return fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: true }), shape, async ({ packs, trace }, { plans, cuts, turn }) => {
      const stacks = packs.map((pack, index) => compilePacks([renamed(pack, `t/p${index}`)]).stack)
      const code = plans.map(handWritten)
      const at = turn % (stacks.length + 1)
      const parts: readonly Hook[] = [...stacks.slice(0, at), ...code, ...stacks.slice(at)]
      const flat = createHookStack('flat', parts.flatMap((part) => stacks.find((stack) => stack === part)?.leaves ?? [part]))
      const nested = createHookStack('nested', grouped(parts.map((part) => (stacks.some((stack) => stack === part) ? nest(part) : part)), cuts))
      const [wanted, got] = [openStack(flat), openStack(nested)]
      for (const line of trace) expect(gist(await got.decide(line))).toEqual(gist(await wanted.decide(line)))
    }),
    effort(60),
  )
}

describe('nest: nesting equals flattening, settling included (S-48, S-49a)', () => {
  test('for compiled packs among hand-written hooks', () => law((stack) => stack))

  test('is caught when an inner stack is asked for a bare flow', async () => {
    const bare: Nest = ({ name, onEvent }) => ({ name, onEvent })
    expect(await verdictOn(() => law(bare))).toBe('broken law')
  })
})
