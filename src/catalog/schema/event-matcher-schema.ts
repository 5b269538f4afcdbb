import type { EventName } from '../../core/events/event-name.ts'
import { runFields } from '../../core/events/run-facts.ts'
import { outcomes } from '../../core/rules/read-event-matcher.ts'
import type { Catalog } from '../catalog.ts'
import { closedMap, described, listOf, nameMap, oneOrMany, pathMap, ref, someText, words, type Schema } from './schema-parts.ts'

const runTexts: Readonly<Record<(typeof runFields)[number], string>> = {
  turn: 'which model call of the run, from 1',
  agent: 'the name of the agent',
  user: 'whom the agent works for',
  id: 'the id of the run',
  parent: 'the run that started this one',
  is_streaming: 'the host streams answers of the model',
}

/** The keys of an event matcher (L-17); `test/catalog/schema.test.ts` holds them against those that the loader knows. */
const keyProperties: Readonly<Record<string, Schema>> = {
  tool: described(
    { anyOf: [oneOrMany(someText), ref('list_reference')] },
    'the name of the tool: a text with or without `*`, a list of them, or `{ list: name }`',
  ),
  args: described(pathMap(ref('value_matcher')), 'paths of arguments and what is tested there; all must hold'),
  mcp: described(
    closedMap({
      server: described(ref('value_matcher'), 'the true name of the MCP server'),
      tool: described(ref('value_matcher'), 'the true name of its tool'),
    }),
    'the true server and tool of an MCP call, as the host states them',
  ),
  effects: described(ref('effects'), 'what the call does to files, hosts, databases and people, by whatever route'),
  result: described(ref('value_matcher'), 'the result: tests on its text, paths on its structure'),
  outcome: described(oneOrMany(words(outcomes)), 'how the call ended'),
  prompt: described(ref('value_matcher'), 'the text of the user'),
  text: described(ref('value_matcher'), 'what the model wrote so far'),
  run: described(
    closedMap(Object.fromEntries(runFields.map((field) => [field, described(ref('value_matcher'), runTexts[field])]))),
    'facts of the run',
  ),
  env: described(nameMap(ref('value_matcher')), 'facts that the host vouches for, by name'),
}

/** One matcher for any event, and one for each kind of event, which has only the keys that stand on it. */
export function eventMatcherDefinitions({ events }: Catalog): Readonly<Record<string, Schema>> {
  const matchers = [
    matcherDefinitions('event_matcher', Object.keys(keyProperties)),
    ...events.map(({ name, matchKeys }) => matcherDefinitions(matcherName(name), matchKeys)),
  ]
  return Object.fromEntries(matchers.flatMap((definitions) => Object.entries(definitions)))
}

export function matcherName(event: EventName): string {
  return `${event}_matcher`
}

function matcherDefinitions(name: string, keys: readonly string[]): Readonly<Record<string, Schema>> {
  return {
    [name]: { anyOf: [described({ const: 'any' }, 'every event of the kind'), ref(`${name}_map`)] },
    [`${name}_map`]: closedMap({
      ...Object.fromEntries(Object.entries(keyProperties).filter(([key]) => keys.includes(key))),
      any: described(listOf(ref(name)), 'one of these must hold'),
      all: described(listOf(ref(name)), 'all of these must hold'),
      not: described(ref(name), 'this must not hold; what is unknown stays unknown'),
      use: described(someText, 'a matcher of events that is declared under `matchers`'),
    }),
  }
}
