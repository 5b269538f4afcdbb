import { readIssue } from '../actions/param-issue.ts'
import type { Json } from '../base/json.ts'
import type { Span } from '../diagnostics/source.ts'
import { containsTemplate } from '../actions/template.ts'
import type { OperatorDefinition, OperatorModifiers } from '../operators/define-operator.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import { checkPorts } from './check-host.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { Operand } from './policy-ast.ts'
import { composeParam, fillRefs } from './read-composed-operand.ts'
import { readListReference, readReference, type NamedList } from './read-reference.ts'
import { valueSpan } from './reading.ts'
import { reportSchemaIssues } from './report-schema-issues.ts'
import { schemaKeys } from './schema-keys.ts'

/** The parameter of an operator: a value, the name of a list, or a reference to be read on each event (L-16). */
export function readOperand(
  scope: MatcherScope,
  entry: MapEntry,
  definition: OperatorDefinition,
  modifiers: OperatorModifiers,
): Operand | undefined {
  const node = entry.value
  const where = `\`${definition.name}\``
  const only = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined
  if (only?.key.text === 'ref') return readReference(scope, only)
  if (only?.key.text === 'list') {
    const list = readListReference(scope, only)
    return list && checkParam(scope, list.node, definition, modifiers, list.values, list.name, node.span)
  }
  if (!checkNoBlanks(scope, node, valueSpan(entry), where)) return undefined
  if (definition.holdsNames === true) return readComposed(scope, node, definition, modifiers)
  if (!checkNoNames(scope, node)) return undefined
  return checkParam(scope, node, definition, modifiers, toJson(node))
}

/** What stands in for a reference while the rest of the parameter is checked: one of these must fit its place. */
const standIns: readonly Json[] = ['/', 1]

function readComposed(
  scope: MatcherScope,
  node: SyntaxNode,
  definition: OperatorDefinition,
  modifiers: OperatorModifiers,
): Operand | undefined {
  const composed = composeParam(scope, node)
  if (composed === undefined) return undefined
  const { param, refs, lists } = composed
  if (lists.length > 0 && refs.length === 0) {
    const problem = problemOf(definition, modifiers, param)
    const unfit = problem === undefined ? [] : unfitEntries(scope, node, definition, modifiers, lists)
    for (const { span, list } of unfit) {
      const related = [{ span: node.span, message: `the list \`${list}\` stands in the operand of \`${definition.name}\` here` }]
      scope.reading.report('SLC314', span, `the operand of \`${definition.name}\`: ${problem ?? ''}`, undefined, related)
    }
    if (unfit.length > 0) return undefined
  }
  if (refs.length === 0) return checkParam(scope, node, definition, modifiers, param)
  const filled = standIns.map((value) => fillRefs(param, refs.map(({ at }) => ({ at, value }))))
  const fitting = filled.find((candidate) => definition.param.safeParse(candidate).success) ?? filled[0] ?? param
  if (checkParam(scope, node, definition, modifiers, fitting) === undefined) return undefined
  return { kind: 'composed', param, refs }
}

/** Why a parameter does not fit, in the words of its schema or its check. */
function problemOf(definition: OperatorDefinition, modifiers: OperatorModifiers, param: Json): string | undefined {
  const parsed = definition.param.safeParse(param)
  if (!parsed.success) return parsed.error.issues.flatMap(readIssue)[0]?.message ?? 'does not fit'
  // `as never`: the schema has just accepted it.
  return definition.check?.(param as never, modifiers)
}

/** `in: [{ list: name }]` would compare with a map as data. */
function checkNoNames({ reading }: MatcherScope, node: SyntaxNode): boolean {
  if (node.kind !== 'list') return true
  const named = node.items.filter((item) => item.kind === 'map' && item.entries.length === 1 && /^(?:list|ref)$/.test(item.entries[0]?.key.text ?? ''))
  for (const { span } of named) {
    reading.report('SLC314', span, 'a name stands among the entries of a list, where it would be data', 'write it in place of the list: `in: { list: name }`')
  }
  return named.length === 0
}

/** Values of the kinds that lists hold; of a list with one entry they show whether another one would fit. */
const otherEntries: readonly Json[] = ['a', '/', 'a.example', '10.0.0.0/8', 'public']

/** A longer list is not gone through entry by entry. */
const mostEntries = 200

/** The entries of named lists that do not fit where the others of their list do. */
function unfitEntries(
  scope: MatcherScope,
  node: SyntaxNode,
  definition: OperatorDefinition,
  modifiers: OperatorModifiers,
  lists: readonly NamedList[],
): readonly { readonly span: Span; readonly list: string }[] {
  return lists.flatMap(({ name, values, node: { items } }) => {
    const fits = (alone: readonly Json[]): boolean => {
      const composed = composeParam(scope, node, (list) => (list.name === name ? alone : list.values))
      return composed !== undefined && problemOf(definition, modifiers, composed.param) === undefined
    }
    const unfit = items.slice(0, mostEntries).filter((_item, index) => !fits(values.slice(index, index + 1)))
    // Where none fits, it is the place that is wrong and not the entry.
    if (unfit.length === items.length && !otherEntries.some((other) => fits([other]))) return []
    return unfit.map(({ span }) => ({ span, list: name }))
  })
}

/** Nothing null or empty at the top or among the entries of a list, and no template where it would be plain text. */
function checkNoBlanks(scope: MatcherScope, node: SyntaxNode, span = node.span, where = 'an operand'): boolean {
  const { reading } = scope
  if (node.kind === 'scalar') {
    if (node.value === null) {
      reading.report('SLC204', span, `the operand of ${where} is null`, 'an absent argument is tested with `exists: false`')
      return false
    }
    if (node.value === '') {
      reading.report('SLC205', span, `the operand of ${where} is an empty text`)
      return false
    }
    return checkNoTemplate(scope, node)
  }
  const isEmpty = node.kind === 'list' ? node.items.length === 0 : node.entries.length === 0
  if (isEmpty) {
    reading.report('SLC205', span, `the operand of ${where} is an empty ${node.kind}`)
    return false
  }
  if (node.kind === 'list') return node.items.every((item) => checkNoBlanks(scope, item, item.span, where))
  return checkNoTemplate(scope, node)
}

/** `${tool}` in an operand would silently be compared as text (L-22). */
export function checkNoTemplate(scope: Pick<MatcherScope, 'reading'>, node: SyntaxNode): boolean {
  if (node.kind === 'list') return node.items.every((item) => checkNoTemplate(scope, item))
  if (node.kind === 'map') return node.entries.every((entry) => checkNoTemplate(scope, entry.value))
  if (typeof node.value !== 'string' || !containsTemplate(node.value)) return true
  scope.reading.report(
    'SLC318',
    node.span,
    'a template stands in a value, where it would be plain text',
    'write `{ ref: args.path }` to compare with another value',
  )
  return false
}

function checkParam(
  scope: MatcherScope,
  node: SyntaxNode,
  definition: OperatorDefinition,
  modifiers: OperatorModifiers,
  param: Json,
  list?: string,
  /** Where the list is named. */
  use = node.span,
): Operand | undefined {
  const where = `the operand of \`${definition.name}\``
  const parsed = definition.param.safeParse(param)
  if (!parsed.success) {
    const keys = [...schemaKeys(definition.param), ...(definition.holdsNames === true ? ['list', 'ref'] : [])]
    reportSchemaIssues(scope.reading, node, parsed.error, where, 'SLC314', keys)
    return undefined
  }
  // As written: a schema leaves out own members named `__proto__`.
  const problem = definition.check?.(param as never, modifiers)
  if (problem !== undefined) {
    scope.reading.report(definition.name === 'matches' ? 'SLC315' : 'SLC314', use, `${where}: ${problem}`)
    return undefined
  }
  const unfit = definition.checkPlace?.(param as never, { permit: scope.permit, negated: false })
  if (unfit !== undefined) {
    scope.reading.report('SLC314', use, `${where}: ${unfit}`)
    return undefined
  }
  checkPorts(scope, use, definition.needs?.(param as never, { permit: scope.permit, negated: false }) ?? [], `\`${definition.name}\``)
  return { kind: 'literal', param, ...(list === undefined ? {} : { list }) }
}

