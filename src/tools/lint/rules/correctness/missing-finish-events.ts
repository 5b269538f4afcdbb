import type { EventName } from '../../../../core/events/event-name.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { visitTests } from '../../../../core/rules/visit-tests.ts'
import { conditionText } from '../../condition-text.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'

const gate = (event: string): string =>
  `- id: no-keys\n  event: ${event}\n  match: { text: { contains: "BEGIN PRIVATE KEY" } }\n  terminate: The answer holds a private key.\n`

/** L-38, S-11, S-12: which of the finish events fires depends on how the host calls the model. */
export const missingFinishEvents = defineLintRule({
  name: 'missing-finish-events',
  code: 'SLC437',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an output gate does not name every event with which an answer can end',
  why: '`completion_response` fires only where the host does not stream, `stream_response_finish` and the deltas only where it does. A gate on one of them is open on the other kind of host.',
  fix: 'Name `completion_response` and `stream_response_finish`, or `model_turn_finished`, which fires on both; add `text_delta` to stop early.',
  examples: {
    bad: [gate('text_delta'), gate('completion_response'), gate('[stream_response_finish, text_delta]')],
    good: [gate('[completion_response, stream_response_finish, text_delta]'), gate('[model_turn_finished, text_delta]')],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const gates = rules.filter(isOutputGate)
    // Two rules with one condition are one gate.
    for (const same of groupBy(gates, ({ pack, node }) => conditionText(pack, node, ['match', 'when', 'unless'])).values()) {
      const named = new Set(same.flatMap(({ rule }) => rule.events))
      const missing = finishEvents.filter((event) => !named.has(event))
      const [first] = same
      if (first === undefined || missing.length === 0 || named.has('model_turn_finished')) continue
      yield finding(first, missing)
    }
  },
})

const finishEvents: readonly EventName[] = ['completion_response', 'stream_response_finish']
const outputEvents: readonly EventName[] = [...finishEvents, 'text_delta', 'model_turn_finished']

/** It ends the run over what the model says to the user; what it says in a call is another matter. */
function isOutputGate({ rule }: RuleInPack): boolean {
  if (rule.action.name !== 'terminate' || rule.match === undefined || !rule.events.some((event) => outputEvents.includes(event))) return false
  let readsText = false
  visitTests(rule.match, (node) => {
    if (node.kind === 'text') readsText = true
  })
  return readsText
}

function finding({ rule, node }: RuleInPack, missing: readonly EventName[]): LintFinding {
  const entry = entryOf(node, 'event')
  const all = [...missing, ...rule.events]
  const names = missing.map((event) => `\`${event}\``).join(' and ')
  return {
    span: entry?.value.span ?? rule.span,
    message: `the gate \`${rule.id}\` does not see every answer: it does not name ${names}`,
    hint: `write \`event: [${all.join(', ')}]\``,
    ...(entry === undefined ? {} : { fix: { safe: false, edits: [{ span: entry.value.span, text: `[${all.join(', ')}]` }] } }),
  }
}
