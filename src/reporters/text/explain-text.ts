import type { ExplainReport, ReportView } from '../reporter.ts'
import { explanationText } from './explanation-text.ts'
import { whyNotText } from './why-not-text.ts'

/** The account of one event, and of one rule that did not hit it. */
export function explainText({ explanation, whyNot }: ExplainReport, view: Pick<ReportView, 'colour'>): string {
  const account = explanationText(explanation, view)
  return whyNot === undefined ? account : `${account}\n${whyNotText(whyNot, explanation.event.kind)}\n`
}
