import { reporters } from '../../reporters/registry.ts'
import type { Reporter } from '../../reporters/reporter.ts'
import type { CommandRequest } from './define-command.ts'

/** The reporter that `--format` names; the command line admits no other name. */
export function chooseReporter(options: CommandRequest['options']): Reporter {
  const found = reporters.find(({ name }) => name === options['format'])
  if (found === undefined) throw new Error('--format was not checked')
  return found
}
