import { not } from '../base/verdict.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import { negatedPlace, placeBeside, type TestPlace } from '../rules/test-place.ts'
import { combineTests } from './combine-tests.ts'
import { compileValueMatcher } from './compile-value-matcher.ts'
import { presentedText } from './event-texts.ts'
import type { EventTester, ValueScope } from './value-test.ts'
import type { Found } from '../paths/arg-path.ts'
import { watched } from './watched.ts'

/** Results are read as the catalogue says. */
export interface ResultScope extends ValueScope {
  readonly readResult: (event: StepEvent) => Found
}

/**
 * A test of a presented result: keys that begin with `$` read the structure, at any depth of `any`,
 * `all` and `not`; all others read the text (L-17).
 */
export function compileResultMatcher(node: ValueMatcherNode, place: TestPlace, scope: ResultScope): EventTester {
  const tester = compileTest(node, place, scope)
  // What judges one value tells so itself.
  return isJoin(node) ? watched(tester, node, scope.watch) : tester
}

function isJoin({ kind }: ValueMatcherNode): boolean {
  return kind === 'all' || kind === 'any' || kind === 'tests' || kind === 'not' || kind === 'use'
}

function compileTest(node: ValueMatcherNode, place: TestPlace, scope: ResultScope): EventTester {
  switch (node.kind) {
    case 'all':
    case 'any':
      return combineTests(node.kind, node.items.map((item) => compileResultMatcher(item, place, scope)), scope.watch !== undefined)
    case 'tests': {
      const inside = placeBeside(node, place)
      return combineTests('all', node.items.map((item) => compileResultMatcher(item, inside, scope)), scope.watch !== undefined)
    }
    case 'not': {
      const inner = compileResultMatcher(node.item, { ...negatedPlace(place), asksExists: place.asksExists }, scope)
      return { judge: (subject, event, context) => not(inner.judge(subject, event, context)), why: inner.why }
    }
    case 'use':
      return compileResultMatcher(node.item, place, scope)
    case 'path': {
      const test = compileValueMatcher(node, place, scope)
      return {
        judge: (_subject, event, context) => test.judge(scope.readResult(event), event, context),
        why: (_subject, event, context) => test.why(scope.readResult(event), event, context, 'result'),
      }
    }
    case 'exists':
    case 'operator':
    case 'shell':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum': {
      const test = compileValueMatcher(node, place, scope)
      return {
        judge: (_subject, event, context) => test.judge(presentedText(event), event, context),
        why: (_subject, event, context) => test.why(presentedText(event), event, context, 'result'),
      }
    }
  }
}
