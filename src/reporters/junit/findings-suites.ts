import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import { factsOf } from '../code-facts.ts'
import type { JunitCase, JunitSuite } from './print-junit.ts'

/** What is not about one file: a path that holds no policy. */
const noFile = 'sluice'

/**
 * A suite for each file: a case for each finding, which fails where `fails` says so, or one case that
 * passes, so that a build server shows what was looked at.
 */
export function findingsSuites(
  files: readonly string[],
  diagnostics: readonly Diagnostic[],
  fails: (diagnostic: Diagnostic) => boolean,
): readonly JunitSuite[] {
  const byFile = new Map<string, JunitCase[]>(files.map((file) => [file, []]))
  for (const diagnostic of diagnostics) {
    const file = diagnostic.at.kind === 'source' ? diagnostic.at.span.source.name : noFile
    const cases = byFile.get(file)
    const found = findingCase(file, diagnostic, fails(diagnostic))
    if (cases === undefined) byFile.set(file, [found])
    else cases.push(found)
  }
  return [...byFile].map(([name, cases]) => ({
    name,
    cases: cases.length > 0 ? cases : [{ name: 'no findings', className: name, file: name }],
  }))
}

function findingCase(file: string, diagnostic: Diagnostic, fails: boolean): JunitCase {
  const { code, message, at } = diagnostic
  const place = at.kind === 'source' ? positionAt(at.span.source.text, at.span.start) : undefined
  const where = place === undefined ? '' : ` at ${String(place.line)}:${String(place.column)}`
  const frame = renderFrame(diagnostic)
  return {
    name: `${code} ${factsOf(code).name}${where}`,
    className: file,
    ...(place !== undefined && { file, line: place.line }),
    ...(fails ? { failure: { type: code, message, text: frame } } : { output: frame }),
  }
}
