import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/core/base/json.ts'

type JsonArbitrary = fc.Arbitrary<Json>

const textTests: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
  { equals: 'ab' }, { not_equals: 'ab' }, { in: ['ab', 'x'] }, { not_in: ['ab', 'x'] }, { in: { list: 'words' } },
  { starts_with: 'ab' }, { ends_with: 'b' }, { contains: 'b' }, { contains_any: ['x', 'b'] }, { contains_all: ['a', 'b'] },
  { matches: '^a+b', full: false }, { matches: '[a-z]+', full: true }, { glob: 'a*' }, { equals: 'ab', ignore_case: true },
  { contains: 'ab', normalize: ['nfkc', 'invisible', 'case'] }, { equals: { ref: 'args.b' } }, { length: { gt: 1 } }, { length: { lte: 2 } },
)
const numberTests: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
  { equals: 5 }, { in: [1, 5] }, { gt: 2 }, { gte: 5 }, { lt: 2 }, { lte: 5 }, { gt: 0, lte: 5 }, { between: [1, 5] }, { not_equals: 5 }, { gt: { ref: 'env.most' } },
)
const existence: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>({ exists: true }, { exists: false })
const typeTests: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>({ type: 'string' }, { type: 'number' }, { schema: { type: 'object', required: ['k'] } })

/** Below `not` the words beside a test mean something else than above it, so they stand on both sides. */
function nested(leaf: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  return fc.oneof(
    { arbitrary: leaf, weight: 6 },
    { arbitrary: fc.record({ not: leaf }), weight: 2 },
    { arbitrary: fc.record({ not: fc.record({ not: leaf }) }), weight: 1 },
    { arbitrary: fc.record({ any: fc.array(leaf, { minLength: 1, maxLength: 2 }) }), weight: 1 },
    { arbitrary: fc.record({ all: fc.array(leaf, { minLength: 1, maxLength: 2 }) }), weight: 1 },
    { arbitrary: leaf.map((each) => ({ ...each, required: true })), weight: 1 },
    { arbitrary: fc.tuple(leaf, fc.constantFrom('hit', 'miss', 'unknown')).map(([each, absent]) => ({ ...each, absent })), weight: 1 },
    { arbitrary: fc.tuple(leaf, fc.constantFrom('hit', 'miss', 'unknown')).map(([each, absent]) => ({ not: each, absent })), weight: 1 },
    { arbitrary: aboutExistence(leaf), weight: 2 },
  )
}

/** `exists` below `not`, alone and beside other tests (L-14). */
function aboutExistence(leaf: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  const beside = fc.tuple(leaf, existence)
  return fc.oneof(
    existence.map((each) => ({ not: each })),
    existence.map((each) => ({ not: { not: each } })),
    beside.map(([test, exists]) => ({ not: { ...test, ...exists } })),
    beside.map(([test, exists]) => ({ ...exists, not: test })),
    beside.map(([test, exists]) => ({ not: { any: [test, exists] } })),
    beside.map(([test, exists]) => ({ any: [exists, { not: test }] })),
  )
}

const textMatcher: JsonArbitrary = fc.oneof(
  { arbitrary: nested(textTests), weight: 6 },
  { arbitrary: fc.constantFrom<Json>('ab', ['ab', 'x']), weight: 2 },
  { arbitrary: existence, weight: 1 },
  { arbitrary: typeTests, weight: 1 },
  { arbitrary: fc.constant({ use: 'short' }), weight: 1 },
)
const numberMatcher: JsonArbitrary = fc.oneof(
  { arbitrary: nested(numberTests), weight: 6 },
  { arbitrary: fc.constantFrom<Json>(5, [1, 5]), weight: 2 },
  { arbitrary: existence, weight: 1 },
  { arbitrary: fc.constant({ use: 'big' }), weight: 1 },
)

function quantified(element: JsonArbitrary): fc.Arbitrary<JsonObject> {
  const word = fc.constantFrom('some', 'every', 'none')
  const beside = fc.constantFrom<JsonObject>({}, {}, {}, { empty: 'hit' }, { empty: 'unknown' }, { absent: 'hit' }, { absent: 'miss' }, { absent: 'unknown' }, { required: true })
  return fc.tuple(word, element, beside).map(([name, test, more]) => ({ [name]: test, ...more }))
}

const counts: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>({ count: { gt: 1 } }, { count: { lt: 2 } }, { count: { of: { gt: 2 }, gte: 1 } }, { count: { of: { contains: 'b' }, lte: 1 } })
const sums: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>({ sum: { gt: 5 } }, { sum: { lte: 5 } })
const wholeElement: JsonArbitrary = fc.constantFrom<Json>(
  { '$.n': { not: { exists: true } } }, { not: { '$.k': { exists: false } } }, { '$.n': { gt: 2 }, '$.k': 'ab' }, { '$.n': { lte: 5 } }, { '$.k': { exists: true } }, { '$.k': { not: { contains: 'b' } } }, { not: { '$.n': 5 } },
)

const argumentEntry: fc.Arbitrary<readonly [string, Json]> = fc.oneof(
  { arbitrary: fc.tuple(fc.constantFrom('$.a', '$.b', '$.o.k', "$['a']", '$.l[0]'), textMatcher), weight: 8 },
  { arbitrary: fc.tuple(fc.constantFrom('$.n', '$.o.n', '$.l[-1]'), numberMatcher), weight: 6 },
  { arbitrary: fc.tuple(fc.constant('$.l[*]'), fc.oneof(quantified(textMatcher), quantified(numberMatcher), counts)), weight: 3 },
  { arbitrary: fc.tuple(fc.constant('$.p[*].n'), fc.oneof(quantified(numberMatcher), sums)), weight: 2 },
  { arbitrary: fc.tuple(fc.constant('$.p[*]'), quantified(wholeElement)), weight: 2 },
  { arbitrary: fc.tuple(fc.constant("$['a','b']"), fc.oneof(quantified(textMatcher), counts)), weight: 2 },
  { arbitrary: fc.tuple(fc.constant('$..k'), fc.record({ some: textMatcher })), weight: 1 },
  { arbitrary: fc.constant<readonly [string, Json]>(['$..*', { some: { type: 'string', contains: 'b' } }]), weight: 1 },
  { arbitrary: fc.constant<readonly [string, Json]>(['$.__proto__', { exists: true }]), weight: 1 },
)

/** Tests of one or two arguments. */
export const argumentTest: fc.Arbitrary<JsonObject> = fc
  .array(argumentEntry, { minLength: 1, maxLength: 2 })
  .map((entries) => ({ args: Object.fromEntries(entries) }))

const toolTest: fc.Arbitrary<JsonObject> = fc
  .constantFrom<Json>('act', ['act', 'look'], 'read_*', 'bash', { list: 'tools' })
  .map((tool) => ({ tool }))
const surroundings: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
  { run: { turn: { gt: 1 } } }, { env: { cwd: { starts_with: '/srv' } } }, { run: { agent: 'dev' } }, { run: { user: { exists: true } } },
)

function combined(leaf: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  return fc.oneof(
    { arbitrary: leaf, weight: 6 },
    { arbitrary: fc.record({ not: leaf }), weight: 2 },
    { arbitrary: fc.record({ any: fc.array(leaf, { minLength: 1, maxLength: 3 }) }), weight: 1 },
    { arbitrary: fc.record({ all: fc.array(leaf, { minLength: 1, maxLength: 3 }) }), weight: 1 },
    { arbitrary: fc.tuple(leaf, leaf).map(([left, right]) => ({ ...left, not: right })), weight: 1 },
  )
}

export const callMatcher: fc.Arbitrary<JsonObject> = combined(
  fc.oneof(
    { arbitrary: argumentTest, weight: 5 },
    { arbitrary: fc.tuple(toolTest, argumentTest).map(([tool, args]) => ({ ...tool, ...args })), weight: 5 },
    { arbitrary: toolTest, weight: 2 },
    { arbitrary: fc.constant({ use: 'risky' }), weight: 1 },
    { arbitrary: surroundings, weight: 1 },
  ),
)

const resultTest: fc.Arbitrary<JsonObject> = fc
  .constantFrom<Json>(
    { contains: 'tok' }, { contains: 'boom' }, { not: { contains: '~' } }, { matches: 'KEY-[0-9]', full: false },
    { '$.n': { gt: 2 } }, { any: [{ '$.status': 'failed' }, { contains: 'boom' }] }, { not: { '$.n': { exists: true } } }, { '$.ssn': { not: { exists: true } } },
    { '$.rows[*]': { some: { '$.ssn': { starts_with: 'KEY' } } } }, { length: { gt: 6 } }, 'plain', { '$.ssn': { equals: { ref: 'args.a' } } },
  )
  .map((result) => ({ result }))

export const resultMatcher: fc.Arbitrary<JsonObject> = combined(
  fc.oneof(
    { arbitrary: resultTest, weight: 4 },
    { arbitrary: toolTest, weight: 2 },
    { arbitrary: argumentTest, weight: 1 },
    { arbitrary: fc.constantFrom<JsonObject>({ outcome: 'error' }, { outcome: ['success', 'skipped'] }), weight: 1 },
    { arbitrary: surroundings, weight: 1 },
  ),
)

/** Matchers of the kinds of event that have no tool. */
export function plainMatcher(own: readonly JsonObject[]): fc.Arbitrary<JsonObject> {
  return combined(own.length === 0 ? surroundings : fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 3 }, { arbitrary: surroundings, weight: 1 }))
}

const comparison: JsonArbitrary = fc.constantFrom<Json>(
  { '>': [{ var: 'args.n' }, 2] }, { '<=': [{ var: ['args.n', 1] }, 5] }, { '==': [{ var: 'args.a' }, 'ab'] }, { '===': [{ var: 'args.o.k' }, 'ab'] },
  { '!=': [{ var: 'args.b' }, null] }, { in: [{ var: 'args.a' }, ['ab', 'x']] }, { '!': [{ var: 'args.b' }] }, { '!!': [{ var: 'args.a' }] },
  { '>': [{ '+': [{ var: 'args.n' }, 1] }, 5] }, { some: [{ var: 'args.l' }, { '>': [{ var: '' }, 2] }] }, { all: [{ var: 'args.l' }, { '===': [{ var: '' }, 'ab'] }] },
  { none: [{ var: 'args.p' }, { '==': [{ var: 'k' }, 'ab'] }] }, { '!!': [{ missing: ['args.a', 'args.n'] }] }, { starts_with: [{ var: 'args.a' }, 'ab'] },
  { '<': [{ var: 'run.turn' }, 2] }, { exists: [{ var: 'args.b' }, true] }, { '===': [{ '%': [{ var: 'args.n' }, 2] }, 0] }, { '>': [{ reduce: [{ var: 'args.l' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] }, 5] },
)

/** JsonLogic in which connectives stand in boolean places only. */
export const condition: JsonArbitrary = fc.oneof(
  { arbitrary: comparison, weight: 4 },
  { arbitrary: fc.record({ and: fc.array(comparison, { minLength: 2, maxLength: 3 }) }), weight: 1 },
  { arbitrary: fc.record({ or: fc.array(comparison, { minLength: 2, maxLength: 3 }) }), weight: 1 },
  { arbitrary: comparison.map((each) => ({ '!': [each] })), weight: 1 },
  { arbitrary: fc.tuple(comparison, comparison, fc.boolean()).map(([test, then, other]) => ({ if: [test, { '!!': [then] }, other] })), weight: 1 },
)
