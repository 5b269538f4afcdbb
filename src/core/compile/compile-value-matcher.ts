import { not } from '../base/verdict.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'
import { explainUndecided } from '../paths/explain-undecided.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import { everyTestJudgesNull, mentionsExists, negatedPlace, onAbsentBelowNot, placeBeside, plainPlace, type TestPlace } from '../rules/test-place.ts'
import { combineTests } from './combine-tests.ts'
import { compileOperator } from './compile-operator.ts'
import { compileShell } from './compile-shell.ts'
import { compileQuantifier, type NodesTester } from './compile-quantifier.ts'
import type { UnknownCause, ValueScope, ValueTester } from './value-test.ts'
import { itemCompiler } from './item-compiler.ts'
import { watched } from './watched.ts'

/** A test of one value (L-16). */
export function compileValueMatcher(node: ValueMatcherNode, place: TestPlace, scope: ValueScope): ValueTester {
  return watched(compileTest(node, place, scope), node, scope.watch)
}

function compileTest(node: ValueMatcherNode, place: TestPlace, scope: ValueScope): ValueTester {
  switch (node.kind) {
    case 'all':
    case 'any':
      return combineValueTests(node.kind, node.items, place, scope)
    case 'tests':
      return combineValueTests('all', node.items, placeBeside(node, place), scope)
    case 'not':
      return compileNot(node.item, place, scope)
    case 'use':
      return compileValueMatcher(node.item, place, scope)
    case 'exists':
      return compileExists(node.want)
    case 'path':
      return compilePathTest(node, place, scope)
    case 'operator':
      return compileOperator(node, place, scope)
    case 'shell':
      return compileShell(node, place, scope, itemCompiler(scope, (item, below) => compileValueMatcher(item, below, scope)))
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      throw new Error(`\`${node.kind}\` stands below a path that selects one value`)
  }
}

function combineValueTests(
  kind: 'all' | 'any',
  items: readonly ValueMatcherNode[],
  place: TestPlace,
  scope: ValueScope,
): ValueTester {
  return combineTests(kind, items.map((item) => compileValueMatcher(item, place, scope)), scope.watch !== undefined)
}

/**
 * `not` below a path. On an absent value it misses, unless the test below asks about existence: "not
 * like this" is no statement about a value that is not there (L-14).
 */
function compileNot(item: ValueMatcherNode, place: TestPlace, scope: ValueScope): ValueTester {
  const asksExists = place.asksExists || mentionsExists(item)
  const inner = compileValueMatcher(item, { ...negatedPlace(place), asksExists }, scope)
  const judgesNull = everyTestJudgesNull(item)
  const whenAbsent = onAbsentBelowNot(place, asksExists)
  const isLacking = (found: Found): boolean => found === ABSENT || (found === null && !judgesNull)
  return {
    judge(found, event, context) {
      if (isLacking(found) && !mentionsExists(item)) return whenAbsent
      return not(inner.judge(found, event, context))
    },
    why(found, event, context, at): UnknownCause {
      return isLacking(found) ? { path: at, why: 'it is missing' } : inner.why(found, event, context, at)
    },
  }
}

/** Null is a value here (L-14). */
function compileExists(want: boolean): ValueTester {
  return {
    judge(found) {
      if (found === UNDECIDED) return 'unknown'
      return (found !== ABSENT) === want ? 'hit' : 'miss'
    },
    why: (_found, _event, _context, at) => ({ path: at, why: 'its parent is of another type' }),
  }
}

/** A path from the current node, or from the arguments. */
function compilePathTest(node: PathNode, place: TestPlace, scope: ValueScope): ValueTester {
  return node.path.isDefinite ? compileSinglePath(node, place, scope) : compileManyPath(node, place, scope)
}

type PathNode = Extract<ValueMatcherNode, { kind: 'path' }>

function compileSinglePath({ path, item }: PathNode, place: TestPlace, scope: ValueScope): ValueTester {
  const read = scope.paths.read(path)
  const test = compileValueMatcher(item, plainPlace(place), scope)
  return {
    judge: (root, event, context) => test.judge(typeof root === 'symbol' ? root : read(root), event, context),
    why(root, event, context): UnknownCause {
      const found = typeof root === 'symbol' ? root : read(root)
      if (found === UNDECIDED) return undecidedCause(root, path)
      return test.why(found, event, context, path.text)
    },
  }
}

function compileManyPath({ path, item }: PathNode, place: TestPlace, scope: ValueScope): ValueTester {
  const select = scope.paths.select(path)
  const test = compileNodesMatcher(item, plainPlace(place), scope)
  return {
    judge(root, event, context) {
      if (root === UNDECIDED) return 'unknown'
      return test.judge(root === ABSENT ? { kind: 'absent' } : select(root), event, context)
    },
    why(root, event, context): UnknownCause {
      const selection = typeof root === 'symbol' ? undefined : select(root)
      if (selection === undefined || selection.kind === 'undecided') return undecidedCause(root, path)
      return test.why(selection, event, context, path.text)
    },
  }
}

function undecidedCause(root: Found, path: Parameters<typeof explainUndecided>[1]): UnknownCause {
  const problem = typeof root === 'symbol' ? undefined : explainUndecided(root, path)
  if (problem === undefined) return { path: path.text, why: 'there is nothing of the right type to read it from' }
  return { path: path.text, why: problem.at === path.text ? `it ${problem.why}` : `\`${problem.at}\` ${problem.why}` }
}

/** What stands below a path that can select several nodes: quantifiers, and AND, OR, NOT of them (L-15). */
function compileNodesMatcher(node: ValueMatcherNode, place: TestPlace, scope: ValueScope): NodesTester {
  return watched(compileNodesTest(node, place, scope), node, scope.watch)
}

function compileNodesTest(node: ValueMatcherNode, place: TestPlace, scope: ValueScope): NodesTester {
  switch (node.kind) {
    case 'all':
    case 'any':
      return combineNodesTests(node.kind, node.items, place, scope)
    case 'tests':
      return combineNodesTests('all', node.items, placeBeside(node, place), scope)
    case 'use':
      return compileNodesMatcher(node.item, place, scope)
    case 'not':
      return compileNotOfNodes(node.item, place, scope)
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return compileQuantifier(node, place, (item, below) => compileValueMatcher(item, below, scope))
    case 'exists':
    case 'path':
    case 'operator':
    case 'shell':
      throw new Error(`\`${node.kind}\` stands below a path that can select several values`)
  }
}

function combineNodesTests(
  kind: 'all' | 'any',
  items: readonly ValueMatcherNode[],
  place: TestPlace,
  scope: ValueScope,
): NodesTester {
  return combineTests(kind, items.map((item) => compileNodesMatcher(item, place, scope)), scope.watch !== undefined)
}

/** As `not` below a single path: over what is not there it misses, in a permit it is unknown (L-14). */
function compileNotOfNodes(item: ValueMatcherNode, place: TestPlace, scope: ValueScope): NodesTester {
  const inner = compileNodesMatcher(item, negatedPlace(place), scope)
  const whenAbsent = onAbsentBelowNot(place, false)
  return {
    judge(selection, event, context) {
      if (selection.kind === 'absent') return whenAbsent
      return not(inner.judge(selection, event, context))
    },
    why: (selection, event, context, at) =>
      selection.kind === 'absent' ? { path: at, why: 'it is missing' } : inner.why(selection, event, context, at),
  }
}
