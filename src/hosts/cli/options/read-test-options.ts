import type { CaseSelection } from '../../../tools/policy-test/select-cases.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import type { Io } from '../io.ts'
import { readFormats, type ReportTarget } from '../read-formats.ts'
import { type CoverageRequest, readCoverageOptions } from './read-coverage-options.ts'
import { type MutationRequest, readMutationOptions } from './read-mutation-options.ts'
import { parseShard } from './parse-shard.ts'
import { type PolicyOptions, readPolicyOptions } from './read-policy-options.ts'
import { textList, textOption } from './text-list.ts'

/** Everything that `sluice test` was asked to do. */
export interface TestOptions extends PolicyOptions {
  readonly formats: readonly ReportTarget[]
  readonly selection: CaseSelection
  /** Passed cases are told too. */
  readonly verbose: boolean
  readonly bail: boolean
  /** Runs again whenever a file changes. */
  readonly watch: boolean
  /** Rewrites what failing cases expect to what came. */
  readonly update: boolean
  readonly coverage?: CoverageRequest
  readonly mutation?: MutationRequest
}

/** Reads the options and refuses those that say two things at once. */
export function readTestOptions({ operands, options }: CommandRequest, environment: Io['environment']): Given<TestOptions> {
  if (operands.length === 0 && options['tier'] === undefined) return refused('name a policy: `sluice test policies/payments`')
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return given
  const formats = readFormats('tests', textList(options['format']))
  if (!formats.ok) return formats
  const coverage = readCoverageOptions(options)
  if (!coverage.ok) return coverage
  const mutation = readMutationOptions(options)
  if (!mutation.ok) return mutation
  const filter = textOption(options['filter'])
  const share = textOption(options['shard'])
  const shard = share === undefined ? undefined : parseShard(share)
  if (shard?.ok === false) return shard
  const update = options['update'] === true
  const other = ['watch', 'bail', 'shard'].find((name) => options[name] !== undefined)
  if (update && other !== undefined) return refused(`--update looks at all cases once, which --${other} does not`)
  if (update && isBuildServer(environment) && options['force'] !== true) {
    return refused('--update would make every failure of a build server pass (CI is set); run it where you read the change, or add --force')
  }
  return {
    ok: true,
    value: {
      ...given.value,
      formats: formats.value,
      selection: { ...(filter !== undefined && { filter }), ...(shard !== undefined && { shard: shard.value }) },
      verbose: options['verbose'] === true,
      bail: options['bail'] === true,
      watch: options['watch'] === true,
      update,
      ...(coverage.value !== undefined && { coverage: coverage.value }),
      ...(mutation.value !== undefined && { mutation: mutation.value }),
    },
  }
}

/** As nearly all build servers say it. */
function isBuildServer({ CI: stated = '' }: Io['environment']): boolean {
  return !['', '0', 'false'].includes(stated)
}

function refused(message: string): Given<never> {
  return { ok: false, message }
}
