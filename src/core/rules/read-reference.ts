import type { Json } from '../base/json.ts'
import { isRunField } from '../events/run-facts.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { ListNode, MapEntry } from '../syntax/syntax-tree.ts'
import { checkRunFacts } from './check-run-facts.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { Reference } from './policy-ast.ts'
import { asText, didYouMean, nearestPlace, valueSpan } from './reading.ts'
import { runFieldHint } from './run-field-hint.ts'

const refRoots = ['args', 'env', 'run'] as const

export interface NamedList {
  readonly name: string
  /** The declared list itself: rules that name one list share it, also in the index over tool names. */
  readonly values: readonly Json[]
  /** Where they stand. */
  readonly node: ListNode
}

/** The values of `{ list: name }`. */
export function readListReference(scope: MatcherScope, entry: MapEntry): NamedList | undefined {
  const name = asText(scope.reading, entry.value, '`list`', valueSpan(entry))
  if (name === undefined) return undefined
  const [values, node] = [scope.names.lists.get(name), scope.names.listNodes.get(name)]
  if (values !== undefined && node !== undefined) return { name, values, node }
  scope.reading.report(
    'SLC309',
    entry.value.span,
    `unknown list \`${name}\``,
    didYouMean(name, scope.names.lists.keys()) ?? 'declare it under `lists:`',
    nearestPlace(name, scope.names.declared.lists),
  )
  return undefined
}

/** The names in a list; what is none is reported where it stands. */
export function listedNames(scope: MatcherScope, entry: MapEntry, what: string): NamedList & { readonly values: readonly string[] } | undefined {
  const list = readListReference(scope, entry)
  if (list === undefined) return undefined
  const { name, values, node } = list
  const related = [{ span: entry.value.span, message: `each entry of the list is ${what} here` }]
  for (const [index, value] of values.entries()) {
    if (typeof value === 'string') continue
    const message = `the list \`${name}\` holds something that is no ${what.replace(/^an? /, '')}`
    scope.reading.report('SLC203', node.items[index]?.span ?? node.span, message, 'put it in quotes if it is a text', related)
  }
  return isTexts(values) ? { name, values, node } : undefined
}

function isTexts(values: readonly Json[]): values is readonly string[] {
  return values.every((value) => typeof value === 'string')
}

/** The value that `{ ref: path }` names on each event (L-16). */
export function readReference(scope: MatcherScope, entry: MapEntry): Reference | undefined {
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
  const [step] = path.path.steps
  if (root === 'run' && step?.kind === 'name') checkRunFacts(reading, scope.names, [step.name], entry.value.span)
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
