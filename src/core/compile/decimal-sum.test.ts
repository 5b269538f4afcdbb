import { expect, test } from 'vitest'
import { aCallEvent, aCompiledPolicy, aPolicy } from '../../../test/support/compiled-policy.ts'
import type { Json } from '../base/json.ts'
import { createScratchpad } from '../events/scratchpad.ts'

const sumTest = (sum: Json) => ({ event: 'tool_call', match: { args: { '$.amounts[*]': { sum } } }, skip: 'No.' })

function judgeSum(sum: Json, amounts: Json): string | undefined {
  const { rules } = aCompiledPolicy([sumTest(sum)])
  const context = { runId: 'r1', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad() }
  return rules.get('acme/p#r0')?.judge(aCallEvent('pay', { amounts }).event, context).verdict
}

const most500 = { lte: 500, strings: 'numeric' }

test.each<[Json, Json, string]>([
  [most500, [100, '100'], 'hit'],
  [most500, ['250.5', 249.5], 'hit'],
  [most500, ['250.5', '249.50000000000000000001'], 'miss'],
  [most500, [500, '1e-300'], 'miss'],
  [most500, ['1e3', '-500'], 'hit'],
  [most500, [100, 'NaN'], 'unknown'],
  [most500, [100, ' 5'], 'unknown'],
  [most500, [100, null], 'unknown'],
  [most500, [100, [5]], 'unknown'],
  [most500, [100, true], 'unknown'],
  [most500, [], 'hit'],
  [most500, 'none', 'unknown'],
  [{ equals: 0.3, strings: 'numeric' }, [0.1, '0.2'], 'hit'],
  [{ integer: true, strings: 'numeric' }, ['0.5', 0.5], 'hit'],
  [{ lte: 500, strings: 'refuse' }, [100, 200], 'hit'],
  [{ lte: 500, strings: 'refuse' }, [100, '200'], 'unknown'],
  [{ lte: 500 }, [100, '200'], 'unknown'],
])('the sum %j over %j: %s (L-15, L-45)', (sum, amounts, want) => {
  expect(judgeSum(sum, amounts)).toBe(want)
})

test.each<[Json]>([[{ strings: 'numeric' }], [{ lte: 500, strings: 'all' }], [{ lte: 500, strings: 'numeric', nonsense: 1 }]])(
  'the sum %j does not load',
  (sum) => {
    expect(() => aPolicy({ rules: [{ id: 'r0', ...sumTest(sum) }] })).toThrow(/SLC/)
  },
)
