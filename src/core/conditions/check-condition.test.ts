import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { checkCondition } from './check-condition.ts'
import type { ConditionScope } from './condition-scope.ts'

const scope: ConditionScope = {
  roots: new Set(['event', 'tool', 'args', 'run', 'env']),
  rootMembers: new Map([
    ['run', new Set(['turn', 'agent', 'user', 'id'])],
    ['tool', new Set<string>()],
  ]),
  operators: new Map([
    [
      'starts_with',
      {
        bind: (param) =>
          typeof param === 'string' ? { ok: true, test: () => 'hit' } : { ok: false, message: '`starts_with` takes a text' },
      },
    ],
  ]),
}

const check = (expression: Json) => checkCondition(expression, scope)

test.each<Json>([
  { '<': [{ var: 'run.turn' }, 50] },
  { '!': { var: 'args.f' } },
  { '!': [[]] },
  { some: [{ var: 'args.l' }, { '>': [{ var: '' }, { var: 1 }] }] },
  { reduce: [{ var: 'args.l' }, { '+': [{ var: 'current.n' }, { var: 'accumulator' }] }, 0] },
  { missing: ['args.a', 'args.b'] },
  { missing: [['args.a', 'args.b']] },
  { missing: { merge: ['args.a', { if: [{ var: 'args.x' }, ['args.b'], []] }] } },
  { missing_some: [1, ['args.a', 'args.b']] },
  { starts_with: [{ var: 'args.p' }, 'x'] },
  { '==': [{ var: ['args.n', null] }, null] },
  { in: [{ var: 'args.s' }, []] },
  { all: [[1, 2], { in: [{ var: '' }, { var: 'constructor' }] }] },
])('accepts %j (L-51)', (expression) => {
  expect(check(expression)).toEqual([])
})

const constants: Json[] = [null, true, 5, 'args.n > 5', [], [{ '!': [1] }]]
test.each(constants.map((constant) => [constant]))('a condition is a map, not %j (L-02, L-51)', (expression) => {
  expect(check(expression)).toMatchObject([{ path: [], on: 'value', message: 'a condition is a map with one operator' }])
})

test('an unknown operator is reported at its key with the nearest name (L-51, L-02)', () => {
  expect(check({ and: [true, { start_with: [{ var: 'args.p' }, 'x'] }] })).toEqual([
    {
      path: ['and', 1, 'start_with'],
      on: 'key',
      message: 'unknown operator `start_with`',
      hint: 'did you mean `starts_with`?',
    },
  ])
})

test.each(['log', 'method'])('`%s` is refused (L-51)', (name) => {
  expect(check({ [name]: ['x'] })).toEqual([
    { path: [name], on: 'key', message: `the operator \`${name}\` is not allowed in a condition` },
  ])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'var.x'])('`%s` is no operator (L-51)', (name) => {
  const expression = JSON.parse(`{ "!": [ { ${JSON.stringify(name)}: [1] } ] }`) as Json
  expect(check(expression)).toMatchObject([{ path: ['!', 0, name], on: 'key', message: `unknown operator \`${name}\`` }])
})

test('a map with several keys, or none, is reported as a whole wherever it stands (L-51)', () => {
  expect(check({ '>': [1, 2], '<': [1, 2] })).toEqual([
    {
      path: [],
      on: 'value',
      message: 'a map needs exactly one operator here, not 2',
      hint: 'join several tests with `and`',
    },
  ])
  expect(check({ in: [{ a: 1, b: 2 }, [{}]] })).toMatchObject([
    { path: ['in', 0], message: 'a map needs exactly one operator here, not 2' },
    { path: ['in', 1, 0], message: 'a map needs exactly one operator here, not 0' },
  ])
})

test.each<[Json, string, string]>([
  [{ '>': [1, 2, 3] }, '>', '`>` takes 2 operands, not 3'],
  [{ '<': [1] }, '<', '`<` takes 2 to 3 operands, not 1'],
  [{ and: [] }, 'and', '`and` takes at least 1 operand, not 0'],
  [{ '!': [1, 2] }, '!', '`!` takes 1 operand, not 2'],
  [{ var: [] }, 'var', '`var` takes 1 to 2 operands, not 0'],
  [{ reduce: [[1]] }, 'reduce', '`reduce` takes 2 to 3 operands, not 1'],
])('%j has a wrong number of operands (L-51)', (expression, name, message) => {
  expect(check(expression)).toContainEqual({ path: [name], on: 'key', message })
})

test.each<[Json, (string | number)[], string]>([
  [{ '>': [{ var: 'args.n' }, '5'] }, ['>', 1], '`>` takes a number here'],
  [{ '+': null }, ['+'], '`+` takes a number here'],
  [{ in: ['a', 5] }, ['in', 1], '`in` takes a text or a list here'],
  [{ some: ['args.l', true] }, ['some', 0], '`some` takes a list here'],
  [{ missing_some: ['1', ['args.a']] }, ['missing_some', 0], '`missing_some` takes a number here'],
  [Object.fromEntries([['substr', ['abc', 'a']]]), ['substr', 1], '`substr` takes a number here'],
])('a literal that %j can never judge is reported (L-52)', (expression, path, message) => {
  expect(check(expression)).toEqual([{ path, on: 'value', message }])
})

test.each<[Json, (string | number)[], string, string | undefined]>([
  [{ '!': { var: 'arg.n' } }, ['!', 'var'], '`arg` is no data of this event', 'did you mean `args`?'],
  [{ '!': [{ var: ['result', 1] }] }, ['!', 0, 'var', 0], '`result` does not apply to this event', undefined],
  [{ '!': { var: 'run.trun' } }, ['!', 'var'], '`run` has no member `trun`', 'did you mean `run.turn`?'],
  [{ '!': { var: 'tool.name' } }, ['!', 'var'], '`tool` has no members', undefined],
  [{ missing: ['args.a', 'arg.b'] }, ['missing', 1], '`arg` is no data of this event', 'did you mean `args`?'],
  [{ missing_some: [1, ['arg.b']] }, ['missing_some', 1, 0], '`arg` is no data of this event', 'did you mean `args`?'],
  [{ '!': { var: '$.args.n' } }, ['!', 'var'], '`$.args.n` is no path of `var`', 'write `args.n`'],
  [{ '!': { var: 'args.l[0].k' } }, ['!', 'var'], '`args.l[0].k` is no path of `var`', 'write `args.l.0.k`'],
  [{ '!': { var: 'args.l[*]' } }, ['!', 'var'], '`args.l[*]` is no path of `var`', 'use `some` or `all` over the list'],
  [{ '!': { var: { cat: ['args.', 'n'] } } }, ['!', 'var'], '`var` takes a literal path', undefined],
  [{ '!': { var: null } }, ['!', 'var'], '`var` takes a literal path', undefined],
  [{ some: [[1], { var: -1 }] }, ['some', 1, 'var'], '`var` takes an index from 0', undefined],
])('%j reads what is not there (L-50)', (expression, path, message, hint) => {
  expect(check(expression)).toEqual([{ path, on: 'value', message, ...(hint !== undefined && { hint }) }])
})

test.each<Json>(['', 0])('`var: %j` is an element and stands inside iterations only (L-51)', (path) => {
  expect(check({ '!': [{ var: path }] })).toMatchObject([{ path: ['!', 0, 'var'], message: '`var` needs a path' }])
  expect(check({ map: [[1], { reduce: [[1], { var: path }] }] })).toMatchObject([
    { path: ['map', 1, 'reduce', 1, 'var'], message: '`var` in `reduce` needs a path' },
  ])
})

test('inside `reduce` only `current` and `accumulator` can be read', () => {
  expect(check({ reduce: [{ var: 'args.l' }, { '+': [{ var: 'args.n' }, { var: 'accumulator' }] }, 0] })).toMatchObject([
    { path: ['reduce', 1, '+', 0, 'var'], message: '`args` cannot be read inside `reduce`' },
  ])
})

test('a match operator takes a value and a literal parameter (L-51)', () => {
  expect(check({ starts_with: 'x' })).toEqual([
    { path: ['starts_with'], on: 'key', message: '`starts_with` takes a value and a parameter' },
  ])
  expect(check({ starts_with: [{ var: 'args.p' }, 5] })).toEqual([
    { path: ['starts_with', 1], on: 'value', message: '`starts_with` takes a text' },
  ])
  expect(check({ starts_with: [{ var: 'args.p' }, { var: 'args.q' }] })).toMatchObject([
    { path: ['starts_with', 1, 'var'], on: 'key' },
  ])
})

test('all problems are found, also on branches that are never reached (L-51)', () => {
  expect(check({ if: [true, 1, { gtx: [{ var: 'arg' }] }, { log: 1 }] }).map(({ path }) => path)).toEqual([
    ['if', 2, 'gtx'],
    ['if', 3, 'log'],
  ])
})

test('nesting is bounded, and the check itself does not run deeper', () => {
  let expression: Json = true
  for (let depth = 0; depth < 100_000; depth++) expression = { '!': [expression] }
  const problems = check(expression)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ isTooDeep: true, on: 'value' })
  expect(problems[0]?.path).toHaveLength(2 * limits.expressionDepth)
})

test.each(['var', 'missing'])('the path of `%s` has a bound, so that no path takes long to be refused', (name) => {
  const path = `args.${'['.repeat(200_000)}`
  expect(check({ [name]: [path] })).toEqual([
    { path: [name, 0], on: 'value', message: `the path of \`${name}\` is longer than 1000 characters` },
  ])
})
