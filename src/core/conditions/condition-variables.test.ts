import { expect, test } from 'vitest'
import { conditionVariables } from './condition-variables.ts'

test('lists the literal paths that are read from the event, each once, in order', () => {
  expect(
    conditionVariables({
      and: [
        { '>': [{ var: ['args.amount', { var: 'env.default' }] }, { var: 'args.amount' }] },
        { missing: ['args.a', { merge: [['args.b'], { var: 'args.names' }] }] },
        { missing_some: [1, ['args.c']] },
        { starts_with: [{ var: 'args.p' }, { var: 'literal' }] },
      ],
    }),
  ).toEqual(['args.amount', 'env.default', 'args.a', 'args.names', 'args.c', 'args.p'])
})

test('paths inside an iteration are read from its elements', () => {
  expect(
    conditionVariables({
      reduce: [{ filter: [{ var: 'args.l' }, { var: 'k' }] }, { '+': [{ var: 'current.n' }, 1] }, { var: 'args.start' }],
    }),
  ).toEqual(['args.l', 'args.start'])
})
