import type { ExplainReport, ReportView } from '../reporter.ts'
import { explanationText } from './explanation-text.ts'

/** The account of one event. */
export function explainText({ explanation }: ExplainReport, view: Pick<ReportView, 'colour'>): string {
  return explanationText(explanation, view)
}
