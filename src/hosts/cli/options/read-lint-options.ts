import type { LintPreset } from '../../../tools/lint/define-lint-rule.ts'
import { type FailOn, failOnLevels } from '../../../tools/lint/fail-on.ts'
import { relativeName } from '../../node/relative-name.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { readFormats, type ReportTarget } from '../read-formats.ts'
import { type PolicyOptions, readPolicyOptions } from './read-policy-options.ts'
import { textList, textOption } from './text-list.ts'

/** Everything that `sluice lint` was asked to do. */
export interface LintOptions extends PolicyOptions {
  readonly formats: readonly ReportTarget[]
  readonly failOn: FailOn
  readonly fixes: 'none' | 'safe' | 'all'
  readonly preset?: LintPreset
  readonly config?: string
  readonly baseline?: { readonly file: string; readonly writes: boolean }
  /** The name of the text on stdin. */
  readonly stdinPath?: string
}

/** Reads the options and refuses those that say two things at once. */
export function readLintOptions({ operands, options }: CommandRequest): Given<LintOptions> {
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return given
  const formats = readFormats('lint', textList(options['format']))
  if (!formats.ok) return formats
  const { paths, load } = given.value
  const writes = options['writeBaseline'] === true
  const file = textOption(options['baseline'])
  if (writes && file === undefined) return refused('--write-baseline needs a file: `--baseline known.json --write-baseline`')
  const fixes = options['fixUnsafe'] === true ? 'all' : options['fix'] === true ? 'safe' : 'none'
  const stdinPath = textOption(options['stdinPath'])
  if (stdinPath !== undefined) {
    if (paths.length > 0) return refused('--stdin-path names the one file that is linted; take the other paths out')
    if (fixes !== 'none') return refused('--fix writes files, and the text on stdin is none')
    if (writes) return refused('--write-baseline is for a run over all policies, not for one text')
  } else if (paths.length === 0) {
    return refused('name a policy: `sluice lint policies`')
  }
  const preset = presetOf(textOption(options['preset']))
  const config = textOption(options['config'])
  return {
    ok: true,
    value: {
      // Reports name files from the current folder, however they were named here.
      paths: paths.map((each) => ({ ...each, path: relativeName(each.path) })),
      load,
      formats: formats.value,
      failOn: failOnOf(options['failOn']),
      fixes,
      ...(preset !== undefined && { preset }),
      ...(config !== undefined && { config }),
      ...(file !== undefined && { baseline: { file, writes } }),
      ...(stdinPath !== undefined && { stdinPath: relativeName(stdinPath) }),
    },
  }
}

/** The command line admits no other word. */
export function presetOf(text: string | undefined): LintPreset | undefined {
  return text === 'recommended' || text === 'strict' ? text : undefined
}

/** The command line admits no other word. */
export function failOnOf(given: unknown): FailOn {
  return failOnLevels.find((level) => level === given) ?? 'warning'
}

function refused(message: string): Given<never> {
  return { ok: false, message }
}
