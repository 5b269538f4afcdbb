import { and, not, or, type Verdict } from '../../base/verdict.ts'
import type { Env, HookContext } from '../../events/hook-context.ts'
import type { Lookups } from '../../events/lookups.ts'
import type { StepEvent } from '../../events/step-event.ts'
import { compilePathTest, type CompiledPathTest } from '../../files/compile-path-test.ts'
import { madePerEnv } from '../../files/made-per-env.ts'
import { patternFits } from '../../files/pattern-fits.ts'
import type { PathTest } from '../../files/path-test.ts'
import { readPath } from '../../files/read-path.ts'
import { treeFits } from '../../files/tree-fits.ts'
import type { ValueMatcherNode } from '../../rules/policy-ast.ts'
import { negatedPlace, placeBeside, plainPlace, type TestPlace } from '../../rules/test-place.ts'
import { operatorPlace, paramReader } from '../compile-operator.ts'
import type { ItemCompiler } from '../item-compiler.ts'
import type { CompileItem } from '../value-test.ts'
import { textOfSubject, type PathSubject } from './call-effect.ts'
import { judgeNamedFiles } from './named-files.ts'
import { visibleOnly } from './visible-only.ts'

export interface TargetQuestion {
  readonly event: StepEvent
  readonly context: HookContext
  readonly lookups: Lookups
  /** What a tree gives of which nobody can say whether a fitting file lies in it. */
  readonly trees: 'unknown' | 'miss'
}

export type PathTargetTest = (subject: PathSubject, question: TargetQuestion) => Verdict

/**
 * A matcher over paths, for subjects that are more than a text: trees, patterns of a shell, words that
 * are read in another folder (L-70). Tests other than `path` judge the text alone.
 */
export function compilePathTarget(node: ValueMatcherNode, place: TestPlace, items: ItemCompiler): PathTargetTest {
  const test = compileTarget(node, place, items)
  const { watch } = items
  if (watch === undefined || !isAskedHere(node)) return test
  return (subject, question) => {
    const verdict = test(subject, question)
    watch(node, textOfSubject(subject), verdict)
    return verdict
  }
}

/** All others are asked as values, and tell by themselves. */
function isAskedHere(node: ValueMatcherNode): boolean {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
    case 'use':
    case 'not':
      return true
    case 'operator':
      return node.name === 'path'
    default:
      return false
  }
}

function compileTarget(node: ValueMatcherNode, place: TestPlace, items: ItemCompiler): PathTargetTest {
  switch (node.kind) {
    case 'all':
    case 'any':
      return compileJoined(node.kind, node.items, place, items)
    case 'tests':
      return compileJoined('all', node.items, placeBeside(node, place), items)
    case 'use':
      return compilePathTarget(node.item, place, items)
    case 'not': {
      const inner = compilePathTarget(node.item, negatedPlace(place), items)
      return (subject, question) => not(inner(subject, question))
    }
    default:
      return node.kind === 'operator' && node.name === 'path'
        ? compilePath(node, place)
        : compileTextTest(node, place, items.compileItem)
  }
}

function compileJoined(
  kind: 'all' | 'any',
  nodes: readonly ValueMatcherNode[],
  place: TestPlace,
  items: ItemCompiler,
): PathTargetTest {
  const tests = nodes.map((item) => compilePathTarget(item, place, items))
  const [combine, neutral] = kind === 'all' ? [and, 'hit' as const] : [or, 'miss' as const]
  return (subject, question) =>
    tests.reduce<Verdict>((verdict, test) => combine(verdict, test(subject, question)), neutral)
}

function compilePath(node: Extract<ValueMatcherNode, { kind: 'operator' }>, place: TestPlace): PathTargetTest {
  const { operand } = node
  const readParam = operand.kind === 'literal' ? () => operand.param : paramReader(node, operand)
  const doubts = operatorPlace(place)
  const verdicts = Symbol('verdicts of a path test')
  let last: { readonly test: PathTest; readonly compiledFor: (env: Env) => CompiledPathTest } | undefined
  const compiledFor = (test: PathTest, env: Env): CompiledPathTest => {
    if (last?.test !== test) last = { test, compiledFor: madePerEnv((each) => compilePathTest(test, doubts, each)) }
    return last.compiledFor(env)
  }
  return (subject, question) => {
    const param = readParam(question.event, question.context)
    if (param === undefined) return 'unknown'
    // `as`: it has passed the schema of `path`.
    const test = param as PathTest
    // A command line may name one file thousands of times.
    return question.lookups.once(verdicts, subjectKey(subject), () => judge(subject, question, test))
  }

  function judge(
    { word, folder, tree, names }: PathSubject,
    { context, lookups, trees }: TargetQuestion,
    test: PathTest,
  ): Verdict {
    const compiled = compiledFor(test, context.env)
    const { judge: fits } = compiled
    const orTrees = (verdict: Verdict): Verdict => (verdict === 'unknown' && !lookups.has('filesBelow') ? trees : verdict)
    if (word.some((part) => part.isPattern)) return orTrees(patternFits(word, test, doubts, context, lookups, folder, compiled))
    const reading = readPath(textOfSubject({ word, tree }), context.env, folder)
    if (tree === 'none') return fits(reading, lookups)
    const seen = tree === 'visible' ? visibleOnly(lookups) : lookups
    const whole = treeFits(reading, test, doubts, context, seen, compiled)
    const verdict =
      names === undefined || whole === 'miss' || reading.kind === 'unknown'
        ? whole
        : judgeNamedFiles(reading, names, seen, (path) =>
            fits(readPath(path, context.env), lookups),
          )
    return reading.kind === 'path' ? orTrees(verdict) : verdict
  }
}

/** All of a subject that a verdict depends on: two with one key are the same in one event. */
function subjectKey({ word, folder, tree, names }: PathSubject): string {
  if (folder === undefined && names === undefined && word.length === 1) {
    const [only] = word
    return `${tree} ${String(only?.isPattern)} ${only?.text ?? ''}`
  }
  return JSON.stringify([word, folder, tree, names])
}

function compileTextTest(node: ValueMatcherNode, place: TestPlace, compileItem: CompileItem): PathTargetTest {
  const test = compileItem(node, plainPlace(place))
  return (subject, { event, context }) => {
    if (subject.tree !== 'none' || subject.word.some((part) => part.isPattern)) return 'unknown'
    return test.judge(textOfSubject(subject), event, context)
  }
}
