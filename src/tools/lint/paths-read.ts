import { isJsonArray, isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { ArgPath, PathStep } from '../../core/paths/arg-path.ts'
import { parsePath } from '../../core/paths/parse-path.ts'
import type { EventMatcherNode, ExceptionNode, Operand, RuleNode, ValueMatcherNode } from '../../core/rules/policy-ast.ts'
import { visitTests } from '../../core/rules/visit-tests.ts'

/** A test of an argument, where it stands. */
export interface PathRead {
  readonly path: ArgPath
  readonly span: Span
}

/** The argument tests of a matcher, in the order written. Paths of elements are not listed: their list is. */
export function argsRead(match: EventMatcherNode | undefined): readonly PathRead[] {
  const found: PathRead[] = []
  if (match === undefined) return found
  visitTests(match, (node) => {
    if (node.kind === 'args') found.push(...pathsOf(node.test))
  })
  return found
}

function pathsOf(test: ValueMatcherNode): readonly PathRead[] {
  if (test.kind === 'path') return [{ path: test.path, span: test.span }]
  return test.kind === 'all' ? test.items.flatMap(pathsOf) : []
}

/** The arguments on which a rule's verdict, or what it writes, may depend; of a test of effects, and of a check, all of them. */
export function stepsRead(rule: RuleNode, exceptions: readonly ExceptionNode[]): readonly (readonly PathStep[])[] {
  if (rule.action.name === 'consult') return [[]]
  const matches = [rule.match, rule.unless, ...exceptions.map(({ match }) => match)].filter((match) => match !== undefined)
  const found: (readonly PathStep[])[] = matches.flatMap((match) => argsRead(match).map(({ path }) => path.steps))
  for (const match of matches) {
    visitTests(match, (node) => {
      if (node.kind === 'effects') found.push([])
      if (node.kind === 'operator') found.push(...stepsOfOperand(node.operand))
    })
  }
  if (rule.action.name === 'rewrite') found.push(...stepsOfRewrite(rule.action.param))
  for (const name of rule.when?.variables ?? []) {
    const [root, ...members] = name.split('.')
    if (root === 'args') found.push(members.map((member): PathStep => (/^\d+$/.test(member) ? { kind: 'wildcard' } : { kind: 'name', name: member })))
  }
  return found
}

function stepsOfOperand(operand: Operand): readonly (readonly PathStep[])[] {
  if (operand.kind === 'literal') return []
  const refs = operand.kind === 'ref' ? [operand] : operand.refs.map(({ ref }) => ref)
  return refs.filter(({ root }) => root === 'args').map(({ path }) => path.steps)
}

/** The arguments that `set` and `default` take their values from: as they were before the rule (L-31). */
function stepsOfRewrite(param: Json): readonly (readonly PathStep[])[] {
  const members = (value: Json): readonly Json[] => (isJsonObject(value) ? Object.values(value) : [])
  return (isJsonArray(param) ? param : []).flatMap(members).flatMap(members).flatMap((value) => {
    const text = referenceOf(value)
    if (text?.startsWith('args.') !== true) return []
    const parsed = parsePath(`$${text.slice('args'.length)}`)
    return [parsed.ok ? parsed.path.steps : []]
  })
}

/** The text of `{ ref: ... }`, which is read on each event. */
export function referenceOf(value: Json | undefined): string | undefined {
  if (value === undefined || isJsonArray(value) || !isJsonObject(value) || Object.keys(value).length !== 1) return undefined
  const text = ownMember(value, 'ref')
  return typeof text === 'string' ? text : undefined
}
