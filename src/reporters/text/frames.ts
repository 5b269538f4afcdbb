import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import type { ReportView } from '../reporter.ts'

/** A frame for each finding. */
export function frames(diagnostics: readonly Diagnostic[], { colour }: Pick<ReportView, 'colour'>): readonly string[] {
  return diagnostics.map((diagnostic) => renderFrame(diagnostic, { colour }))
}
