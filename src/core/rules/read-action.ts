import { actionByName, actions } from '../actions/registry.ts'
import type { EventName } from '../events/event-name.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import { checkHost, checkTarget } from './check-host.ts'
import { checkRunFacts, insertedRunFacts } from './check-run-facts.ts'
import type { PackNames } from './matcher-scope.ts'
import type { ActionNode } from './policy-ast.ts'
import { checkNoTemplate } from './read-operand.ts'
import { didYouMean, firstToken, nearestPlace, partOf, spanAt, valueSpan, type Reading } from './reading.ts'
import { reportSchemaIssues } from './report-schema-issues.ts'
import { schemaKeys } from './schema-keys.ts'

export const actionNames: readonly string[] = actions.map((action) => action.name)

/** The one action of a rule or of `unmatched` (L-11), with its parameter checked. */
export function readAction(
  reading: Reading,
  names: PackNames,
  map: MapNode,
  events: readonly EventName[],
  /** Nothing is said of a missing action where an unknown key may be the one meant. */
  mayBeMisspelt: boolean,
  allowed: readonly string[] = actionNames,
): ActionNode | undefined {
  const [entry, ...more] = map.entries.filter(({ key }) => allowed.includes(key.text))
  if (entry === undefined) {
    if (!mayBeMisspelt) {
      reading.report('SLC304', firstToken(map), 'an action is missing', `one of ${allowed.map(quoted).join(', ')}`)
    }
    return undefined
  }
  for (const { key } of more) {
    const hint = 'write one rule for each action'
    reading.report('SLC304', key.span, `a second action, \`${key.text}\`, stands beside \`${entry.key.text}\``, hint)
  }
  return readOne(reading, names, entry, events)
}

function quoted(name: string): string {
  return `\`${name}\``
}

function readOne(
  reading: Reading,
  names: PackNames,
  entry: MapEntry,
  events: readonly EventName[],
): ActionNode | undefined {
  const definition = actionByName(entry.key.text)
  if (definition === undefined) return undefined
  const where = `\`${definition.name}\``
  const refused = events.find((event) => !definition.events.includes(event))
  if (refused !== undefined) {
    const hint = `${where} is honored on ${definition.events.map(quoted).join(', ')}`
    reading.report('SLC303', entry.key.span, `\`${refused}\` does not honor ${where}`, hint)
    return undefined
  }
  const span = valueSpan(entry)
  if (!checkPresent(reading, entry.value, span, where)) return undefined
  const param = toJson(entry.value)
  const parsed = definition.param.safeParse(param)
  if (!parsed.success) {
    reportSchemaIssues(reading, entry.value, parsed.error, where, 'SLC206', schemaKeys(definition.param))
    return undefined
  }
  // `as never`: the schema has just accepted it.
  const issues = definition.check?.(param as never, events) ?? []
  for (const issue of issues) {
    reading.report(issue.code ?? 'SLC206', partOf(spanAt(entry.value, issue.path, issue.on), issue.part), issue.message, issue.hint)
  }
  if (issues.length > 0) return undefined
  if (definition.name === 'rewrite') checkWrittenValues(reading, entry.value)
  if (definition.name === 'note') checkLabel(reading, names, entry.value)
  if (names.host !== undefined) checkHost(reading, definition, entry, names.host)
  if (names.target !== undefined) checkTarget(reading, { definition, param }, entry, events, names.target)
  if (names.target !== undefined) checkRunFacts(reading, names, insertedRunFacts(param), span)
  return { definition, name: definition.name, param, span: entry.key.span }
}

function checkPresent(reading: Reading, node: SyntaxNode, span: MapEntry['key']['span'], where: string): boolean {
  if (node.kind === 'scalar') {
    if (node.value === null) reading.report('SLC204', span, `${where} is null`)
    else if (typeof node.value === 'string' && node.value.trim() === '') {
      reading.report('SLC205', span, `${where} is an empty text`, 'tell the model what happened and what to do')
    } else return true
    return false
  }
  if ((node.kind === 'list' ? node.items : node.entries).length > 0) return true
  reading.report('SLC205', span, `${where} is empty`)
  return false
}

/** `set` and `default` write data; a template there would be written as it stands (L-22). */
function checkWrittenValues(reading: Reading, operations: SyntaxNode): void {
  if (operations.kind !== 'list') return
  for (const operation of operations.items) {
    if (operation.kind !== 'map') continue
    for (const { key, value } of operation.entries) {
      if (key.text === 'set' || key.text === 'default') checkNoTemplate({ reading }, value)
    }
  }
}

function checkLabel(reading: Reading, names: PackNames, note: SyntaxNode): void {
  if (note.kind !== 'map') return
  for (const { key, value } of note.entries) {
    if (key.text !== 'label' || value.kind !== 'scalar' || typeof value.value !== 'string') continue
    if (names.labels.has(value.value)) continue
    const hint = didYouMean(value.value, names.labels.keys()) ?? 'declare it under `labels:`'
    reading.report('SLC343', value.span, `unknown label \`${value.value}\``, hint, nearestPlace(value.value, names.declared.labels))
  }
}
