import { limits } from '../base/limits.ts'
import { isRunField } from '../events/run-facts.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import { checkJudged } from './check-judged.ts'
import { eventMatcherKeys } from './event-matcher-keys.ts'
import { deeper, type MatcherScope } from './matcher-scope.ts'
import type { EventMatcherNode, ValueMatcherNode } from './policy-ast.ts'
import { checkNoTemplate } from './read-operand.ts'
import { listedNames } from './read-reference.ts'
import { readEffects } from './read-effects.ts'
import { foldedNames } from './folded-names.ts'
import { readUse } from './read-use.ts'
import { readPathTest, readValueMatcher } from './read-value-matcher.ts'
import { checkRunFacts } from './check-run-facts.ts'
import { runFieldHint } from './run-field-hint.ts'
import { asList, asMap, asNames, asWord, checkKeys, didYouMean, entryOf, valueSpan } from './reading.ts'

/** The words of `outcome` (L-17). */
export const outcomes = ['success', 'error', 'skipped', 'denied'] as const

/** `match: any`, or a map whose entries must all hold (L-17). */
export function readEventMatcher(scope: MatcherScope, entry: MapEntry): EventMatcherNode | undefined {
  return readMatcherNode(scope, entry.value, `\`${entry.key.text}\``, valueSpan(entry))
}

function readMatcherNode(
  scope: MatcherScope,
  node: SyntaxNode,
  where: string,
  span = node.span,
): EventMatcherNode | undefined {
  if (node.kind === 'scalar' && node.value === 'any') return { kind: 'always', span }
  const below = deeper(scope, limits.expressionDepth, node)
  const map = asMap(scope.reading, node, where, span)
  if (map === undefined || below === undefined) return undefined
  const items = map.entries.map((entry) => readEntry(below, entry))
  if (!items.every((item) => item !== undefined)) return undefined
  const [first] = items
  return items.length === 1 && first !== undefined ? first : { kind: 'all', items, span }
}

function readEntry(scope: MatcherScope, entry: MapEntry): EventMatcherNode | undefined {
  const { reading } = scope
  const name = entry.key.text
  switch (name) {
    case 'any':
    case 'all': {
      const list = asList(reading, entry.value, `\`${name}\``, valueSpan(entry))
      const items = list?.items.map((item) => readMatcherNode(scope, item, `an entry of \`${name}\``))
      return items?.every((item) => item !== undefined) ? { kind: name, items, span: entry.key.span } : undefined
    }
    case 'not': {
      const item = readMatcherNode(scope, entry.value, '`not`', valueSpan(entry))
      return item && { kind: 'not', item, span: entry.key.span }
    }
    case 'use':
      return readUse(scope, entry, 'event', (inner, node) => readMatcherNode(inner, node, 'the matcher'))
  }
  const events = Object.hasOwn(eventMatcherKeys, name) ? eventMatcherKeys[name] : undefined
  if (events === undefined) {
    const known = [...Object.keys(eventMatcherKeys), 'any', 'all', 'not', 'use']
    const hint = name.startsWith('$') ? 'paths of arguments stand below `args:`' : didYouMean(name, known)
    reading.report('SLC201', entry.key.span, `unknown key \`${name}\` in a matcher`, hint)
    return undefined
  }
  const lacking = events === 'every' ? undefined : scope.events.find((event) => !events.includes(event))
  if (lacking !== undefined) {
    const having = typeof events === 'string' ? '' : events.map((event) => `\`${event}\``).join(', ')
    reading.report('SLC306', entry.key.span, `\`${lacking}\` has no \`${name}\` to test`, `it stands on ${having}`)
    return undefined
  }
  return readTestOfEvent(scope, entry)
}

function readTestOfEvent(scope: MatcherScope, entry: MapEntry): EventMatcherNode | undefined {
  const name = entry.key.text
  switch (name) {
    case 'tool':
      return readTool(scope, entry)
    case 'args': {
      const test = readArgs(scope, entry)
      return test && { kind: 'args', test, span: entry.key.span }
    }
    case 'mcp':
      return readMcp(scope, entry)
    case 'effects':
      return readEffects(scope, entry, readValueMatcher)
    case 'outcome': {
      const items = entry.value.kind === 'list' ? asList(scope.reading, entry.value, '`outcome`')?.items : [entry.value]
      const kinds = items?.map((value) => asWord(scope.reading, { key: entry.key, value }, outcomes))
      return kinds?.every((kind) => kind !== undefined) ? { kind: 'outcome', kinds, span: entry.key.span } : undefined
    }
    case 'run':
    case 'env':
      return readFields(scope, entry, name)
    case 'result':
    case 'prompt':
    case 'text': {
      const test = readValueMatcher(scope, entry.value, valueSpan(entry))
      return test && { kind: name, test, span: entry.key.span }
    }
  }
  return undefined
}

function readTool(scope: MatcherScope, entry: MapEntry): EventMatcherNode | undefined {
  const { value } = entry
  const span = entry.key.span
  const only = value.kind === 'map' && value.entries.length === 1 ? value.entries[0] : undefined
  if (only?.key.text === 'list') {
    const list = listedNames(scope, only, 'a tool name')
    return list && { kind: 'tool', names: list.values, nameSpans: list.node.items.map((item) => item.span), span }
  }
  if (!checkNoTemplate(scope, value)) return undefined
  const names = asNames(scope.reading, entry)
  const nameSpans = (value.kind === 'list' ? value.items : [value]).map((item) => item.span)
  return names && { kind: 'tool', names, nameSpans, span }
}

/** `mcp: { server, tool }`, each a test of a name in which letter case and invisible characters do not count (L-74). */
function readMcp(scope: MatcherScope, entry: MapEntry): EventMatcherNode | undefined {
  const map = asMap(scope.reading, entry.value, '`mcp`', valueSpan(entry))
  if (map === undefined || !checkKeys(scope.reading, map, ['server', 'tool'], '`mcp`')) return undefined
  const read = (key: string): ValueMatcherNode | undefined => {
    const member = entryOf(map, key)
    const test = member && readValueMatcher(scope, member.value, valueSpan(member))
    return test && foldedNames(test)
  }
  const [server, tool] = [read('server'), read('tool')]
  if (!map.entries.every(({ key }) => (key.text === 'server' ? server : tool) !== undefined)) return undefined
  return { kind: 'mcp', ...(server ? { server } : {}), ...(tool ? { tool } : {}), span: entry.key.span }
}

/** A map from path to test; all must hold. */
function readArgs(scope: MatcherScope, entry: MapEntry): ValueMatcherNode | undefined {
  const map = asMap(scope.reading, entry.value, '`args`', valueSpan(entry))
  const items = map?.entries.map((test) => readPathTest(scope, test))
  if (!items?.every((item) => item !== undefined)) return undefined
  const [first] = items
  return items.length === 1 && first !== undefined ? first : { kind: 'all', items, span: entry.key.span }
}

function readFields(scope: MatcherScope, entry: MapEntry, kind: 'run' | 'env'): EventMatcherNode | undefined {
  const map = asMap(scope.reading, entry.value, `\`${kind}\``, valueSpan(entry))
  const items = map?.entries.map((field): EventMatcherNode | undefined => {
    const { text: name, span } = field.key
    const test = readValueMatcher(scope, field.value, valueSpan(field))
    if (kind === 'env') return test && { kind, field: name, test, span }
    if (isRunField(name)) {
      checkRunFacts(scope.reading, scope.names, [name], span)
      const type = name === 'turn' ? 'number' : name === 'is_streaming' ? 'boolean' : 'string'
      if (test !== undefined) checkJudged(scope, test, type, `\`${name}\``)
      return test && { kind, field: name, test, span }
    }
    scope.reading.report('SLC201', span, `unknown key \`${name}\` in \`run\``, runFieldHint(name))
    return undefined
  })
  if (!items?.every((item) => item !== undefined)) return undefined
  const [first] = items
  return items.length === 1 && first !== undefined ? first : { kind: 'all', items, span: entry.key.span }
}
