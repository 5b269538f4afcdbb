import { globWithinPath } from '../../core/files/glob-operand.ts'
import type { LintRule } from './define-lint-rule.ts'
import type { LevelSetting, LintConfig, LintLevel } from './lint-config.ts'

/** What a rule is worth in a file. */
export interface RuleLevels {
  /** In some file it may be worth something. */
  readonly isAsked: boolean
  readonly levelIn: (fileName: string) => LintLevel
}

/**
 * The last setting that fits a file counts. Without one the rule has its own level if `isChosen`, by the
 * preset or by the caller, else it is off: a level makes a rule asked, whatever its preset.
 */
export function levelsOfRule(rule: LintRule, { levels }: LintConfig, isChosen: boolean): RuleLevels {
  const otherwise: LintLevel = isChosen ? rule.severity : 'off'
  const settings = levels.filter((setting) => setting.rule === rule.name || setting.rule === rule.code).map(fileTest)
  return {
    isAsked: otherwise !== 'off' || settings.some(({ level }) => level !== 'off'),
    levelIn: (fileName) => settings.findLast(({ fits }) => fits(fileName))?.level ?? otherwise,
  }
}

function fileTest({ level, paths }: LevelSetting): { readonly level: LintLevel; readonly fits: (name: string) => boolean } {
  if (paths === undefined) return { level, fits: () => true }
  const patterns = paths.map(globWithinPath)
  return { level, fits: (name) => patterns.some((fits) => fits(plainName(name))) }
}

/** As patterns write it: with `/`, from the folder where the run stands. */
function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '')
}
