import type { ErrorCode, YAMLError } from 'yaml'
import type { Findings } from './findings.ts'
import { findStructureProblems } from './find-structure-problems.ts'
import { lineEnd, misfitMessage, type StructureProblem } from './structure-problem.ts'
import { syntaxErrorWords } from './syntax-errors.ts'

/** What the library says where marks or columns do not fit: often far behind the mistake, and more than once. */
const structural: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'KEY_OVER_1024_CHARS',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])

/**
 * Reports what the YAML library refused. Errors of structure are reported where the mistake was most
 * likely made, with the place where the library noticed it; those that follow from it are left out.
 */
export function reportSyntaxErrors(findings: Findings, errors: readonly YAMLError[]): void {
  const { text } = findings.source
  const noticed = errors.filter(({ code }) => structural.has(code)).sort((left, right) => left.pos[0] - right.pos[0])
  const last = noticed.at(-1)
  const until = last === undefined ? -1 : lineEnd(text, last.pos[1])
  // A mistake is noticed on its line or later; only columns are noticed where the entry above them begins.
  const isColumnNoticed = noticed.some(({ code }) => code === 'BAD_INDENT')
  const problems =
    until === -1 ? [] : findStructureProblems(text).filter(({ start, message }) => start <= until || (isColumnNoticed && message === misfitMessage))
  const isMisfitFound = problems.some(({ message }) => message === misfitMessage)
  const [first] = problems
  const from = first === undefined ? Infinity : text.lastIndexOf('\n', first.start) + 1
  for (const error of errors) {
    if (structural.has(error.code) && (error.pos[1] >= from || (isMisfitFound && error.code === 'BAD_INDENT'))) continue
    const { message, hint } = syntaxErrorWords(error)
    findings.report('SLC101', error.pos[0], error.pos[1], message, hint === undefined ? {} : { hint })
  }
  for (const [index, problem] of problems.entries()) {
    const next = problems[index + 1]?.start ?? Infinity
    const notice = noticed.find(({ pos }) => pos[0] >= problem.start && pos[0] < next)
    reportProblem(findings, problem, notice?.pos[0])
  }
}

function reportProblem({ report, source }: Findings, { start, end, message, hint, related }: StructureProblem, noticedAt?: number): void {
  const places = related.map((place) => ({ span: { source, start: place.start, end: place.end }, message: place.message }))
  const isElsewhere = noticedAt !== undefined && noticedAt > end && related.every((place) => noticedAt < place.start || noticedAt > place.end)
  const noticed = { start: Math.min(noticedAt ?? 0, source.text.length), end: Math.min((noticedAt ?? 0) + 1, source.text.length) }
  const shown = isElsewhere ? [...places, { span: { source, ...noticed }, message: 'here it makes no sense any more' }] : places
  report('SLC101', start, end, message, { hint, ...(shown.length === 0 ? {} : { related: shown }) })
}
