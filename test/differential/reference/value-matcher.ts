import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { parsePath, select, type Node } from './json-path.ts'
import { judge, judgeNumber, judgesNull, operatorNames, type Modifiers } from './operators.ts'
import type { Place, Subject } from './scene.ts'
import { isWellFormed } from './text-forms.ts'
import { allOf, anyOf, hit, judged, miss, negated, statedVerdict, unknown, type Judged } from './verdict.ts'

interface Spot {
  readonly place: Place
  /** Where the subject stands, for the reason. */
  readonly path: string
  /** `exists` stands in this map or around it, so absence is accounted for (L-14). */
  readonly asksExists: boolean
  /** What the policy says that an absent value gives here (L-15). */
  readonly absent?: string
}

/** A value matcher (L-16) on one value, or on the nodes of a path that can select several. */
export function matchValue(matcher: Json, subject: Subject, place: Place, path: string): Judged {
  return matchAt(matcher, subject, { place, path, asksExists: false })
}

const besides = new Set(['full', 'ignore_case', 'normalize', 'required', 'empty', 'absent'])

function matchAt(matcher: Json, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'node' && subject.node.kind === 'unknown' && subject.structure === undefined) {
    return unknown(spot.path, subject.node.why)
  }
  if (isJsonArray(matcher)) return testOperator('in', matcher, {}, subject, spot)
  if (!isJsonObject(matcher)) return testOperator('equals', matcher, {}, subject, spot)

  const keys = Object.keys(matcher).filter((key) => !besides.has(key))
  const isAbsent = subject.kind === 'node' && subject.node.kind === 'absent'
  const isNull = subject.kind === 'node' && subject.node.kind === 'value' && subject.node.value === null
  if ((isAbsent || isNull) && matcher['required'] === true) return unknown(spot.path, 'is required and absent')
  if (subject.kind === 'many' && subject.nodes.length === 0 && typeof matcher['empty'] === 'string') {
    return statedVerdict(matcher['empty'], spot.path, 'is empty')
  }
  const absent = typeof matcher['absent'] === 'string' ? { absent: matcher['absent'] } : {}
  const inner = { ...spot, ...absent, asksExists: spot.asksExists || Object.hasOwn(matcher, 'exists') }
  return allOf(keys.map((key) => testKey(key, matcher[key] as Json, matcher, subject, inner)))
}

function testKey(key: string, test: Json, matcher: JsonObject, subject: Subject, spot: Spot): Judged {
  if (key.startsWith('$')) return testPath(key, test, subject, spot)
  switch (key) {
    case 'any':
      return anyOf(items(test).map((each) => matchAt(each, subject, spot)))
    case 'all':
      return allOf(items(test).map((each) => matchAt(each, subject, spot)))
    case 'not': {
      const inner = belowNot({ ...spot, asksExists: spot.asksExists || mentionsExists(test, spot.place) })
      return isLacking(test, subject, spot.place) && !mentionsExists(test, spot.place) ? absence(inner) : negated(matchAt(test, subject, withoutAbsent(inner)))
    }
    case 'use':
      return matchAt(spot.place.matchers[asText(test)] as Json, subject, spot)
    case 'exists':
      if (subject.kind === 'many') return judged(test === subject.nodes.length > 0)
      return judged(test === (subject.node.kind === 'value'))
    case 'some':
    case 'every':
    case 'none':
      return testElements(key, test, subject, spot)
    case 'count':
      return testCount(test, subject, spot)
    case 'sum':
      return testSum(test, subject, spot)
    case 'not_equals':
      return notOperator('equals', test, matcher, subject, spot)
    case 'not_in':
      return notOperator('in', test, matcher, subject, spot)
    default:
      if (!operatorNames.has(key)) throw new Error(`the reference knows no matcher key ${key}`)
      return testOperator(key, test, matcher, subject, spot)
  }
}

/** Stands for `not` of the operator, so it misses what is absent as well (L-14). */
function notOperator(name: string, operand: Json, matcher: JsonObject, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'node' && subject.node.kind === 'absent') return absence(belowNot(spot))
  return negated(testOperator(name, operand, matcher, subject, belowNot(spot)))
}

function belowNot(spot: Spot): Spot {
  return { ...spot, place: { ...spot.place, belowNot: true } }
}

function withoutAbsent({ place, path, asksExists }: Spot): Spot {
  return { place, path, asksExists }
}

/** Is there no value for this matcher? Null is none where some test does not judge it (L-14). */
function isLacking(matcher: Json, subject: Subject, place: Place): boolean {
  if (subject.kind === 'many' || subject.node.kind === 'unknown') return false
  return subject.node.kind === 'absent' || (subject.node.value === null && !everyTestJudgesNull(matcher, place))
}

function everyTestJudgesNull(matcher: Json, place: Place): boolean {
  if (!isJsonObject(matcher)) return true
  return Object.entries(matcher).every(([key, test]) => {
    if (besides.has(key)) return true
    if (key === 'any' || key === 'all') return items(test).every((each) => everyTestJudgesNull(each, place))
    if (key === 'not') return everyTestJudgesNull(test, place)
    if (key === 'use') return everyTestJudgesNull(place.matchers[asText(test)] as Json, place)
    return judgesNull.has(key)
  })
}

/** Does the author ask about existence at this level, so that absence is accounted for? */
function mentionsExists(matcher: Json, place: Place): boolean {
  if (!isJsonObject(matcher)) return false
  return Object.entries(matcher).some(([key, test]) => {
    if (key === 'any' || key === 'all') return items(test).some((each) => mentionsExists(each, place))
    if (key === 'not') return mentionsExists(test, place)
    if (key === 'use') return mentionsExists(place.matchers[asText(test)] as Json, place)
    return key === 'exists'
  })
}

function items(test: Json): readonly Json[] {
  return isJsonArray(test) ? test : []
}

/** What a positive test says of a value that is not there (L-14). */
function absence(spot: Spot): Judged {
  if (spot.absent !== undefined) return statedVerdict(spot.absent, spot.path, 'is absent')
  if (spot.place.permit && spot.place.belowNot && !spot.asksExists) return unknown(spot.path, 'is absent')
  return miss
}

function testPath(text: string, test: Json, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'many') throw new Error('a path below several nodes needs a quantifier')
  const root = rebase(subject.structure ?? subject.node)
  const selection = select(parsePath(text), root)
  const next: Spot = { place: spot.place, path: joinPath(spot.path, text), asksExists: false }
  if (selection.kind === 'one') return matchAt(test, { kind: 'node', node: selection.node }, next)
  return matchAt(test, { kind: 'many', nodes: selection.nodes }, next)
}

function rebase(node: Node): Node {
  return node.kind === 'value' ? { ...node, at: [] } : node
}

function joinPath(outer: string, inner: string): string {
  return outer + inner.slice(1)
}

function testElements(word: 'some' | 'every' | 'none', test: Json, subject: Subject, spot: Spot): Judged {
  const below = word === 'none' ? { ...spot, place: { ...spot.place, belowNot: true } } : spot
  if (subject.kind === 'node') return absence(below)
  const verdicts = subject.nodes.map((node) =>
    matchAt(test, { kind: 'node', node }, { ...withoutAbsent(below), asksExists: false }),
  )
  if (verdicts.length === 0) return word === 'none' ? hit : miss
  if (word === 'every') return allOf(verdicts)
  return word === 'some' ? anyOf(verdicts) : negated(anyOf(verdicts))
}

/** The number of nodes, or of those that fit `of`; unknown where unjudged nodes could change the answer (L-15). */
function testCount(test: Json, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'node') return absence(spot)
  const of = isJsonObject(test) ? test['of'] : undefined
  const verdicts = subject.nodes.map((node): Judged => {
    if (of !== undefined) return matchAt(of, { kind: 'node', node }, { ...withoutAbsent(spot), asksExists: false })
    if (node.kind === 'absent') return miss
    return node.kind === 'value' ? hit : unknown(spot.path, node.why)
  })
  const sure = verdicts.filter((each) => each.verdict === 'hit').length
  const open = verdicts.filter((each) => each.verdict === 'unknown').length
  const answers = Array.from({ length: open + 1 }, (_, more) => judgeNumber(test, sure + more, spot.path))
  const [first] = answers
  if (first !== undefined && answers.every((each) => each.verdict === first.verdict)) return first
  return unknown(spot.path, 'has elements that cannot be judged')
}

function testSum(test: Json, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'node') return absence(spot)
  let sum = 0
  for (const node of subject.nodes) {
    if (node.kind !== 'value' || typeof node.value !== 'number') return unknown(spot.path, 'has elements that are no numbers')
    sum += node.value
  }
  return judgeNumber(test, sum, spot.path)
}

function testOperator(name: string, operand: Json, matcher: JsonObject, subject: Subject, spot: Spot): Judged {
  if (subject.kind === 'many') throw new Error(`${name} on several nodes needs a quantifier`)
  const { node } = subject
  if (node.kind === 'unknown') return unknown(spot.path, node.why)
  if (node.kind === 'absent' || (node.value === null && !judgesNull.has(name))) return absence(spot)
  const known = resolveOperand(operand, spot.place)
  if (known === undefined) return unknown(spot.path, 'what it is compared with is not there')
  const modifiers: Modifiers = {
    full: matcher['full'] === true,
    ignoreCase: matcher['ignore_case'] === true,
    normalize: items(matcher['normalize'] ?? []).filter((each) => typeof each === 'string'),
  }
  return judge(name, known, node.value, modifiers, spot.path)
}

/** `{ list: name }` and `{ ref: root.path }` (L-16); undefined = absent or null. */
function resolveOperand(operand: Json, place: Place): Json | undefined {
  if (!isJsonObject(operand)) return operand
  const [only, more] = Object.keys(operand)
  if (more !== undefined) return operand
  if (only === 'list' && typeof operand['list'] === 'string') return place.lists[operand['list']]
  if (only !== 'ref' || typeof operand['ref'] !== 'string') return operand
  const [root = '', ...rest] = operand['ref'].split('.')
  const base = root === 'args' ? place.scene.args : root === 'env' ? place.scene.env : place.scene.run
  if (base === undefined) return undefined
  const selection = select(parsePath(`$.${rest.join('.')}`), { kind: 'value', value: base, at: [] })
  if (selection.kind !== 'one' || selection.node.kind !== 'value' || isEmpty(selection.node.value)) return undefined
  return selection.node.value
}

/** What could not be written as an operand is none when it comes by reference either (L-02). */
function isEmpty(value: Json): boolean {
  if (typeof value === 'object') return value === null || Object.keys(value).length === 0
  return value === '' || (typeof value === 'string' && !isWellFormed(value))
}
