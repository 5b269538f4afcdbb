import type { Verdict } from '../../../core/base/verdict.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { testsInside, type TestNode } from '../../../core/rules/visit-tests.ts'

/** A test of a matcher and the verdicts that its cases have to show. */
export interface Condition {
  readonly test: TestNode
  readonly wants: readonly Verdict[]
}

/** What a test is asked about: what has one type whatever the agent does cannot be of a type that is not judged. */
type Subject = 'any' | 'of one type'

const decided: readonly Verdict[] = ['hit', 'miss']
const every: readonly Verdict[] = ['hit', 'miss', 'unknown']

/**
 * The tests of a matcher that decide by themselves, and the branches of each `any`; what only joins
 * others (`all`, `not`, a path, an `args`) shows in these.
 */
export function conditionsOf(matcher: EventMatcherNode): readonly Condition[] {
  const found = new Map<TestNode, Condition>()
  collect(matcher, 'any', found)
  return [...found.values()]
}

function collect(test: TestNode, subject: Subject, found: Map<TestNode, Condition>): void {
  const wants = wantsOf(test, subject)
  if (wants.length > 0) found.set(test, { test, wants })
  const inside = subjectInside(test, subject)
  for (const part of testsInside(test)) {
    if (test.kind === 'any') addBranch(part, found)
    collect(part, inside, found)
  }
}

/** A branch that is one test, under whatever words, is counted as that test. */
function addBranch(branch: TestNode, found: Map<TestNode, Condition>): void {
  let test = branch
  for (;;) {
    const parts = testsInside(test)
    const [only] = parts
    if (only === undefined || decidesItself(test)) return
    if (parts.length > 1) break
    test = only
  }
  found.set(branch, { test: branch, wants: decided })
}

function decidesItself(test: TestNode): boolean {
  return wantsOf(test, 'of one type').length > 0
}

function wantsOf(test: TestNode, subject: Subject): readonly Verdict[] {
  switch (test.kind) {
    case 'tool':
    case 'outcome':
    case 'exists':
    case 'effects':
      return decided
    case 'shell':
    case 'sum':
      return subject === 'any' ? every : decided
    case 'operator':
      return test.operand.kind !== 'literal' || (subject === 'any' && !judgesEverything(test)) ? every : decided
    case 'always':
    case 'all':
    case 'any':
    case 'tests':
    case 'not':
    case 'use':
    case 'path':
    case 'some':
    case 'every':
    case 'none':
    case 'args':
    case 'result':
    case 'prompt':
    case 'text':
    case 'run':
    case 'env':
    case 'count':
    case 'mcp':
      return []
  }
}

function subjectInside(test: TestNode, subject: Subject): Subject {
  switch (test.kind) {
    case 'args':
    case 'env':
    case 'path':
      return 'any'
    case 'result':
    case 'prompt':
    case 'text':
    case 'run':
    case 'mcp':
    case 'shell':
    case 'effects':
    case 'count':
    case 'sum':
      return 'of one type'
    default:
      return subject
  }
}

/** Every JSON type is judged, so that no value is unknown to it (L-40). */
function judgesEverything({ definition, operand }: Extract<ValueMatcherNode, { kind: 'operator' }>): boolean {
  const param = operand.kind === 'literal' ? operand.param : null
  // `as`: the parameter has passed the schema of the definition.
  const judged = typeof definition.judges === 'function' ? definition.judges(param as never) : definition.judges
  const texts = judged.includes('string') || judged.includes('text')
  return texts && (['number', 'boolean', 'array', 'object'] as const).every((type) => judged.includes(type))
}
