import { not, or, and, type Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { EffectsNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import { negatedPlace, type TestPlace } from '../rules/test-place.ts'
import type { CompileScope } from './compile-scope.ts'
import { compilePrograms } from './compile-programs.ts'
import { compileValueMatcher } from './compile-value-matcher.ts'
import { callEffects } from './effects/call-effects.ts'
import type { CallEffect } from './effects/call-effect.ts'
import { compilePathTarget, type TargetQuestion } from './effects/compile-path-target.ts'
import { judgeEffect, type TargetTests } from './effects/judge-effect.ts'
import type { EmailTester } from './effects/target-testers.ts'
import { itemCompiler } from './item-compiler.ts'
import type { EventTester } from './value-test.ts'

const EFFECTS = Symbol('effects of a call')

/** A test of what a call does to resources, whatever tool, argument or program does it (L-70). */
export function compileEffects(node: EffectsNode, scope: CompileScope, place: TestPlace): EventTester {
  const tests = compileTargets(node, node.quantifier === 'none' ? negatedPlace(place) : place, scope)
  const effectsOf = (event: StepEvent, context: HookContext): readonly CallEffect[] | undefined =>
    scope
      .lookups(event)
      .once(EFFECTS, '', () => callEffects(event, scope.catalogue.describe(event), context.env, scope.lookups(event)))
  const judgeOne = (effect: CallEffect, question: TargetQuestion): Verdict => judgeEffect(effect, node, tests, question)
  const questionOf = (event: StepEvent, context: HookContext): TargetQuestion => ({
    event,
    context,
    lookups: scope.lookups(event),
    trees: node.trees,
  })
  return {
    judge(_subject, event, context) {
      const effects = effectsOf(event, context)
      if (effects === undefined) return 'unknown'
      const question = questionOf(event, context)
      if (node.quantifier === 'every') {
        // Over nothing `every` misses (L-15): nothing was shown to fit.
        if (effects.length === 0) return 'miss'
        return effects.reduce<Verdict>((verdict, effect) => and(verdict, judgeOne(effect, question)), 'hit')
      }
      let some: Verdict = 'miss'
      for (const effect of effects) {
        some = or(some, judgeOne(effect, question))
        if (some === 'hit') break
      }
      return node.quantifier === 'none' ? not(some) : some
    },
    why(_subject, event, context) {
      const effects = effectsOf(event, context)
      if (effects === undefined) return { path: 'the arguments', why: 'they are not an object' }
      const question = questionOf(event, context)
      const doubtful = effects.find((effect) => judgeOne(effect, question) === 'unknown')
      return { path: 'what the call does', why: doubtful === undefined ? 'it is not known' : whyDoubtful(doubtful) }
    },
  }
}

function compileTargets(node: EffectsNode, place: TestPlace, scope: CompileScope): TargetTests {
  const items = itemCompiler(scope, (item, below) => compileValueMatcher(item, below, scope))
  const textTest = (matcher: ValueMatcherNode): EmailTester => {
    const test = compileValueMatcher(matcher, place, scope)
    return (value, { event, context }) => test.judge(value, event, context)
  }
  return {
    ...(node.path === undefined ? {} : { path: compilePathTarget(node.path, place, items) }),
    ...(node.url === undefined ? {} : { url: textTest(node.url) }),
    ...(node.sql === undefined ? {} : { sql: textTest(node.sql) }),
    ...(node.to === undefined ? {} : { to: textTest(node.to) }),
    ...(node.program === undefined ? {} : { program: compilePrograms(node.program, place, items, node.opaque) }),
  }
}

function whyDoubtful({ target }: CallEffect): string {
  switch (target.kind) {
    case 'unreadable':
      return 'a part of it cannot be read'
    case 'opaque':
      return target.of === 'anything' ? 'a part of it is known only when it runs' : `a ${target.of} in it is known only when it runs`
    case 'leaf':
      return 'a text in it may name anything'
    case 'path':
      return target.subject.tree === 'none' ? 'a path in it cannot be judged' : 'nobody can say which files lie below a folder in it'
    case 'url':
    case 'host':
    case 'sql':
    case 'email':
    case 'program':
      return `a ${target.kind} in it cannot be judged`
  }
}
