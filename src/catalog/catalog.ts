import type { ActionDefinition } from '../core/actions/define-action.ts'
import { actions } from '../core/actions/registry.ts'
import { codes } from '../core/diagnostics/codes/registry.ts'
import type { CodeDefinition } from '../core/diagnostics/define-code.ts'
import type { OperatorDefinition } from '../core/operators/define-operator.ts'
import { existsTest, operators } from '../core/operators/registry.ts'
import type { LintRule } from '../tools/lint/define-lint-rule.ts'
import { lintRules } from '../tools/lint/registry.ts'
import { eventEntries, type EventEntry } from './event-entry.ts'

/** All named things of the language, for pages, schemas, completion and `explain`. Nothing is written twice. */
export interface Catalog {
  /** All but those of lint rules. */
  readonly codes: readonly CodeDefinition[]
  readonly operators: readonly OperatorDefinition[]
  /** Written like an operator, answered where the path is read. */
  readonly exists: { readonly name: string; readonly summary: string }
  readonly actions: readonly ActionDefinition[]
  readonly events: readonly EventEntry[]
  /** By code, whatever their category. */
  readonly lintRules: readonly LintRule[]
}

export const catalog: Catalog = {
  codes,
  operators,
  exists: existsTest,
  actions,
  events: eventEntries(actions),
  lintRules: [...lintRules].sort((left, right) => (left.code < right.code ? -1 : 1)),
}
