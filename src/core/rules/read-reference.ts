import type { Json } from '../base/json.ts'
import { isRunField } from '../events/run-facts.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { MapEntry } from '../syntax/syntax-tree.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { Reference } from './policy-ast.ts'
import { asText, didYouMean, valueSpan } from './reading.ts'
import { runFieldHint } from './run-field-hint.ts'

const refRoots = ['args', 'env', 'run'] as const

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
