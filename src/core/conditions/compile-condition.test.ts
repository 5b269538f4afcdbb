import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { ownMember, type Json, type JsonObject } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { compileCondition, compileValue, type ConditionResult } from './compile-condition.ts'
import { CONDITION_ABSENT, type ConditionData } from './condition-data.ts'
import type { ConditionOperator, ConditionScope } from './condition-scope.ts'

const asked: Json[] = []
const scope: ConditionScope = {
  roots: new Set(['args', 'env']),
  operators: new Map<string, ConditionOperator>([
    [
      'is',
      {
        bind: (param) => ({
          ok: true,
          test: (value): Verdict => {
            asked.push(value)
            return value === 'odd' ? 'unknown' : value === param ? 'hit' : 'miss'
          },
        }),
      },
    ],
    ['is_null', { acceptsNull: true, bind: () => ({ ok: true, test: (value) => (value === null ? 'hit' : 'miss') }) }],
    [
      'fails',
      {
        bind: () => ({
          ok: true,
          test: () => {
            throw new Error('broken')
          },
        }),
      },
    ],
  ]),
}

function dataOf(root: JsonObject): ConditionData {
  return { read: (name) => ownMember(root, name) ?? CONDITION_ABSENT }
}
const judge = (expression: Json, args: Json): ConditionResult => compileCondition(expression, scope)(dataOf({ args }))
const verdict = (expression: Json, args: Json): Verdict => judge(expression, args).verdict
const valueOf = (expression: Json, args: Json): unknown => compileValue(expression, scope)(dataOf({ args }))

describe('truth (L-51)', () => {
  test.each<[Json, Verdict]>([
    [true, 'hit'],
    [false, 'miss'],
    [0, 'miss'],
    [-0, 'miss'],
    ['', 'miss'],
    ['0', 'hit'],
    [[], 'miss'],
    [[0], 'hit'],
    [{}, 'hit'],
    [null, 'miss'],
  ])('%j is a %s', (value, want) => {
    expect(verdict({ var: 'args.v' }, { v: value })).toBe(want)
  })
})

describe('var (L-14, L-52)', () => {
  test('arguments that are no object make every test on them unknown', () => {
    for (const args of ['text', [1], 5, true]) {
      expect(verdict({ '==': [{ var: 'args' }, 'text'] }, args)).toBe('unknown')
      expect(verdict({ '==': [{ var: 'args.0' }, null] }, args)).toBe('unknown')
      expect(verdict({ missing: ['args.a'] }, args)).toBe('unknown')
    }
  })

  test('an absent root is absent, and null under an equality', () => {
    expect(verdict({ var: 'env.cwd' }, {})).toBe('unknown')
    expect(verdict({ '==': [{ var: 'env.cwd' }, null] }, {})).toBe('hit')
  })

  test('a name on a list and a member of a scalar are unknown even with a default, a member of null is absent', () => {
    expect(verdict({ '==': [{ var: ['args.l.length', 0] }, 0] }, { l: [1] })).toBe('unknown')
    expect(verdict({ '==': [{ var: ['args.s.0', 'a'] }, 'a'] }, { s: 'abc' })).toBe('unknown')
    expect(verdict({ '==': [{ var: ['args.n.k', 1] }, 1] }, { n: null })).toBe('hit')
    expect(verdict({ '==': [{ var: 'args.l.-1' }, null] }, { l: [1] })).toBe('unknown')
    expect(verdict({ '==': [{ var: 'args.l.01' }, null] }, { l: [1, 2] })).toBe('unknown')
  })

  test('`__proto__` is a plain own key (L-50)', () => {
    const args = JSON.parse('{ "__proto__": { "x": 1 } }') as Json
    expect(verdict({ '===': [{ var: 'args.__proto__.x' }, 1] }, args)).toBe('hit')
    expect(verdict({ '==': [{ var: 'args.__proto__' }, null] }, {})).toBe('hit')
  })

  test('null counts as absent only where its parent says so', () => {
    expect(verdict({ and: [true, { var: 'args.x' }] }, {})).toBe('unknown')
    expect(verdict({ if: [{ var: 'args.x' }, true, false] }, {})).toBe('unknown')
    expect(verdict({ '==': [[{ var: 'args.x' }], null] }, {})).toBe('unknown')
    expect(verdict({ '!': [{ var: 'args.x' }] }, {})).toBe('hit')
    expect(verdict({ in: [{ var: 'args.x' }, [null]] }, {})).toBe('hit')
  })
})

describe('reasons (L-12)', () => {
  test.each<[Json, Json, string, string]>([
    [{ '>': [{ var: 'args.n' }, 5] }, {}, 'args.n', 'is absent'],
    [{ '>': [{ var: 'args.n' }, 5] }, { n: 'secret' }, 'args.n', 'is not a finite number'],
    [{ '>': [{ cat: ['a', 'b'] }, 5] }, {}, 'the result of `cat`', 'is not a finite number'],
    [{ some: [{ var: 'args.l' }, { '>': [{ var: '' }, 5] }] }, { l: ['secret'] }, 'args.l[*]', 'is not a finite number'],
    [{ some: [{ var: 'args.l' }, { '>': [{ var: 'n' }, 5] }] }, { l: [{}] }, 'args.l[*].n', 'is absent'],
    [
      { '>': [{ reduce: [{ var: 'args.l' }, { '+': [{ var: 'current.n' }, { var: 'accumulator' }] }, 0] }, 1] },
      { l: [{ n: 'secret' }] },
      'args.l[*].n',
      'is not a finite number',
    ],
    [{ all: [{ var: 'args.l' }, true] }, { l: 'secret' }, 'args.l', 'is not a list'],
    [{ in: ['a', { var: 'args.s' }] }, { s: 5 }, 'args.s', 'is neither text nor list'],
    [{ is: [{ var: 'args.s' }, 'x'] }, { s: 'odd' }, 'args.s', 'is not a value that `is` can judge'],
    [{ is: [{ var: 'args.s' }, 'x'] }, { s: null }, 'args.s', 'is null'],
    [{ '>': [{ '/': [1, { var: 'args.n' }] }, 0] }, { n: 0 }, 'the result of `/`', 'is not a finite number'],
  ])('%j on %j: %s %s', (expression, args, path, why) => {
    expect(judge(expression, args)).toEqual({ verdict: 'unknown', path, why })
  })
})

describe('Kleene (L-52)', () => {
  const u: Json = { '>': ['x', { var: 'args.none' }] }

  test('what is decided past an unknown has a truth but no value', () => {
    expect(verdict({ and: [u, false] }, {})).toBe('miss')
    expect(verdict({ or: [u, 7] }, {})).toBe('hit')
    expect(verdict({ '===': [{ and: [u, false] }, false] }, {})).toBe('unknown')
    expect(verdict({ '===': [{ or: [u, 7] }, 7] }, {})).toBe('unknown')
    expect(verdict({ '===': [{ '!': [{ and: [u, false] }] }, true] }, {})).toBe('hit')
    expect(valueOf({ or: [{ and: [u, 0] }, 7] }, {})).toBe(7)
  })

  test('`if` on an unknown is decided where both ways agree', () => {
    expect(valueOf({ if: [u, 'same', 'same'] }, {})).toBe('same')
    expect(verdict({ if: [u, 'one', 'other'] }, {})).toBe('hit')
    expect(verdict({ '===': [{ if: [u, 'one', 'other'] }, 'one'] }, {})).toBe('unknown')
    expect(verdict({ if: [u, true] }, {})).toBe('unknown')
    expect(verdict({ if: [u, 0] }, {})).toBe('miss')
    expect(verdict({ if: [u, 1, u, 2, 3] }, {})).toBe('hit')
    expect(verdict({ if: [u, 1, u, 0, 3] }, {})).toBe('unknown')
  })

  test('a fold that ends in a decided operand is decided', () => {
    const body: Json = { or: [{ var: 'accumulator' }, { '>': [{ var: 'current' }, 5] }] }
    const or: Json = { reduce: [{ var: 'args.l' }, body, false] }
    expect(verdict(or, { l: ['x', 9] })).toBe('hit')
    expect(verdict(or, { l: ['x', 1] })).toBe('unknown')
  })
})

describe('values', () => {
  test('lists are compared by identity, literal ones are new each time', () => {
    expect(verdict({ '===': [{ var: 'args.l' }, { var: 'args.l' }] }, { l: [1] })).toBe('hit')
    expect(verdict({ '==': [{ var: 'args.l' }, [1]] }, { l: [1] })).toBe('miss')
    expect(verdict({ '==': [{ var: 'args.l' }, 1] }, { l: [1] })).toBe('hit')
  })

  test('a map beside a scalar is unknown under `==`, and a miss under `===`', () => {
    expect(verdict({ '==': [{ var: 'args.o' }, 5] }, { o: {} })).toBe('unknown')
    expect(verdict({ '==': [{ var: 'args.o' }, 'x'] }, { o: [{ toString: 1 }] })).toBe('unknown')
    expect(verdict({ '==': [{ var: 'args.o' }, null] }, { o: {} })).toBe('miss')
    expect(verdict({ '===': [{ var: 'args.o' }, 5] }, { o: {} })).toBe('miss')
  })

  test('values of the event are never taken for expressions', () => {
    const map = { log: 'x' }
    expect(valueOf({ merge: [{ var: 'args.o' }, [1]] }, { o: map })).toEqual([map, 1])
    expect(verdict({ cat: [{ var: 'args.o' }] }, { o: map })).toBe('unknown')
    expect(verdict({ missing: { var: 'args.keys' } }, { keys: [{ var: 'args' }] })).toBe('unknown')
    expect(valueOf(Object.fromEntries([['substr', [{ var: 'args.s' }, -5, -2]]]), { s: 'jsonlogic' })).toBe('log')
  })

  test('a quotient or product that no JSON number holds is unknown', () => {
    expect(verdict({ '%': [5, { var: 'args.n' }] }, { n: 0 })).toBe('unknown')
    expect(verdict({ '*': [{ var: 'args.n' }, { var: 'args.n' }] }, { n: 1e308 })).toBe('unknown')
    expect(Object.is(valueOf({ '*': [{ var: 'args.n' }, 5] }, { n: -0 }), 0)).toBe(true)
  })
})

describe('match operators (L-51)', () => {
  test('hit and miss are true and false, and known values alone reach the operator', () => {
    asked.length = 0
    expect(valueOf({ is: [{ var: 'args.s' }, 'x'] }, { s: 'x' })).toBe(true)
    expect(valueOf({ is: [{ var: 'args.s' }, 'x'] }, { s: 'y' })).toBe(false)
    expect(verdict({ is: [{ var: 'args.s' }, 'x'] }, {})).toBe('unknown')
    expect(verdict({ is: [{ var: 'args.s' }, 'x'] }, { s: null })).toBe('unknown')
    expect(asked).toEqual(['x', 'y'])
  })

  test('null reaches an operator that takes it for a value, absent does not', () => {
    expect(verdict({ is_null: [{ var: 'args.s' }, true] }, { s: null })).toBe('hit')
    expect(verdict({ is_null: [{ var: 'args.s' }, true] }, {})).toBe('unknown')
  })

  test('a throw of an operator is its own failure and is passed on (L-12a)', () => {
    expect(() => judge({ fails: [1, 1] }, {})).toThrow('broken')
  })
})

describe('the step limit (L-52)', () => {
  test('a list that takes too many steps is unknown, one that does not is judged', () => {
    const allPositive: Json = { all: [{ var: 'args.l' }, { '>': [{ var: '' }, 0] }] }
    expect(verdict(allPositive, { l: Array.from({ length: 30_000 }, () => 1) })).toBe('hit')
    expect(judge(allPositive, { l: Array.from({ length: 100_000 }, () => 1) })).toEqual({
      verdict: 'unknown',
      path: 'when',
      why: 'takes more steps than one event may cost',
    })
  })

  test.each<Json>([
    { reduce: [{ var: 'args.l' }, { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'ab'] },
    { reduce: [{ var: 'args.l' }, { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1]] },
    { '==': [{ reduce: [{ var: 'args.l' }, [{ var: 'accumulator' }, { var: 'accumulator' }], 'a'] }, 'a'] },
  ])('a fold that doubles ends early: %j', (expression) => {
    // Without an end, 200 doublings would never be done.
    expect(verdict(expression, { l: Array.from({ length: 200 }, () => 1) })).toBe('unknown')
  })

  test('a search in a long text stays linear', () => {
    const search = (size: number): unknown =>
      verdict({ in: [{ var: 'args.n' }, { var: 'args.s' }] }, { s: 'a'.repeat(size), n: `b${'a'.repeat(size / 2)}` })
    expect(search(1_000_000)).toBe('miss')
    expect(growth(search, 250_000)).toBeLessThan(LINEAR)
  })
})
