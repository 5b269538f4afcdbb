import type { TestReport } from '../reporter.ts'
import { findingsGithub } from './findings-github.ts'
import { placeProperties } from './place-properties.ts'
import { workflowCommand } from './workflow-command.ts'

/** An annotation for each failed case, behind those of loading. */
export function testsGithub({ cases, diagnostics }: TestReport): string {
  const failed = cases.filter(({ passed }) => !passed)
  const commands = failed.map(({ pack, name, why = 'failed', at }) =>
    workflowCommand('error', { ...(at !== undefined && placeProperties(at)), title: `${pack}#${name}` }, why),
  )
  return findingsGithub({ diagnostics }) + commands.join('')
}
