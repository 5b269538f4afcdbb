import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { Severity } from '../../core/diagnostics/severity.ts'

/** From which level on a finding counts as one; `never` = findings are only told. */
export const failOnLevels = ['error', 'warning', 'info', 'never'] as const
export type FailOn = (typeof failOnLevels)[number]

const weight = { error: 3, warning: 2, info: 1 } as const satisfies Record<Severity, number>

/** Does it count? A policy that does not load is no matter of levels: whoever asks looks at that first. */
export function isCounted({ severity }: Pick<Diagnostic, 'severity'>, failOn: FailOn): boolean {
  return failOn !== 'never' && weight[severity] >= weight[failOn]
}
