import { actionByName } from '../../../core/actions/registry.ts'
import { checkAction } from '../../../core/actions/define-action.ts'
import { checkCondition } from '../../../core/conditions/check-condition.ts'
import { conditionVariables } from '../../../core/conditions/condition-variables.ts'
import type { Span } from '../../../core/diagnostics/source.ts'
import type { EventName } from '../../../core/events/event-name.ts'
import { conditionScope } from '../../../core/rules/condition-scope.ts'
import type { ActionNode, EventMatcherNode, RuleNode, UnmatchedNode } from '../../../core/rules/policy-ast.ts'
import { editCondition } from './edit-condition.ts'
import { editEventTest } from './edit-event-test.ts'
import { editParam } from './edit-param.ts'
import { editWrittenTexts } from './edit-written-texts.ts'
import { within, without, type Edit } from './edit.ts'

/** Where the parts of a `when` stand in the text; the rule itself where they cannot be told. */
export type SpanInWhen = (path: readonly (string | number)[]) => Span

/** Every small change of a rule that would load. */
export function* editRule(rule: RuleNode, spanInWhen: SpanInWhen): Iterable<Edit<RuleNode>> {
  const { match, unless } = rule
  // It stays, so that cases can name it, and never hits.
  const never: EventMatcherNode = { kind: 'not', item: { kind: 'always', span: rule.span }, span: rule.span }
  yield { part: { ...rule, match: never }, span: rule.span, says: 'takes the rule out' }
  if (match !== undefined) {
    yield* within(editEventTest(match), (other) => ({ ...rule, match: other }))
    yield { part: { ...rule, match: { kind: 'always', span: match.span } }, span: match.span, says: 'takes `match` out' }
  }
  yield* editWhen(rule, spanInWhen)
  if (unless !== undefined) {
    yield { part: without(rule, 'unless'), span: unless.span, says: 'takes `unless` out' }
    yield* within(editEventTest(unless), (other) => ({ ...rule, unless: other }))
  }
  yield* within(editAction(rule), (action) => ({ ...rule, action }))
  if (rule.onUnknown === 'terminate') yield { part: { ...rule, onUnknown: 'refuse' }, span: rule.span, says: 'takes `on_unknown: terminate` out' }
}

/** Changes of what happens to calls that are on no list, and of which calls those are. */
export function* editUnmatched(unmatched: UnmatchedNode): Iterable<Edit<UnmatchedNode>> {
  const { match, action } = unmatched
  if (match !== undefined) {
    yield* within(editEventTest(match), (other) => ({ ...unmatched, match: other }))
    yield { part: without(unmatched, 'match'), span: match.span, says: 'takes `match` out' }
  }
  yield* within(swapAction(action, ['tool_call']), (other) => ({ ...unmatched, action: other }))
}

function* editWhen(rule: RuleNode, spanInWhen: SpanInWhen): Iterable<Edit<RuleNode>> {
  const { when } = rule
  if (when === undefined) return
  if (rule.match !== undefined) yield { part: without(rule, 'when'), span: spanInWhen([]), says: 'takes `when` out' }
  const scope = conditionScope(rule.events)
  for (const { expression, path, says } of editCondition(when.expression)) {
    if (checkCondition(expression, scope).length > 0) continue
    yield { part: { ...rule, when: { expression, variables: conditionVariables(expression) } }, span: spanInWhen(path), says }
  }
}

/** What stops becomes a stop of another kind; of what is rewritten, an operation is left out or a bound is shifted. */
function* editAction(rule: RuleNode): Iterable<Edit<ActionNode>> {
  const { action } = rule
  yield* swapAction(action, rule.events)
  const { param } = action
  const texts = action.name === 'rewrite' ? editWrittenTexts(param) : []
  for (const { param: other, says, at } of [...editParam(param), ...texts]) {
    if (checkAction(action.definition, other, rule.events).length > 0) continue
    yield { part: { ...action, param: other }, span: action.span, says, at }
  }
}

function* swapAction(action: ActionNode, events: readonly EventName[]): Iterable<Edit<ActionNode>> {
  const swapped = action.name === 'skip' ? 'terminate' : action.name === 'terminate' ? 'skip' : undefined
  const other = swapped === undefined ? undefined : actionByName(swapped)
  if (other === undefined || !events.every((event) => other.events.includes(event))) return
  yield { part: { ...action, definition: other, name: other.name }, span: action.span, says: `turns \`${action.name}\` into \`${other.name}\`` }
}
