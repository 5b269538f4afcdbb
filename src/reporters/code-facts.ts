import { catalog } from '../catalog/catalog.ts'
import { codePage } from '../core/diagnostics/render-frame.ts'
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { Severity } from '../core/diagnostics/severity.ts'

/** What is said of a code wherever it is listed, whether it is one of a lint rule or not. */
export interface CodeFacts {
  readonly code: Diagnostic['code']
  /** Kebab-case. */
  readonly name: string
  readonly severity: Severity
  readonly summary: string
  readonly why: string
  readonly fix: string
  readonly category: 'loading' | 'correctness' | 'safety' | 'style'
  /** Of a lint rule: the preset that brings it. */
  readonly preset?: 'recommended' | 'strict'
  /** Relative to the root of the project. */
  readonly page: string
}

const facts: ReadonlyMap<string, CodeFacts> = new Map(
  [
    // `as`: the codes of the catalog are those of the registry, which its type forgets.
    ...catalog.codes.map(({ code, kind, severity, summary, why, fix }): CodeFacts => ({
      code: code as Diagnostic['code'],
      name: kind.replaceAll('_', '-'),
      severity,
      summary,
      why,
      fix,
      category: 'loading',
      page: codePage(code),
    })),
    ...catalog.lintRules.map(({ code, name, severity, summary, why, fix, category, preset }): CodeFacts => ({
      code,
      name,
      severity,
      summary,
      why,
      fix,
      category,
      preset,
      page: codePage(code),
    })),
  ].map((each) => [each.code, each]),
)

export function factsOf(code: Diagnostic['code']): CodeFacts {
  const found = facts.get(code)
  if (found === undefined) throw new Error(`no such code: ${code}`)
  return found
}
