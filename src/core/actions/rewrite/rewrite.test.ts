import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aContext, answerOf, aToolCall } from '../../../../test/support/action-events.ts'
import { deepFreeze, type Json } from '../../base/json.ts'
import { checkAction } from '../define-action.ts'
import { rewriteAction } from '../rewrite.ts'
import { operations } from './registry.ts'

function rewritten(param: Json, args: Json): Json {
  const answer = answerOf(rewriteAction, param, aToolCall(deepFreeze(args)), aContext({ env: { cwd: '/srv' }, turn: 3 }))
  if ('undecidable' in answer) return `undecidable ${answer.undecidable}`
  if ('output' in answer) throw new Error('not about arguments')
  return answer.type === 'RewriteArgs' ? answer.args : answer.type
}

test('the operations are listed by name', () => {
  const names = operations.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
})

test.each(operations.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))))(
  'rewrite $name $param on $args gives $want (L-31)',
  ({ name, param, args, want }) => {
    const answer = rewritten([{ [name]: param }], args)
    if (want === undefined) expect(answer).toMatch(/^undecidable \$/)
    else if (JSON.stringify(want) === JSON.stringify(args)) expect(answer).toBe('Continue')
    else expect(answer).toEqual(want)
  },
)

const values = fc.constantFrom<Json>(null, true, 5, 50, -3, 2.5, '', '7', 'true', '/etc/x', '/etc', 'aXa tok_1', 'a\u200bb\u202e', '9007199254740993', ['a', 1], { x: 1, token: 'a' })
const someArgs = fc.dictionary(fc.constantFrom('p', 'q', 'token', '__proto__'), fc.oneof(values, fc.dictionary(fc.constantFrom('p', 'Token'), values)), { maxKeys: 4 })
const params: Readonly<Record<string, readonly Json[]>> = {
  clamp: [{ '$.p': { min: 1, max: 10 } }, { '$.q.p': { max: 3 } }],
  coerce: [{ '$.p': 'number' }, { '$.p': 'integer' }, { '$.p': 'boolean' }, { '$.p': 'string' }],
  default: [{ '$.p': 1 }, { '$.q.p': { a: null } }],
  rebase: [{ '$.p': { from: '/etc', onto: '/jail' } }, { '$.p': { from: '/', onto: '/jail' } }, { '$.p': { from: '/etc', onto: '/etc/jail' } }],
  redact: [{ '$.p': { patterns: [{ name: 't', pattern: 'tok_[a-z0-9]+' }] } }, { '$.q': { paths: ['$.p'] } }],
  remove: [['$.p', '$.q.p'], ['$..token'], { key: { equals: 'TOKEN', ignore_case: true } }, { key: ['p', '__proto__'] }],
  replace: [{ '$.p': { pattern: 'a+', with: 'b' } }],
  set: [{ '$.p': 1 }, { '$.q.p': [1] }, { '$.__proto__': 'x' }],
  strip: [{ '$.p': ['zero_width', 'bidi'] }],
}

test.each(operations)('rewrite $name applied to its own output changes nothing (L-32)', ({ name }) => {
  fc.assert(
    fc.property(fc.constantFrom(...(params[name] ?? [])), someArgs, (param, args) => {
      const once = rewritten([{ [name]: param }], args)
      if (typeof once !== 'string') expect(rewritten([{ [name]: param }], once)).toBe('Continue')
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('operations come in order, and one that cannot be done undoes all (L-31)', () => {
  const ops = [{ set: { '$.a': 1 } }, { clamp: { '$.n': { max: 5 } } }]
  expect(rewritten(ops, { n: 9 })).toEqual({ n: 5, a: 1 })
  expect(rewritten(ops, { n: 'x' })).toBe('undecidable $.n: is of type string, not a number')
})

test('a value may be read from the run (L-16), and one that is absent is undecidable', () => {
  expect(rewritten([{ set: { '$.dir': { ref: 'env.cwd' }, '$.turn': { ref: 'run.turn' } } }], {})).toEqual({ dir: '/srv', turn: 3 })
  expect(rewritten([{ default: { '$.to': { ref: 'args.from' } } }], { from: 'a' })).toEqual({ from: 'a', to: 'a' })
  expect(rewritten([{ set: { '$.dir': { ref: 'env.home' } } }], {})).toBe('undecidable env.home: is absent')
  expect(rewritten([{ set: { '$.git': { ref: 'main' } } }], {})).toEqual({ git: { ref: 'main' } })
})

test.each([
  ['/etc//ssl/./x', '/jail/ssl/x'],
  ['/etc/', '/jail/'],
  ['//etc/x', '/jail/x'],
  ['etc/x', 'Continue'],
  ['/srv/../etc/x', 'undecidable $.p: holds `..`'],
  ['/etc/\0x', 'undecidable $.p: holds a NUL'],
])('rebase takes %j to %j, by whole components', (path, want) => {
  const answer = rewritten([{ rebase: { '$.p': { from: '/etc', onto: '/jail' } } }], { p: path })
  expect(typeof answer === 'string' ? answer : answer).toEqual(want.startsWith('/') ? { p: want } : want)
})

test.each([
  ['12', 12], ['-0', 0], ['0.0', 0], ['1.50', 1.5], ['1e3', 1000], ['1E-2', 0.01], ['0.1', 0.1],
  ['9007199254740993', undefined], ['0.1234567890123456789', undefined], ['1e-400', undefined], ['1e400', undefined],
  ['.5', undefined], ['5.', undefined], ['--1', undefined], ['', undefined],
])('coerce to number reads %j as %j: what was written, exactly (L-31)', (written, want) => {
  const answer = rewritten([{ coerce: { '$.n': 'number' } }], { n: written })
  if (want === undefined) expect(answer).toBe('undecidable $.n: does not spell a number')
  else expect(answer).toEqual({ n: want })
})

test('the message of an operation that cannot be done holds no value (L-83)', () => {
  expect(rewritten([{ coerce: { '$.pin': 'integer' } }], { pin: 'hunter2' })).toBe('undecidable $.pin: does not spell an integer')
  expect(rewritten([{ set: { '$.a.b': 1 } }], { a: 'hunter2' })).toBe('undecidable $.a: is of type string, which has no members')
})

test('arguments that are no object are undecidable (L-91)', () => {
  for (const args of ['text', [1], null, 5]) expect(rewritten([{ set: { '$.a': 1 } }], args)).toMatch(/^undecidable args/)
})

test.each([
  [[{ set: { '$.a': 1 }, default: { '$.b': 1 } }], [{ path: [0, 'set'], on: 'key' }]],
  [[{ clamp: { '$.a': { max: 1 } }, create: true }], [{ path: [0, 'create'], on: 'key' }]],
  [[{ set: {} }], [{ path: [0, 'set'], on: 'value', code: 'SLC205' }]],
  [[{ set: { 'a.b': 1 } }], [{ path: [0, 'set', 'a.b'], on: 'key', code: 'SLC307' }]],
  [[{ set: { '$.a': { x: ['${tool}'] } } }], [{ path: [0, 'set', '$.a', 'x', 0], on: 'value', code: 'SLC318' }]],
  [[{ clamp: { '$.a': { min: 2, max: 1 } } }], [{ path: [0, 'clamp', '$.a', 'max'] }]],
  [[{ remove: ['$.a[0]'] }], [{ path: [0, 'remove', 0] }]],
  [[{ remove: { key: { equalz: 'a' } } }], [{ path: [0, 'remove', 'key', 'equalz'], on: 'key' }]],
  [[{ remove: { key: { matches: '(' } } }], [{ path: [0, 'remove', 'key', 'matches'], code: 'SLC315' }]],
  [[{ rebase: { '$.p': { from: '/a/b', onto: '/a' } } }], [{ path: [0, 'rebase', '$.p', 'onto'] }]],
  [[{ strip: { '$.p': ['tag'] } }], [{ path: [0, 'strip', '$.p', 0] }]],
  [[{ redact: { '$.p': {} } }], [{ path: [0, 'redact', '$.p'] }]],
])('the rewrite %j does not load, at the exact token', (param, want) => {
  expect(checkAction(rewriteAction, param, ['tool_call'])).toMatchObject(want)
})
