import type { Json } from '../base/json.ts'
import { containsTemplate } from '../actions/template.ts'
import { isRunField } from '../events/run-facts.ts'
import type { OperatorDefinition, OperatorModifiers } from '../operators/define-operator.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { Operand } from './policy-ast.ts'
import { asText, didYouMean, valueSpan } from './reading.ts'
import { reportSchemaIssues } from './report-schema-issues.ts'
import { runFieldHint } from './run-field-hint.ts'

const refRoots = ['args', 'env', 'run'] as const

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
    return list && checkParam(scope, node, definition, modifiers, list.values, list.name)
  }
  if (!checkNoBlanks(scope, node, valueSpan(entry), where)) return undefined
  return checkParam(scope, node, definition, modifiers, toJson(node))
}

interface NamedList {
  readonly name: string
  /** The declared list itself: rules that name one list share it, also in the index over tool names. */
  readonly values: readonly Json[]
}

/** The values of `{ list: name }`. */
export function readListReference(scope: MatcherScope, entry: MapEntry): NamedList | undefined {
  const name = asText(scope.reading, entry.value, '`list`', valueSpan(entry))
  if (name === undefined) return undefined
  const values = scope.names.lists.get(name)
  if (values !== undefined) return { name, values }
  scope.reading.report(
    'SLC309',
    entry.value.span,
    `unknown list \`${name}\``,
    didYouMean(name, scope.names.lists.keys()) ?? 'declare it under `lists:`',
  )
  return undefined
}

function readReference(scope: MatcherScope, entry: MapEntry): Operand | undefined {
  const { reading } = scope
  const text = asText(reading, entry.value, '`ref`', valueSpan(entry))
  if (text === undefined) return undefined
  const root = refRoots.find((name) => text === name || text.startsWith(`${name}.`) || text.startsWith(`${name}[`))
  if (root === undefined) {
    reading.report(
      'SLC313',
      entry.value.span,
      `\`ref\` cannot name \`${text}\``,
      'a reference begins with `args.`, `env.` or `run.`',
    )
    return undefined
  }
  const path = scope.names.parsePath(`$${text.slice(root.length)}`)
  if (!path.ok || !path.path.isDefinite) {
    reading.report('SLC313', entry.value.span, `the \`ref\` \`${text}\` does not name exactly one value`)
    return undefined
  }
  if (root === 'run' && !namesRunField(path.path)) {
    const hint = runFieldHint(text.slice('run.'.length))
    reading.report('SLC313', entry.value.span, `\`${text}\` names nothing of a run`, hint)
    return undefined
  }
  const onToolEvents = scope.events.every((event) => ['tool_call', 'tool_result', 'invalid_tool_call'].includes(event))
  if (root === 'args' && !onToolEvents) {
    reading.report('SLC313', entry.value.span, `the \`ref\` \`${text}\` names arguments, which the event does not have`)
    return undefined
  }
  return { kind: 'ref', root, path: path.path, text }
}

/** The facts of a run are plain values, so one name is the whole path. */
function namesRunField({ steps: [first, ...more] }: ArgPath): boolean {
  return first?.kind === 'name' && isRunField(first.name) && more.length === 0
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
): Operand | undefined {
  const where = `the operand of \`${definition.name}\``
  const parsed = definition.param.safeParse(param)
  if (!parsed.success) {
    reportSchemaIssues(scope.reading, node, parsed.error, where, 'SLC314')
    return undefined
  }
  // As written: a schema leaves out own members named `__proto__`.
  const problem = definition.check?.(param as never, modifiers)
  if (problem !== undefined) {
    scope.reading.report(definition.name === 'matches' ? 'SLC315' : 'SLC314', node.span, `${where}: ${problem}`)
    return undefined
  }
  return { kind: 'literal', param, ...(list === undefined ? {} : { list }) }
}

