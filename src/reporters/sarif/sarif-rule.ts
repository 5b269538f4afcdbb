import type { JsonObject } from '../../core/base/json.ts'
import type { Severity } from '../../core/diagnostics/severity.ts'
import type { CodeFacts } from '../code-facts.ts'

export const sarifLevel = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>

/**
 * What a code means, as a viewer shows it beside its results. SARIF takes absolute addresses alone for
 * `helpUri`, so the page is named in the help and the properties.
 */
export function sarifRule({ code, name, severity, summary, why, fix, category, preset, page }: CodeFacts): JsonObject {
  return {
    id: code,
    name,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: {
      text: `${why}\n\n${fix}\n\nMore: ${page}`,
      markdown: `**Why** ${why}\n\n**Fix** ${fix}\n\nMore: \`${page}\``,
    },
    defaultConfiguration: { level: sarifLevel[severity] },
    properties: {
      category,
      tags: [category, ...(category === 'safety' ? ['security'] : [])],
      page,
      ...(preset !== undefined && { preset }),
    },
  }
}
