import { checkCondition } from '../conditions/check-condition.ts'
import { conditionVariables } from '../conditions/condition-variables.ts'
import type { Condition } from '../conditions/condition.ts'
import { eventNames, type EventName } from '../events/event-name.ts'
import { parsePath } from '../paths/parse-path.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import { checkRunFacts, variableRunFacts } from './check-run-facts.ts'
import { conditionScope } from './condition-scope.ts'
import type { MatcherScope, PackNames } from './matcher-scope.ts'
import type { OnUnknown, RuleNode } from './policy-ast.ts'
import { actionNames, readAction } from './read-action.ts'
import { readEventMatcher } from './read-event-matcher.ts'
import { readId } from './read-id.ts'
import { readLastDay } from './read-last-day.ts'
import { readTestCases } from './read-test-case.ts'
import {
  asList,
  asMap,
  asNames,
  asText,
  asWord,
  checkKeys,
  didYouMean,
  entryOf,
  firstToken,
  missingKey,
  spanAt,
  valueSpan,
  type Reading,
} from './reading.ts'

/** In the order in which the formatter writes them. */
export const ruleKeys: readonly string[] = [
  'id',
  'title',
  'description',
  'severity',
  'tags',
  'event',
  'match',
  'when',
  'unless',
  ...actionNames,
  'on_unknown',
  'mode',
  'shadow_until',
  'exceptions',
  'record',
  'test_defaults',
  'tests',
]

export const severities = ['info', 'low', 'medium', 'high', 'critical'] as const

/** A rule with what linking needs to know beside it. */
export interface ReadRule {
  readonly rule: RuleNode
  /** `exceptions: closed` (L-19). */
  readonly isClosed: boolean
}

export function readRule(
  reading: Reading,
  names: PackNames,
  usesRead: Map<string, unknown>,
  node: SyntaxNode,
  packId: string,
  defaultOnUnknown: OnUnknown,
  fileDefaults: MapNode | undefined,
): ReadRule | undefined {
  const map = asMap(reading, node, 'a rule')
  if (map === undefined) return undefined
  const isClean = checkKeys(reading, map, ruleKeys, 'a rule')
  const id = readId(reading, map, 'a rule', isClean)
  const fullName = `${packId}#${id ?? ''}`
  const events = readEvents(reading, map, isClean)
  const action = events && readAction(reading, names, map, events, !isClean)
  const scope: MatcherScope | undefined = events && {
    reading,
    names,
    events,
    permit: false,
    using: [],
    depth: 0,
    usesRead,
  }
  const matchEntry = entryOf(map, 'match')
  const whenEntry = entryOf(map, 'when')
  const unlessEntry = entryOf(map, 'unless')
  if (matchEntry === undefined && whenEntry === undefined && isClean) {
    reading.report('SLC305', firstToken(map), 'a rule needs `match` or `when`', 'write `match: any` if it is to judge every event')
  }
  const isAllow = action?.name === 'allow'
  const match = scope && matchEntry && readEventMatcher({ ...scope, permit: isAllow }, matchEntry)
  const unless = scope && unlessEntry && readEventMatcher({ ...scope, permit: true }, unlessEntry)
  const when = events && whenEntry && readWhen(reading, names, whenEntry, events)
  const onUnknownEntry = entryOf(map, 'on_unknown')
  const modeEntry = entryOf(map, 'mode')
  const closedEntry = entryOf(map, 'exceptions')
  const mode = (modeEntry && asWord(reading, modeEntry, ['enforce', 'shadow'])) ?? 'enforce'
  if (isAllow && mode === 'shadow' && modeEntry !== undefined) {
    reading.report('SLC330', modeEntry.value.span, 'an `allow` rule cannot be in shadow mode', 'take the rule out instead')
  }
  const shadowUntil = readShadowUntil(reading, map, mode)
  const details = readDetails(reading, map)
  const tests = readTestCases(reading, map, {
    insideRule: true,
    ...(fileDefaults === undefined ? {} : { fileDefaults }),
  })
  const recordArgs = readRecord(reading, map)
  const onUnknown = (onUnknownEntry && asWord(reading, onUnknownEntry, ['refuse', 'terminate'])) ?? defaultOnUnknown
  const isClosed = closedEntry !== undefined && asWord(reading, closedEntry, ['closed']) === 'closed'
  if (id === undefined || events === undefined || action === undefined) return undefined
  if ((matchEntry && !match) || (unlessEntry && !unless) || (whenEntry && !when)) return undefined
  return {
    isClosed,
    rule: {
      id,
      fullName,
      ...details,
      events,
      ...(match ? { match } : {}),
      ...(when ? { when } : {}),
      ...(unless ? { unless } : {}),
      action,
      onUnknown,
      mode,
      ...(shadowUntil === undefined ? {} : { shadowUntil }),
      recordArgs,
      tests,
      span: (entryOf(map, 'id')?.value ?? map).span,
    },
  }
}

/** `shadow_until: 2027-03-31`, of a rule in shadow mode alone (L-18). */
function readShadowUntil(reading: Reading, map: MapNode, mode: RuleNode['mode']): RuleNode['shadowUntil'] {
  const entry = entryOf(map, 'shadow_until')
  if (entry === undefined) return undefined
  const day = readLastDay(reading, entry)
  if (mode === 'shadow') return day
  const hint = 'an enforced rule has no last day: write `mode: shadow` beside it, or take the key out'
  reading.report('SLC350', entry.key.span, '`shadow_until` stands beside no `mode: shadow`', hint)
  return undefined
}

/** One event, or a list of them for the actions that every event honors (L-11). */
function readEvents(reading: Reading, map: MapNode, isClean: boolean): readonly EventName[] | undefined {
  const entry = entryOf(map, 'event')
  if (entry === undefined) {
    if (isClean) missingKey(reading, map, 'event', 'a rule')
    return undefined
  }
  const known = Object.values(eventNames)
  const texts = asNames(reading, entry)
  if (texts === undefined) return undefined
  const events = texts.map((text, index) => {
    const name = known.find((candidate) => candidate === text)
    if (name !== undefined) return name
    const span = entry.value.kind === 'list' ? (entry.value.items[index] ?? entry.value).span : entry.value.span
    const snake = text.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
    reading.report('SLC302', span, `unknown event \`${text}\``, didYouMean(snake, known) ?? `one of ${known.join(', ')}`)
    return undefined
  })
  if (!events.every((event) => event !== undefined)) return undefined
  const takesList = entryOf(map, 'terminate') !== undefined || entryOf(map, 'note') !== undefined
  if (entry.value.kind === 'list' && !takesList) {
    reading.report('SLC203', entry.value.span, 'a list in `event` is for `terminate` and `note` only', 'write one rule for each event')
    return undefined
  }
  return [...new Set(events)]
}

/** The JsonLogic of `when`, checked whole; each complaint at the token that is wrong (L-51). */
function readWhen(reading: Reading, names: PackNames, entry: MapEntry, events: readonly EventName[]): Condition | undefined {
  const expression = toJson(entry.value)
  if (expression === null) {
    reading.report('SLC204', valueSpan(entry), '`when` is null')
    return undefined
  }
  const problems = checkCondition(expression, conditionScope(events))
  for (const problem of problems) {
    const code = problem.isTooDeep ? 'SLC345' : 'SLC319'
    reading.report(code, spanAt(entry.value, problem.path, problem.on), problem.message, problem.hint)
  }
  if (problems.length > 0) return undefined
  const variables = conditionVariables(expression)
  checkRunFacts(reading, names, variableRunFacts(variables), valueSpan(entry))
  return { expression, variables }
}

function readDetails(
  reading: Reading,
  map: MapNode,
): Pick<RuleNode, 'title' | 'description' | 'severity' | 'tags'> {
  const text = (key: string): string | undefined => {
    const entry = entryOf(map, key)
    return entry && asText(reading, entry.value, `\`${key}\``, valueSpan(entry))
  }
  const title = text('title')
  const description = text('description')
  const severityEntry = entryOf(map, 'severity')
  const severity = severityEntry && asWord(reading, severityEntry, severities)
  const tagsEntry = entryOf(map, 'tags')
  const tags = (tagsEntry && asNames(reading, tagsEntry)) ?? []
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(severity === undefined ? {} : { severity }),
    tags,
  }
}

/** `record: { args: [paths] }`: values that a record may keep (L-83). */
function readRecord(reading: Reading, map: MapNode): readonly ArgPath[] {
  const entry = entryOf(map, 'record')
  const record = entry && asMap(reading, entry.value, '`record`', valueSpan(entry))
  if (record === undefined || !checkKeys(reading, record, ['args'], '`record`')) return []
  const args = entryOf(record, 'args')
  const list = args && asList(reading, args.value, '`args`', valueSpan(args))
  return (list?.items ?? []).flatMap((item) => {
    const text = asText(reading, item, 'a path')
    const parsed = text === undefined ? undefined : parsePath(text)
    if (parsed?.ok) return [parsed.path]
    if (parsed) reading.report('SLC307', item.span, `the path is wrong: ${parsed.message}`, parsed.hint)
    return []
  })
}
