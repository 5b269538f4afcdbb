import type { JsonObject } from '../../core/base/json.ts'
import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import { failedParts, partStatus, type CiPart, type CiReport } from '../ci-report.ts'
import { partSummary } from '../ci-summary.ts'
import type { LayoutReport } from '../layout-report.ts'
import { checkObject } from './check-json.ts'
import { coverageObject } from './coverage-json.ts'
import { flipsObject } from './flips-json.ts'
import { lintObject } from './lint-json.ts'
import { mutationJson } from './mutation-json.ts'
import { printJson } from './print-json.ts'
import { testsObject } from './tests-json.ts'

/** Each part with the object that its own command prints. Fields are only ever added. */
export function ciJson(report: CiReport): string {
  return printJson({ passed: failedParts(report).length === 0, parts: report.parts.map(partJson) })
}

function partJson(part: CiPart): JsonObject {
  const head = { part: part.name, status: partStatus(part).replace(' ', '_'), summary: partSummary(part) }
  switch (part.kind) {
    case 'done':
      return { ...head, ms: part.ms, report: reportJson(part) }
    case 'stopped':
      return { ...head, ms: part.ms, diagnostics: part.diagnostics.map(diagnosticJson) }
    case 'left_out':
    case 'not_run':
      return head
  }
}

function reportJson(part: Extract<CiPart, { readonly kind: 'done' }>): JsonObject {
  switch (part.name) {
    case 'check':
      return checkObject(part.report)
    case 'fmt':
      return layoutObject(part.report)
    case 'lint':
      return lintObject(part.report)
    case 'test':
      return testsObject(part.report)
    case 'coverage':
      return coverageObject(part.report)
    case 'mutation':
      return mutationJson(part.report)
    case 'replay':
      return flipsObject(part.report)
  }
}

function layoutObject({ files, unformatted, diagnostics }: LayoutReport): JsonObject {
  return {
    files,
    unformatted: unformatted.map(({ name, line }) => ({ file: name, line })),
    diagnostics: diagnostics.map(diagnosticJson),
  }
}
