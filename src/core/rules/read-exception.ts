import { eventNames } from '../events/event-name.ts'
import type { Span } from '../diagnostics/source.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import type { PackNames } from './matcher-scope.ts'
import type { EventMatcherNode, ExceptionNode, LastDay } from './policy-ast.ts'
import { readEventMatcher } from './read-event-matcher.ts'
import { readId } from './read-id.ts'
import { readLastDay } from './read-last-day.ts'
import { visitTests } from './visit-tests.ts'
import { readTestCases, type CasePlace } from './read-test-case.ts'
import {
  asList,
  asMap,
  asText,
  asTrue,
  checkKeys,
  entryOf,
  missingKey,
  valueSpan,
  type Reading,
} from './reading.ts'

export const exceptionRequiredKeys: readonly string[] = ['id', 'rules', 'match', 'reason', 'owner', 'expires']
/** In the order in which the formatter writes them. */
export const exceptionKeys: readonly string[] = [
  'id',
  'description',
  'rules',
  'match',
  'whole_rule',
  'weakens',
  'reason',
  'owner',
  'expires',
  'test_defaults',
  'tests',
]

/** An exception before its rules are looked up. */
export interface ReadException {
  readonly exception: Omit<ExceptionNode, 'rules' | 'match'>
  readonly match: MapEntry
  readonly names: readonly { readonly text: string; readonly span: Span }[]
  readonly expires: LastDay
  readonly weakens: boolean
  readonly wholeRule: boolean
}

/** One more `unless` of the rules it names, with a reason, an owner and a last day (L-19). */
export function readException(
  reading: Reading,
  node: SyntaxNode,
  packId: string,
  place: CasePlace,
): ReadException | undefined {
  const map = asMap(reading, node, 'an exception')
  if (map === undefined) return undefined
  const isClean = checkKeys(reading, map, exceptionKeys, 'an exception')
  for (const key of exceptionRequiredKeys) {
    if (isClean && key !== 'id' && entryOf(map, key) === undefined) missingKey(reading, map, key, 'an exception')
  }
  const id = readId(reading, map, 'an exception', isClean)
  const text = (key: string): string | undefined => {
    const entry = entryOf(map, key)
    return entry && asText(reading, entry.value, `\`${key}\``, valueSpan(entry))
  }
  const reason = text('reason')
  const owner = text('owner')
  const rulesEntry = entryOf(map, 'rules')
  const list = rulesEntry && asList(reading, rulesEntry.value, '`rules`', valueSpan(rulesEntry))
  const names = (list?.items ?? []).flatMap((item) => {
    const name = asText(reading, item, 'the name of a rule')
    return name === undefined ? [] : [{ text: name, span: item.span }]
  })
  const expiresEntry = entryOf(map, 'expires')
  const lastDay = expiresEntry && readLastDay(reading, expiresEntry)
  const match = entryOf(map, 'match')
  const weakensEntry = entryOf(map, 'weakens')
  const wholeRuleEntry = entryOf(map, 'whole_rule')
  const weakens = weakensEntry !== undefined && asTrue(reading, weakensEntry)
  const wholeRule = wholeRuleEntry !== undefined && asTrue(reading, wholeRuleEntry)
  const tests = readTestCases(reading, map, place)
  if (id === undefined || reason === undefined || owner === undefined || lastDay === undefined || match === undefined) {
    return undefined
  }
  const span = (entryOf(map, 'id')?.value ?? map).span
  return {
    exception: { id, fullName: `${packId}#${id}`, reason, owner, endsAt: lastDay.endsAt, tests, span },
    match,
    names,
    expires: lastDay,
    weakens,
    wholeRule,
  }
}

/** The match of an exception, on the events of the rules that it relieves. A hit lets a call run, so it is a permit. */
export function readExceptionMatch(
  reading: Reading,
  names: PackNames,
  usesRead: Map<string, unknown>,
  read: ReadException,
  events: readonly (typeof eventNames)[keyof typeof eventNames][],
): EventMatcherNode | undefined {
  const scope = { reading, names, events, permit: true, using: [], depth: 0, usesRead }
  const match = readEventMatcher(scope, read.match)
  if (match !== undefined && !read.wholeRule && !testsArgument(match)) {
    reading.report(
      'SLC325',
      valueSpan(read.match),
      'the exception tests no argument and does not say `whole_rule: true`',
      'it would switch the whole rule off: test an argument, or say so',
    )
  }
  return match
}

/** An argument, what is done to a resource, or a part of a structured result. */
function testsArgument(match: EventMatcherNode): boolean {
  let found = false
  visitTests(match, (test) => {
    if (test.kind === 'args' || test.kind === 'effects') found = true
    if (test.kind === 'result') visitTests(test.test, (inner) => (found ||= inner.kind === 'path'))
  })
  return found
}
