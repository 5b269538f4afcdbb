import { exceptionRequiredKeys } from '../../core/rules/read-exception.ts'
import { severities } from '../../core/rules/read-rule.ts'
import type { Catalog } from '../catalog.ts'
import { actionProperty } from './action-schemas.ts'
import { matcherName } from './event-matcher-schema.ts'
import { closedMap, day, described, listOf, oneOrMany, ref, snippet, someText, words, type Schema } from './schema-parts.ts'

const id: Schema = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' }
const onUnknown = described(words(['refuse', 'terminate']), 'what follows where the rule cannot judge: the call is refused, or the run ends')
const tests = described(listOf(ref('case_in_rule')), 'cases of this rule; `sluice test` runs them')
const testDefaults = described(ref('test_defaults'), 'common parts of the cases')

/** Rules, exceptions and `unmatched` (L-10, L-19, L-21). */
export function ruleDefinitions(catalog: Catalog): Readonly<Record<string, Schema>> {
  const { actions, events } = catalog
  const actionProperties = Object.fromEntries(actions.map((action) => [action.name, actionProperty(action)]))
  const some = (names: readonly string[]): Readonly<Record<string, Schema>> =>
    Object.fromEntries(Object.entries(actionProperties).filter(([name]) => names.includes(name)))
  return {
    rule: closedMap(
      {
        id: described(id, 'the name of the rule, unique in its pack'),
        title: described(someText, 'a short title for people'),
        description: described(someText, 'what the rule is for'),
        severity: described(words(severities), 'how bad a hit is, for whoever reads records'),
        tags: described(oneOrMany(someText), 'words by which people find the rule'),
        event: described(eventNames(events), 'the kind of event that the rule is about'),
        match: described(ref('event_matcher'), 'the events that the rule is about; `any` is every one'),
        when: described(
          { type: ['object', 'array', 'string', 'number', 'boolean'] },
          'a JsonLogic expression, for what `match` cannot say',
        ),
        unless: described(ref('event_matcher'), 'what lets the call run after all'),
        ...actionProperties,
        on_unknown: onUnknown,
        mode: described(words(['enforce', 'shadow']), '`shadow` judges and changes nothing'),
        shadow_until: described(day, 'the last day of the trial, beside `mode: shadow`'),
        exceptions: described({ const: 'closed' }, 'no exception may name this rule'),
        record: described(
          closedMap({ args: described(listOf({ type: 'string', pattern: '^\\$' }), 'paths of arguments whose values records keep') }),
          'what records of this rule may keep',
        ),
        test_defaults: testDefaults,
        tests,
      },
      {
        required: ['id', 'event'],
        allOf: [
          { anyOf: [{ required: ['match'] }, { required: ['when'] }] },
          { oneOf: actions.map(({ name }) => ({ required: [name] })) },
          { if: { required: ['shadow_until'] }, then: { required: ['mode'], properties: { mode: { const: 'shadow' } } } },
          ...events.map((event) => onlyOn(event, catalog)),
        ],
        defaultSnippets: ruleSnippets,
      },
    ),
    unmatched: closedMap(
      { match: described(ref(matcherName('tool_call')), 'limits the list to these calls'), ...some(['skip', 'terminate', 'ask']) },
      { oneOf: ['skip', 'terminate', 'ask'].map((name) => ({ required: [name] })) },
    ),
    exception: closedMap(
      {
        id: described(id, 'the name of the exception, unique in its pack'),
        rules: described(listOf(someText), 'the rules that it relieves: an id of this pack, or `pack/id#rule`'),
        match: described(ref('event_matcher'), 'the calls that may run after all'),
        reason: described(someText, 'why; people read it'),
        owner: described(someText, 'who answers for it'),
        expires: described(day, 'its last day in UTC, as `2027-03-31`'),
        whole_rule: described({ const: true }, 'it is meant to switch the rule off for all arguments'),
        weakens: described({ const: true }, 'what a rule that is no guard protects may stay unprotected'),
        description: described(someText, 'more about it'),
        test_defaults: testDefaults,
        tests: described(listOf(ref('case_in_pack')), 'cases of this exception'),
      },
      { required: [...exceptionRequiredKeys] },
    ),
  }
}

function eventNames(events: Catalog['events']): Schema {
  const one: Schema = { oneOf: events.map(({ name, summary }) => described({ const: name }, summary)) }
  return { anyOf: [{ enum: events.map(({ name }) => name) }, listOf(one)] }
}

/** On an event only its own match keys stand, and only the actions that it honors (SLC303, SLC306). */
function onlyOn(event: Catalog['events'][number], { actions }: Catalog): Schema {
  const matcher = ref(matcherName(event.name))
  const refused = actions.filter(({ name }) => !event.actions.includes(name)).map(({ name }): [string, false] => [name, false])
  return {
    if: { properties: { event: { const: event.name } }, required: ['event'] },
    then: { properties: { match: matcher, unless: matcher, ...Object.fromEntries(refused) } },
  }
}

const ruleSnippets: readonly Schema[] = [
  snippet('guard', 'keeps a call from running, unless it is known to be fine', {
    id: '$1',
    description: '$2',
    severity: '${3|info,low,medium,high,critical|}',
    event: 'tool_call',
    match: { tool: '$4' },
    unless: { args: { '$.$5': { '${6:equals}': '$7' } } },
    skip: '$8',
  }),
  snippet('redaction', 'replaces what is found in a result', {
    id: '$1',
    event: 'tool_result',
    match: { tool: '$2' },
    redact: { detect: ['$3'] },
  }),
]
