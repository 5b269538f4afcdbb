import type { EffectsNode } from '../rules/policy-ast.ts'
import type { CompileScope } from './compile-event-matcher.ts'
import type { EventTester, TestPlace } from './value-test.ts'
export function compileEffects(_node: EffectsNode, _scope: CompileScope, _place: TestPlace): EventTester {
  return { judge: () => 'unknown', why: () => ({ path: 'x', why: 'y' }) }
}
