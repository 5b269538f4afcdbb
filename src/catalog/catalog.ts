import { actions } from '../core/actions/registry.ts'
import type { ActionDefinition } from '../core/actions/define-action.ts'
import { codes } from '../core/diagnostics/codes/registry.ts'
import type { CodeDefinition } from '../core/diagnostics/define-code.ts'
import { eventNames, type EventName } from '../core/events/event-name.ts'
import type { StepEventKind } from '../core/events/step-event.ts'
import { honoredFlows } from '../core/flows/honored-flows.ts'
import type { FlowType } from '../core/flows/flow.ts'
import { existsTest, operators } from '../core/operators/registry.ts'
import type { OperatorDefinition } from '../core/operators/define-operator.ts'
import type { LintRule } from '../tools/lint/define-lint-rule.ts'
import { lintRules } from '../tools/lint/registry.ts'

export interface EventEntry {
  readonly kind: StepEventKind
  readonly name: EventName
  readonly flows: readonly FlowType[]
  readonly actions: readonly string[]
}

/** All named things of the language, for pages, completion and `explain`. Nothing is written twice. */
export interface Catalog {
  readonly codes: readonly CodeDefinition[]
  readonly operators: readonly OperatorDefinition[]
  /** Written like an operator, answered where the path is read. */
  readonly exists: { readonly name: string; readonly summary: string }
  readonly actions: readonly ActionDefinition[]
  readonly events: readonly EventEntry[]
  readonly lintRules: readonly LintRule[]
}

export const catalog: Catalog = {
  codes,
  operators,
  exists: existsTest,
  actions,
  events: eventEntries(actions),
  lintRules,
}

function eventEntries(all: readonly ActionDefinition[]): readonly EventEntry[] {
  // `as`: the keys of `eventNames` are the kinds, which `Object.entries` forgets.
  return (Object.entries(eventNames) as [StepEventKind, EventName][]).map(([kind, name]) => ({
    kind,
    name,
    flows: honoredFlows[kind],
    actions: all.filter(({ events }) => events.includes(name)).map((action) => action.name),
  }))
}
