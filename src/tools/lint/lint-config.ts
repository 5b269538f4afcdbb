import type { Severity } from '../../core/diagnostics/severity.ts'
import type { LintPreset } from './define-lint-rule.ts'

export const lintLevels = ['error', 'warning', 'info', 'off'] as const satisfies readonly (Severity | 'off')[]
export type LintLevel = (typeof lintLevels)[number]

/** One line of a configuration: what a rule is worth in some files. */
export interface LevelSetting {
  /** Name or code of a rule. */
  readonly rule: string
  readonly level: LintLevel
  /** Patterns of file names (`*`, `**`); absent = every file. */
  readonly paths?: readonly string[]
}

/** What `sluice.config.yaml` says of lint rules. A later setting wins. Errors of loading are not lint rules and have no level. */
export interface LintConfig {
  readonly preset: LintPreset
  readonly levels: readonly LevelSetting[]
}

export const defaultLintConfig: LintConfig = { preset: 'recommended', levels: [] }
