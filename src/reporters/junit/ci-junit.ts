import type { CiPart, CiPartName, CiReport } from '../ci-report.ts'
import { partStatus } from '../ci-report.ts'
import { partSummary } from '../ci-summary.ts'
import type { LayoutReport } from '../layout-report.ts'
import { ciSection } from '../text/ci-text.ts'
import { checkSuites } from './check-junit.ts'
import { lintSuites } from './lint-junit.ts'
import { printJunit, type JunitCase, type JunitSuite } from './print-junit.ts'
import { testsSuites } from './tests-junit.ts'

/** The suites that each part has by itself, under its name; of a part without any, one case. */
export function ciJunit({ parts }: CiReport): string {
  return printJunit(parts.flatMap(partSuites))
}

function partSuites(part: CiPart): readonly JunitSuite[] {
  switch (part.kind) {
    case 'left_out':
    case 'not_run':
      return [{ name: part.name, cases: [{ name: part.name, className: part.name, skipped: `${partStatus(part)}: ${part.why}` }] }]
    case 'stopped':
      return [single(part)]
    case 'done':
      break
  }
  switch (part.name) {
    case 'check':
      return named(part.name, checkSuites(part.report))
    case 'fmt':
      return [{ name: part.name, cases: layoutCases(part.report) }]
    case 'lint':
      return named(part.name, lintSuites(part.report))
    case 'test':
      return named(part.name, testsSuites(part.report))
    case 'coverage':
    case 'mutation':
    case 'replay':
      return [single(part)]
  }
}

function named(part: CiPartName, suites: readonly JunitSuite[]): readonly JunitSuite[] {
  return suites.map(({ name, cases }) => ({ name: `${part}: ${name}`, cases }))
}

function layoutCases({ files, unformatted }: LayoutReport): readonly JunitCase[] {
  const lines = new Map(unformatted.map(({ name, line }) => [name, line]))
  return files.map((name) => {
    const line = lines.get(name)
    const base = { name: 'layout', className: name, file: name }
    if (line === undefined) return base
    const message = `line ${String(line)} is not in the one layout`
    return { ...base, line, failure: { type: 'fmt', message, text: `${name}:${String(line)}: \`sluice fmt\` puts it right` } }
  })
}

function single(part: CiPart): JunitSuite {
  const message = partSummary(part)
  const base = { name: part.name, className: part.name }
  if (partStatus(part) !== 'failed') return { name: part.name, cases: [{ ...base, output: message }] }
  return { name: part.name, cases: [{ ...base, failure: { type: part.name, message, text: ciSection(part, { colour: false }) } }] }
}
