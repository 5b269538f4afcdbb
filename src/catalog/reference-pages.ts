import { actionPage } from './action-page.ts'
import type { Catalog } from './catalog.ts'
import { codePage } from './code-page.ts'
import { eventPage } from './event-page.ts'
import type { FurtherPage } from './further-page.ts'
import { indexPage } from './index-page.ts'
import { lintIndexPage } from './lint-index-page.ts'
import { lintRulePage } from './lint-rule-page.ts'
import { operatorPage } from './operator-page.ts'

/** Every generated page by its path below `grammar-docs/reference`. */
export function referencePages(catalog: Catalog, commands: readonly FurtherPage[] = []): ReadonlyMap<string, string> {
  return new Map([
    ['index.md', indexPage(catalog, commands)],
    ['lint-rules.md', lintIndexPage(catalog)],
    ...catalog.codes.map((code) => [`diagnostics/${code.code}.md`, codePage(code)] as const),
    ...catalog.lintRules.map((rule) => [`diagnostics/${rule.code}.md`, lintRulePage(rule)] as const),
    ...catalog.operators.map((operator) => [`operators/${operator.name}.md`, operatorPage(operator)] as const),
    ...catalog.actions.map((action) => [`actions/${action.name}.md`, actionPage(action)] as const),
    ...catalog.events.map((event) => [`events/${event.name}.md`, eventPage(event)] as const),
    ...commands.map(({ name, text }) => [`cli/${name}.md`, text] as const),
  ])
}
