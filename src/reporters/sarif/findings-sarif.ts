import { catalog } from '../../catalog/catalog.ts'
import { fingerprints } from '../../tools/lint/fingerprint.ts'
import { factsOf } from '../code-facts.ts'
import { printJson } from '../json/print-json.ts'
import type { CheckReport, ReportView } from '../reporter.ts'
import { projectRoot } from './sarif-place.ts'
import { sarifResult } from './sarif-result.ts'
import { sarifRule } from './sarif-rule.ts'

/**
 * One run of SARIF 2.1.0. Every lint rule is described, so that a run without findings says what was
 * asked; of the codes of loading only those that occur. No time, no machine: the same policies give
 * the same bytes.
 */
export function findingsSarif({ diagnostics }: Pick<CheckReport, 'diagnostics'>, { version }: Pick<ReportView, 'version'>): string {
  const codes = [...new Set([...catalog.lintRules, ...diagnostics].map(({ code }) => code))].sort()
  const places = new Map(codes.map((code, index) => [code, index]))
  const found = fingerprints(diagnostics)
  return printJson({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'sluice', semanticVersion: version, rules: codes.map((code) => sarifRule(factsOf(code))) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [projectRoot]: { description: { text: 'the folder in which the policies were checked' } } },
        results: diagnostics.map((diagnostic, index) =>
          sarifResult(diagnostic, places.get(diagnostic.code) ?? -1, found[index] ?? ''),
        ),
      },
    ],
  })
}
