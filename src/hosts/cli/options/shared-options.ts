import { targets } from '../../../adapters/targets/registry.ts'
import { reportersOf } from '../../../reporters/registry.ts'
import type { Reports } from '../../../reporters/define-reporter.ts'
import type { CommandOption } from '../define-command.ts'

/** The forms that this kind of report has. */
export function formatOption(kind: keyof Reports): CommandOption {
  const names = reportersOf(kind).map(({ name }) => name)
  return {
    flags: '--format <format[=file]>',
    summary: `how to print the answer, and into which file instead of stdout: ${names.join(', ')} (default: text; repeatable)`,
    isList: true,
  }
}

/** Files beside the report of the tests. */
export const coverageFormatOption: CommandOption = {
  flags: '--coverage-format <format=file>',
  summary: `also write the coverage into a file: ${reportersOf('coverage').map(({ name }) => name).join(', ')} (repeatable)`,
  isList: true,
}

export const tierOption: CommandOption = {
  flags: '--tier <tier=path>',
  summary: 'load a policy in the tier host, operator or workspace; higher tiers are asked first (repeatable)',
  isList: true,
}

export const togetherOption: CommandOption = {
  flags: '--together',
  summary: 'load all packs together, as an agent would; --tier does so too',
}

export const targetOption: CommandOption = {
  flags: '--target <target>',
  summary: 'the kind of host to load for; a rule that it cannot honor does not load',
  choices: targets.map(({ name }) => name),
  fallback: 'engine',
}

export const intersectOption: CommandOption = {
  flags: '--intersect',
  summary: 'allow several packs with `unmatched`: a call must be on all their lists',
}

export const nowOption: CommandOption = {
  flags: '--now <time>',
  summary: 'warn of exceptions that end as if it were this time, as in 2027-03-31T12:00:00Z (default: the clock)',
}

export const environmentOption: CommandOption = {
  flags: '--env <file|name=value>',
  summary: 'facts that the host vouches for, where an event states none: a JSON file or one text (repeatable)',
  isList: true,
}

export const checkOption: CommandOption = {
  flags: '--check <name=program>',
  summary: 'the program that `consult` asks under this name, run in the current folder (repeatable)',
  isList: true,
}

export const worldOption: CommandOption = {
  flags: '--world <system|plain|unknown|file>',
  summary:
    'what rules ask of links, files, host names and redirects: this machine, a plain world (no links, every name public), one that answers nothing, or a file as `world:` of a test',
}

export const traceRedirectsOption: CommandOption = {
  flags: '--trace-redirects',
  summary: 'with --world system: ask servers where they redirect to, which sends requests',
}

/** How policies are loaded and decide: of each command that decides events. */
export const deciderOptions: readonly CommandOption[] = [
  tierOption,
  targetOption,
  intersectOption,
  nowOption,
  environmentOption,
  checkOption,
  worldOption,
  traceRedirectsOption,
]
