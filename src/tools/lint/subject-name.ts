import { foldArgumentName } from './well-known-arguments.ts'
import type { Subject } from './placed-test.ts'

/** The name of the argument or field that a test is about, small and without `_` and `-`; undefined where there is none. */
export function subjectName(subject: Subject | undefined): string | undefined {
  if (subject?.kind === 'run' || subject?.kind === 'env') return foldArgumentName(subject.field)
  if (subject?.kind !== 'argument') return undefined
  const last = subject.steps.findLast(({ kind }) => kind !== 'wildcard' && kind !== 'index')
  return last?.kind === 'name' || last?.kind === 'descendant_name' ? foldArgumentName(last.name) : undefined
}

/** The path of an argument as messages name it. */
export function subjectText(subject: Subject | undefined): string {
  if (subject?.kind === 'argument') return subject.path.path.text
  if (subject?.kind === 'run' || subject?.kind === 'env') return `${subject.kind}.${subject.field}`
  return subject?.kind === 'mcp' ? `mcp.${subject.part}` : 'the value'
}
