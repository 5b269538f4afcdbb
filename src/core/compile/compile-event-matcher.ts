import { isJsonObject, ownMember, type Json } from '../base/json.ts'
import { not } from '../base/verdict.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import { negatedPlace, type TestPlace } from '../rules/test-place.ts'
import { combineTests } from './combine-tests.ts'
import { compileEffects } from './compile-effects.ts'
import { compileMcp } from './compile-mcp.ts'
import { compileValueMatcher } from './compile-value-matcher.ts'
import { compileResultMatcher } from './compile-result-matcher.ts'
import type { CompileScope } from './compile-scope.ts'
import { promptOf, streamedText } from './event-texts.ts'
import { watched } from './watched.ts'
import type { ToolNames } from './tool-names.ts'
import type { EventTester, ValueTester } from './value-test.ts'
import { argsOf, toolNameOf } from '../events/call-parts.ts'
import type { HookContext } from '../events/hook-context.ts'
import { runFact } from '../events/run-facts.ts'
import type { StepEvent } from '../events/step-event.ts'

/** A test of the whole event (L-17). */
export function compileEventMatcher(node: EventMatcherNode, scope: CompileScope, place: TestPlace): EventTester {
  return watched(compileTest(node, scope, place), node, scope.watch)
}

function compileTest(node: EventMatcherNode, scope: CompileScope, place: TestPlace): EventTester {
  switch (node.kind) {
    case 'always':
      return { judge: () => 'hit', why: () => ({ path: '`match`', why: 'it is unknown' }) }
    case 'all':
    case 'any':
      return combineTests(node.kind, node.items.map((item) => compileEventMatcher(item, scope, place)), scope.watch !== undefined)
    case 'not': {
      const inner = compileEventMatcher(node.item, scope, negatedPlace(place))
      return { judge: (subject, event, context) => not(inner.judge(subject, event, context)), why: inner.why }
    }
    case 'use':
      return compileEventMatcher(node.item, scope, place)
    case 'tool':
      return compileToolTest(node.names, scope.toolNames)
    case 'mcp':
      return compileMcp(node, scope, scope.catalogue, place)
    case 'effects':
      return compileEffects(node, scope, place)
    case 'args':
      return compileArgs(node.test, scope, place)
    case 'result':
      return compileResultMatcher(node.test, place, scope)
    case 'outcome':
      return {
        judge: (_subject, event) =>
          event.kind === 'ToolResult' && node.kinds.includes(event.outcome.kind) ? 'hit' : 'miss',
        why: () => ({ path: '`outcome`', why: 'it is unknown' }),
      }
    case 'prompt':
      return below(scope, node.test, place, 'prompt', promptOf)
    case 'text':
      return below(scope, node.test, place, 'text', streamedText)
    case 'run':
      return below(scope, node.test, place, `run.${node.field}`, (_event, context) => runFact(context, node.field) ?? ABSENT)
    case 'env':
      return below(scope, node.test, place, `env.${node.field}`, (_event, context) => {
        const value = ownMember(context.env, node.field)
        return value === undefined ? ABSENT : value
      })
  }
}

function below(
  scope: CompileScope,
  node: ValueMatcherNode,
  place: TestPlace,
  at: string,
  read: (event: StepEvent, context: HookContext) => Found,
): EventTester {
  const test: ValueTester = compileValueMatcher(node, place, scope)
  return {
    judge: (_subject, event, context) => test.judge(read(event, context), event, context),
    why: (_subject, event, context) => test.why(read(event, context), event, context, at),
  }
}

/** Paths of arguments: names are read under every spelling, `[*]` and `..` see the real ones (L-71). */
function compileArgs(node: ValueMatcherNode, scope: CompileScope, place: TestPlace): EventTester {
  if (!readsAlias(node, scope)) return below(scope, node, place, 'args', argsFound)
  if (node.kind === 'all') {
    const items = node.items.map((item) => compileArgs(item, scope, place))
    return watched(combineTests('all', items, scope.watch !== undefined), node, scope.watch)
  }
  return below(scope, node, place, 'args', (event) => objectFound(scope.readArgs(event)))
}

function readsAlias(node: ValueMatcherNode, scope: CompileScope): boolean {
  if (node.kind === 'all') return node.items.some((item) => readsAlias(item, scope))
  const [first] = node.kind === 'path' ? node.path.steps : []
  const names = first?.kind === 'name' ? [first.name] : first?.kind === 'union' ? first.names : []
  return names.some((name) => scope.catalogue.aliased.has(name))
}

function argsFound(event: StepEvent): Found {
  return objectFound(argsOf(event))
}

/** `args` is an object, or every test of it is unknown (L-14). */
function objectFound(args: Json | undefined): Found {
  return isJsonObject(args) ? args : UNDECIDED
}

function compileToolTest(names: readonly string[], toolNames: ToolNames): EventTester {
  const fits = toolNames.matcher(names)
  return {
    judge(_subject, event) {
      const name = toolNameOf(event)
      if (name === undefined) return 'miss'
      // At an invalid call the emitted text is judged as it is (L-17).
      if (event.kind !== 'InvalidToolCall' && toolNames.isLookAlike(name)) return 'unknown'
      return fits(name) ? 'hit' : 'miss'
    },
    why: () => ({ path: 'the tool name', why: 'it looks like the name of another tool' }),
  }
}
