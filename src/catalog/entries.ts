import type { JsonObject } from '../core/base/json.ts'
import { machineFix } from '../tools/lint/example-findings.ts'
import { actionPage } from './action-page.ts'
import type { Catalog } from './catalog.ts'
import { codePage } from './code-page.ts'
import { eventPage } from './event-page.ts'
import { lintRulePage } from './lint-rule-page.ts'
import { operatorPage } from './operator-page.ts'

/** Anything that has a page, under every name by which somebody may look for it. */
export interface CatalogEntry {
  readonly kind: 'code' | 'lint_rule' | 'operator' | 'action' | 'event'
  /** The first one is its own; a code has its machine name beside it, a lint rule its code. */
  readonly names: readonly [string, ...string[]]
  /** Markdown, as in `grammar-docs/reference`. */
  readonly page: () => string
  /** The same for programs; members are only ever added. */
  readonly json: () => JsonObject
}

export function catalogEntries({ codes, lintRules, operators, actions, events }: Catalog): readonly CatalogEntry[] {
  return [
    ...codes.map((definition): CatalogEntry => {
      const { code, kind, severity, summary, why, fix, since } = definition
      return {
        kind: 'code',
        names: [code, kind],
        page: () => codePage(definition),
        json: () => ({ code, name: kind, severity, summary, why, fix, since }),
      }
    }),
    ...lintRules.map((rule): CatalogEntry => {
      const { name, code } = rule
      return { kind: 'lint_rule', names: [name, code], page: () => lintRulePage(rule), json: () => lintRuleJson(rule) }
    }),
    ...operators.map((operator): CatalogEntry => {
      const { name, summary, details = [] } = operator
      return { kind: 'operator', names: [name], page: () => operatorPage(operator), json: () => ({ name, summary, details }) }
    }),
    ...actions.map((action): CatalogEntry => {
      const { name, summary, events: honoring, isGuard } = action
      return {
        kind: 'action',
        names: [name],
        page: () => actionPage(action),
        json: () => ({ name, summary, events: honoring, guard: isGuard }),
      }
    }),
    ...events.map((event): CatalogEntry => {
      const { name, summary, details, actions: honored, matchKeys } = event
      return {
        kind: 'event',
        names: [name],
        page: () => eventPage(event),
        json: () => ({ name, summary, details, actions: honored, match_keys: matchKeys }),
      }
    }),
  ]
}

export function lintRuleJson(rule: Catalog['lintRules'][number]): JsonObject {
  const { code, name, category, severity, preset, summary, why, fix, since } = rule
  return { code, name, category, severity, preset, machine_fix: machineFix(rule), summary, why, fix, since }
}

/** Every entry of that name: an operator and an action may share one. Letter case counts in no name. */
export function entriesNamed(entries: readonly CatalogEntry[], word: string): readonly CatalogEntry[] {
  const wanted = word.toLowerCase()
  return entries.filter(({ names }) => names.some((name) => name.toLowerCase() === wanted))
}
