import { isJsonArray, type Json, type JsonObject } from '../../src/core/base/json.ts'
import type { PolicyAst, RuleNode, UnmatchedNode } from '../../src/core/rules/policy-ast.ts'
import { conditionVariables } from '../../src/core/conditions/condition-variables.ts'
import { visitTests, type TestNode } from '../../src/core/rules/visit-tests.ts'
import type { PartName, PassAccount, TestAccount } from '../../src/tools/explain/explanation.ts'
import { judgeCondition } from '../differential/reference/condition.ts'
import { judge, judgesNull } from '../differential/reference/operators.ts'
import type { Scene } from '../differential/reference/scene.ts'
import { allOf, anyOf, hit, miss, negated, unknown, type Judged } from '../differential/reference/verdict.ts'

/**
 * Judges the tests of an account anew, from what the account says that they saw: slowly, by the operators
 * of the reference evaluator, and by the laws of L-12, L-14 and L-15 for what joins them.
 */
export interface Rejudge {
  /** Where an account says something else than its own tests give. */
  readonly disputes: (rule: RuleNode, pass: PassAccount) => readonly string[]
  /** The same of the `match` of an allow list. */
  readonly listDisputes: (list: UnmatchedNode, pass: PassAccount) => readonly string[]
  /** Innermost tests that were judged anew. */
  readonly leaves: () => number
}

type Word = 'hit' | 'miss' | 'unknown'

interface Where {
  readonly permit: boolean
  readonly belowNot: boolean
  readonly asksExists: boolean
  readonly required: boolean
  readonly absent?: Word | undefined
  readonly empty?: Word | undefined
}

export function createRejudge(policy: PolicyAst): Rejudge {
  const nodes = new Map<string, TestNode>()
  for (const { rules, exceptions, unmatched } of policy.packs) {
    for (const tree of [...rules.flatMap(({ match, unless }) => [match, unless]), ...exceptions.map(({ match }) => match), unmatched?.match]) {
      if (tree !== undefined) visitTests(tree, (node) => nodes.set(keyOf(node.kind, node.span.source.name, node.span.start, node.span.end), node))
    }
  }
  let leaves = 0
  const disputes: string[] = []
  const nodeOf = ({ kind, at }: TestAccount): TestNode | undefined => nodes.get(keyOf(kind, at.file, at.start, at.end))

  const check = (account: TestAccount, where: Where): Judged => {
    const node = nodeOf(account)
    const own = node === undefined ? undefined : rejudged(account, node, where)
    if (own !== undefined && own.verdict !== account.verdict) disputes.push(`${account.says} at ${String(account.at.start)}: said ${account.verdict}, is ${own.verdict}`)
    // What is above is judged from what this says, so that one slip shows once.
    return said(account.verdict)
  }

  const rejudged = (account: TestAccount, node: TestNode, where: Where): Judged | undefined => {
    const { tests } = account
    const below = (at: Where = where): readonly Judged[] => tests.map((test) => check(test, at))
    const [only] = tests
    switch (node.kind) {
      case 'always':
        return hit
      case 'all':
        return whole(account) ?? allOf(below())
      case 'tests':
        return whole(account) ?? allOf(below(beside(node, where)))
      case 'any':
        return whole(account) ?? anyOf(below())
      case 'use':
        return below()[0]
      case 'not':
        return rejudgedNot(account, node, where)
      case 'args':
      case 'result':
      case 'prompt':
      case 'text':
      case 'run':
      case 'env':
        return below(plain(where))[0]
      case 'path':
        // Without a test below it there was nothing to read the path from (L-14).
        return below(plain(where))[0] ?? said('unknown')
      case 'tool':
        leaves++
        // A look-alike is unknown to every tool test (L-17); which names look alike is not told.
        return account.verdict === 'unknown' ? undefined : word(node.names.some((name) => `\`${name}\`` === account.saw?.what || (name.includes('*') && fitsStars(name, account.saw?.what ?? ''))))
      case 'outcome':
        leaves++
        return word(node.kinds.includes(account.saw?.what ?? ''))
      case 'exists':
        leaves++
        return isUndecided(account) ? said('unknown') : word(isAbsent(account) !== node.want)
      case 'operator':
        leaves++
        return rejudgedOperator(account, node, where)
      case 'some':
      case 'every':
      case 'none':
      case 'count':
      case 'sum': {
        if (isUndecided(account)) return said('unknown')
        if (isAbsent(account)) return onAbsent({ ...where, belowNot: where.belowNot || node.kind === 'none' })
        if (account.saw?.what === '0 found' && where.empty !== undefined) return said(where.empty)
        if (node.kind === 'count') return rejudgedCount(account, node, where)
        const inside = below(node.kind === 'none' ? { ...plain(where), belowNot: true } : plain(where))
        if (node.kind === 'some') return anyOf(inside)
        if (node.kind === 'none') return negated(anyOf(inside))
        if (node.kind === 'every') return inside.length === 0 ? miss : allOf(inside)
        const elements = isJsonArray(account.saw?.value ?? null) ? (account.saw?.value as readonly Json[]) : []
        if (!elements.every((element) => typeof element === 'number')) return said('unknown')
        if (only?.saw?.value !== elements.reduce((sum, element) => sum + element, 0)) disputes.push('the sum is another one')
        return inside[0]
      }
      case 'mcp':
      case 'effects':
      case 'shell':
        return undefined
    }
  }

  const rejudgedNot = ({ tests }: TestAccount, node: Extract<TestNode, { kind: 'not' }>, where: Where): Judged => {
    const asksExists = where.asksExists || asksItself(node.item)
    const [inner] = tests
    // Where nothing is there, "not like this" says nothing (L-14), so nothing was asked.
    if (inner === undefined) return where.absent !== undefined ? said(where.absent) : said(where.required || (where.permit && !asksExists) ? 'unknown' : 'miss')
    return negated(check(inner, { ...plain(where), belowNot: true, asksExists }))
  }

  const rejudgedOperator = (account: TestAccount, node: Extract<TestNode, { kind: 'operator' }>, where: Where): Judged | undefined => {
    if (isUndecided(account)) return said('unknown')
    const isNegation = node.name.startsWith('not_')
    const value = account.saw?.value
    if (isAbsent(account) || (value === null && (where.required || !judgesNull.has(node.name)))) return onAbsent({ ...where, belowNot: where.belowNot || isNegation })
    // What a reference holds is not a part of what the test saw.
    if (node.operand.kind !== 'literal' || value === undefined) return undefined
    const modifiers = { full: node.modifiers.full ?? false, ignoreCase: node.modifiers.ignoreCase ?? false, normalize: node.modifiers.normalize ?? [] }
    const judged = judge(isNegation ? (node.name === 'not_equals' ? 'equals' : 'in') : node.name, node.operand.param, value, modifiers, 'x')
    return isNegation ? negated(judged) : judged
  }

  /** Elements that nobody can judge leave the count open between two bounds (L-15). */
  const rejudgedCount = ({ saw, tests }: TestAccount, node: Extract<TestNode, { kind: 'count' }>, where: Where): Judged => {
    const isOf = (test: TestAccount): boolean => node.of !== undefined && nodeOf(test) === node.of
    const elements = tests.filter(isOf).map((test) => check(test, plain(where)).verdict)
    const counts = tests.filter((test) => !isOf(test)).map((test) => ({ count: test.saw?.value ?? countIn(test), verdict: check(test, plain(where)).verdict }))
    const [first] = counts
    const least = elements.filter((verdict) => verdict === 'hit').length
    if (node.of !== undefined && first?.count !== least) disputes.push(`${String(least)} elements fit, ${JSON.stringify(first?.count)} were counted`)
    if (node.of === undefined && !isJsonArray(saw?.value ?? null)) disputes.push('a count of nothing')
    return counts.every(({ verdict }) => verdict === first?.verdict) ? said(first?.verdict ?? 'unknown') : said('unknown')
  }

  return {
    leaves: () => leaves,
    listDisputes({ match }, { verdict, parts }) {
      disputes.length = 0
      const whole = allOf(parts.flatMap(({ test }) => (test === undefined ? [] : [check(test, top(false))]))).verdict
      if (match === undefined || parts.length !== 1 || whole !== verdict) disputes.push(`the list gives ${whole}, ${verdict} was told`)
      return [...disputes]
    },
    disputes(rule, { verdict, parts }) {
      disputes.length = 0
      const isAllow = rule.action.name === 'allow'
      const verdicts = parts.flatMap(({ part, test }): readonly { readonly part: PartName; readonly judged: Judged }[] => {
        if (test === undefined) return []
        if (part === 'when') return [{ part, judged: condition(test) }]
        return [{ part, judged: check(test, top(part === 'match' ? isAllow : true)) }]
      })
      const of = (...wanted: readonly string[]): readonly Judged[] => verdicts.filter(({ part }) => wanted.includes(part)).map(({ judged }) => judged)
      const whole = allOf([...of('match', 'when'), negated(anyOf(of('unless', 'exception')))]).verdict
      // Results of calls that did not start are not looked at, and no test is asked (L-60).
      if (whole !== verdict && parts.some(({ test }) => test !== undefined)) disputes.push(`the parts give ${whole}, the rule said ${verdict}`)
      return [...disputes]
    },
  }

  function condition(account: TestAccount): Judged {
    const { says, tests } = account
    const joins = tests.map(condition)
    const own = says.startsWith('{"and"') ? allOf(joins) : says.startsWith('{"or"') ? anyOf(joins) : joins[0] === undefined ? undefined : negated(joins[0])
    const judged = tests.length === 0 ? judgedCondition(account) : own
    if (judged !== undefined && judged.verdict !== account.verdict) disputes.push(`${says}: said ${account.verdict}, is ${judged.verdict}`)
    return said(account.verdict)
  }

  function judgedCondition({ says, saw }: TestAccount): Judged | undefined {
    // A long expression is cut where it is shown.
    if (says.endsWith('…')) return undefined
    const expression = JSON.parse(says) as Json
    const seen = (saw?.value ?? {}) as JsonObject
    const names = conditionVariables(expression)
    // Of what is not there the account does not tell whether anything could have been.
    if (names.length !== Object.keys(seen).length) return undefined
    leaves++
    const scene: Record<string, Json> = {}
    for (const [path, value] of Object.entries(seen)) putAt(scene, path.split('.'), value)
    // `as`: the condition reads nothing but the variables that were put there.
    return judgeCondition(expression, { kind: 'x', run: {}, env: {}, ...scene } as unknown as Scene)
  }
}

/** A join that judges a value which is not there as a whole has no tests below it. */
function whole({ tests, verdict }: TestAccount): Judged | undefined {
  return tests.length === 0 ? said(verdict) : undefined
}

function putAt(target: Record<string, Json>, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) target[name] = value
  else {
    const inner = (target[name] ?? {}) as Record<string, Json>
    target[name] = inner
    putAt(inner, rest, value)
  }
}

function countIn({ tests }: TestAccount): Json | undefined {
  const [first] = tests
  return first === undefined ? undefined : (first.saw?.value ?? countIn(first))
}

function keyOf(kind: string, file: string, start: number, end: number): string {
  return `${kind} ${file} ${String(start)} ${String(end)}`
}

function top(permit: boolean): Where {
  return { permit, belowNot: false, asksExists: false, required: false }
}

function plain({ permit, belowNot }: Where): Where {
  return { permit, belowNot, asksExists: false, required: false }
}

function beside(node: Extract<TestNode, { kind: 'tests' }>, where: Where): Where {
  return {
    permit: where.permit,
    belowNot: where.belowNot,
    asksExists: node.asksExists || where.asksExists,
    required: node.required || where.required,
    absent: node.absent ?? where.absent,
    empty: node.empty ?? where.empty,
  }
}

function onAbsent({ required, absent, permit, belowNot, asksExists }: Where): Judged {
  if (required) return said('unknown')
  return said(absent ?? (permit && belowNot && !asksExists ? 'unknown' : 'miss'))
}

function asksItself(node: TestNode): boolean {
  if (node.kind === 'exists') return true
  if (node.kind === 'all' || node.kind === 'any' || node.kind === 'tests') return node.items.some(asksItself)
  return (node.kind === 'not' || node.kind === 'use') && asksItself(node.item)
}

function isAbsent({ saw }: TestAccount): boolean {
  return saw?.what === 'absent'
}

function isUndecided({ saw }: TestAccount): boolean {
  return saw?.what === 'nothing that can be read there'
}

function fitsStars(pattern: string, shown: string): boolean {
  const [head = '', tail = ''] = pattern.split('*')
  return shown.startsWith(`\`${head}`) && shown.endsWith(`${tail}\``)
}

function said(verdict: Word): Judged {
  return verdict === 'hit' ? hit : verdict === 'miss' ? miss : unknown('', '')
}

function word(yes: boolean): Judged {
  return yes ? hit : miss
}
