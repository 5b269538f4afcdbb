import type { Severity } from '../../core/diagnostics/severity.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import { fingerprints } from '../../tools/lint/fingerprint.ts'
import { isLoadingError } from '../../tools/lint/is-loading-error.ts'
import { factsOf } from '../code-facts.ts'
import type { CheckReport } from '../reporter.ts'

const severityOf = { error: 'critical', warning: 'major', info: 'info' } as const satisfies Record<Severity, string>

/** What GitLab asks of a finding that is about no file. */
const nowhere = { path: '.', lines: { begin: 1 } }

/** The list that GitLab compares between branches; a policy that does not load blocks. */
export function findingsGitlab({ diagnostics }: Pick<CheckReport, 'diagnostics'>): string {
  const found = fingerprints(diagnostics)
  const issues = diagnostics.map((diagnostic, index) => {
    const { code, severity, message, hint, at } = diagnostic
    return {
      description: `${code}: ${message}${hint === undefined ? '' : `; ${hint}`}`,
      check_name: factsOf(code).name,
      fingerprint: found[index] ?? '',
      severity: isLoadingError(diagnostic) ? 'blocker' : severityOf[severity],
      location:
        at.kind !== 'source'
          ? nowhere
          : {
              path: at.span.source.name,
              lines: {
                begin: positionAt(at.span.source.text, at.span.start).line,
                end: positionAt(at.span.source.text, Math.max(at.span.start, at.span.end - 1)).line,
              },
            },
    }
  })
  return `${JSON.stringify(issues, undefined, 2)}\n`
}
