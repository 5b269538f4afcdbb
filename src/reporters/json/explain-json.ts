import { explanationJson } from '../../tools/explain/explanation-json.ts'
import type { ExplainReport } from '../reporter.ts'
import { printJson } from './print-json.ts'

/** Fields are only ever added. */
export function explainJson({ explanation, whyNot, policy }: ExplainReport): string {
  return printJson({ ...explanationJson(explanation), ...(whyNot === undefined ? {} : { why_not: explanationJson(whyNot) }), policy })
}
