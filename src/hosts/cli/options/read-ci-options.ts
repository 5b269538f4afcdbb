import type { LintPreset } from '../../../tools/lint/define-lint-rule.ts'
import type { FailOn } from '../../../tools/lint/fail-on.ts'
import { relativeName } from '../../node/relative-name.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { type FlipGate, gateOf } from '../compare/flip-gate.ts'
import { readFormats, type ReportTarget } from '../read-formats.ts'
import { parsePercent } from './parse-percent.ts'
import { failOnOf, presetOf } from './read-lint-options.ts'
import { type MutationRequest, readMutationOptions } from './read-mutation-options.ts'
import { type PolicyOptions, readPolicyOptions } from './read-policy-options.ts'
import { textList, textOption } from './text-list.ts'

/** Parts that can be left out. Whether policies load is asked in any case: without it nothing else is known. */
export const skippableParts = ['fmt', 'lint', 'test', 'coverage', 'replay'] as const
export type SkippablePart = (typeof skippableParts)[number]

/** Everything that `sluice ci` was asked to do. */
export interface CiOptions extends PolicyOptions {
  readonly formats: readonly ReportTarget[]
  readonly skipped: ReadonlySet<SkippablePart>
  readonly lint: { readonly failOn: FailOn; readonly preset?: LintPreset; readonly config?: string; readonly baseline?: string }
  readonly coverage: { readonly least?: number }
  readonly mutation?: MutationRequest
  readonly replay: {
    readonly traces: readonly string[]
    readonly gate: FlipGate
    readonly base?: string
    readonly against: readonly string[]
  }
}

/** Reads the options and refuses those that say two things at once. */
export function readCiOptions({ operands, options }: CommandRequest): Given<CiOptions> {
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return given
  const { paths, load } = given.value
  if (paths.length === 0) return refused('name a policy: `sluice ci policies`')
  const formats = readFormats('ci', textList(options['format']))
  if (!formats.ok) return formats
  const skip = readSkipped(textList(options['skip']))
  if (!skip.ok) return skip
  const bound = textOption(options['minCoverage'])
  const least = bound === undefined ? undefined : parsePercent('--min-coverage', bound)
  if (least?.ok === false) return least
  const mutation = readMutationOptions(options)
  if (!mutation.ok) return mutation
  const replay = readReplay(options)
  if (!replay.ok) return replay
  const contradiction = contradictionIn(skip.value, least !== undefined, mutation.value !== undefined)
  if (contradiction !== undefined) return refused(contradiction)
  const preset = presetOf(textOption(options['preset']))
  const config = textOption(options['config'])
  const baseline = textOption(options['baseline'])
  return {
    ok: true,
    value: {
      // Reports name files from the current folder, however they were named here.
      paths: paths.map((each) => ({ ...each, path: relativeName(each.path) })),
      load,
      formats: formats.value,
      skipped: skip.value,
      lint: {
        failOn: failOnOf(options['lintFailOn']),
        ...(preset !== undefined && { preset }),
        ...(config !== undefined && { config }),
        ...(baseline !== undefined && { baseline }),
      },
      coverage: { ...(least !== undefined && { least: least.value }) },
      ...(mutation.value !== undefined && { mutation: mutation.value }),
      replay: replay.value,
    },
  }
}

function readSkipped(words: readonly string[]): Given<ReadonlySet<SkippablePart>> {
  const skipped = new Set<SkippablePart>()
  for (const word of words) {
    const part = skippableParts.find((each) => each === word)
    if (part === undefined) return refused(`--skip: \`${word}\` is none of ${skippableParts.join(', ')}`)
    skipped.add(part)
  }
  return { ok: true, value: skipped }
}

function readReplay(options: CommandRequest['options']): Given<CiOptions['replay']> {
  const traces = textList(options['trace'])
  const base = textOption(options['base'])
  const against = textList(options['against'])
  if (base !== undefined && against.length > 0) return refused('--base and --against both name the old policies; take one of them out')
  const alone = base !== undefined ? 'base' : against.length > 0 ? 'against' : undefined
  if (alone !== undefined && traces.length === 0) return refused(`--${alone} is about the events of a --trace; name one`)
  return { ok: true, value: { traces, gate: gateOf(options['failOn']) ?? 'loosened', against, ...(base !== undefined && { base }) } }
}

/** A bound that nobody looks at would be a gate that stands open. */
function contradictionIn(skipped: ReadonlySet<SkippablePart>, hasLeast: boolean, mutates: boolean): string | undefined {
  const noCoverage = skipped.has('coverage') ? 'coverage' : skipped.has('test') ? 'test' : undefined
  if (hasLeast && noCoverage !== undefined) return `--min-coverage asks for what --skip ${noCoverage} leaves out`
  return mutates && skipped.has('test') ? '--mutate asks for what --skip test leaves out' : undefined
}

function refused(message: string): Given<never> {
  return { ok: false, message }
}
