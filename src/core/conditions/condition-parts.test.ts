import { expect, test } from 'vitest'
import { conditionParts } from './condition-parts.ts'

test('the operands of and, or and ! are parts, at their places', () => {
  const less = { '<': [{ var: 'run.turn' }, 5] }
  const same = { '===': [{ var: 'args.a' }, 1] }
  expect(conditionParts({ and: [less, { '!': same }] })).toEqual([
    { kind: 'condition', expression: { and: [less, { '!': same }] }, path: [] },
    { kind: 'condition', expression: less, path: ['and', 0] },
    { kind: 'condition', expression: { '!': same }, path: ['and', 1] },
    { kind: 'condition', expression: same, path: ['and', 1, '!'] },
  ])
})

test('what is compared is no part', () => {
  const expression = { in: [{ var: 'tool' }, ['a', 'b']] }
  expect(conditionParts(expression)).toEqual([{ kind: 'condition', expression, path: [] }])
})
