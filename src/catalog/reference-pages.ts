import { actionPage } from './action-page.ts'
import type { Catalog } from './catalog.ts'
import { codePage } from './code-page.ts'
import { indexPage } from './index-page.ts'
import { operatorPage } from './operator-page.ts'

/** Every generated page by its path below `grammar-docs/reference`. */
export function referencePages(catalog: Catalog): ReadonlyMap<string, string> {
  return new Map([
    ['index.md', indexPage(catalog)],
    ...catalog.codes.map((code) => [`diagnostics/${code.code}.md`, codePage(code)] as const),
    ...catalog.operators.map((operator) => [`operators/${operator.name}.md`, operatorPage(operator)] as const),
    ...catalog.actions.map((action) => [`actions/${action.name}.md`, actionPage(action)] as const),
  ])
}
