import type { Severity } from '../../core/diagnostics/severity.ts'
import type { CheckReport } from '../reporter.ts'
import { placeProperties } from './place-properties.ts'
import { workflowCommand } from './workflow-command.ts'

const commandOf = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Severity, string>

/** An annotation for each finding; nothing where there is none. */
export function findingsGithub({ diagnostics }: Pick<CheckReport, 'diagnostics'>): string {
  return diagnostics
    .map(({ code, severity, message, hint, at }) =>
      workflowCommand(
        commandOf[severity],
        { ...(at.kind === 'source' && placeProperties(at.span)), title: code },
        hint === undefined ? message : `${message}\n${hint}`,
      ),
    )
    .join('')
}
