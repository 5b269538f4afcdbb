import type { Json } from '../../core/base/json.ts'
import { isJsonArray, isJsonObject } from '../../core/base/json.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import { caseJson } from '../json/case-json.ts'
import { counted } from '../text/counted.ts'
import type { TestCaseReport, TestReport } from '../reporter.ts'

/** Findings of loading as comments, then one test point for each case; why one failed stands in its YAML block. */
export function testsTap({ cases, diagnostics, notRun = 0 }: TestReport): string {
  const comments = diagnostics.flatMap((each) => renderFrame(each).split('\n').map((line) => `# ${line}`))
  const bail = notRun === 0 ? [] : [`Bail out! A case failed; ${counted(notRun, 'case')} not run`]
  const lines = ['TAP version 14', `1..${String(cases.length + notRun)}`, ...comments, ...cases.flatMap(testPoint), ...bail]
  return `${lines.join('\n')}\n`
}

function testPoint(each: TestCaseReport, index: number): readonly string[] {
  const { pack, name, title, passed } = each
  const description = printable(`${pack}#${name}${title === undefined ? '' : ` ${title}`}`).replaceAll(/[\\#]/g, '\\$&')
  const line = `${passed ? 'ok' : 'not ok'} ${String(index + 1)} - ${description}`
  if (passed) return [line]
  return [line, '  ---', ...yamlLines(caseJson(each), '  '), '  ...']
}

/** JSON values as a YAML block: keys on lines of their own, everything else as JSON, which YAML reads too. */
function yamlLines(value: Json, indent: string): readonly string[] {
  if (isJsonObject(value)) return Object.entries(value).flatMap(([key, member]) => entryLines(`${JSON.stringify(key)}:`, member, indent))
  return [`${indent}${flat(value)}`]
}

function entryLines(head: string, value: Json, indent: string): readonly string[] {
  const isMaps = isJsonArray(value) && value.length > 0 && value.every(isJsonObject)
  if (!isMaps) return [`${indent}${head} ${flat(value)}`]
  return [`${indent}${head}`, ...value.map((item) => `${indent}  - ${flat(item)}`)]
}

/** On one line; a reader of the protocol splits at line breaks, and some break at others than `\n`. */
function flat(value: Json): string {
  return JSON.stringify(value).replaceAll(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
