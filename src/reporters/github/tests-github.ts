import type { TestReport } from '../reporter.ts'
import { findingsGithub } from './findings-github.ts'
import { placeProperties } from './place-properties.ts'
import { workflowCommand } from './workflow-command.ts'

/** An annotation for each failed case, behind those of loading. */
export function testsGithub({ cases, diagnostics }: TestReport): string {
  const failed = cases.filter(({ passed }) => !passed)
  const commands = failed.map(({ pack, name, title, why = 'failed', at, failures = [] }) => {
    // The part of the expectation that does not hold is nearer than the case.
    const place = failures[0]?.at ?? at
    const head = `${pack}#${name}${title === undefined ? '' : `: ${title}`}`
    return workflowCommand('error', { ...(place !== undefined && placeProperties(place)), title: head }, why)
  })
  return findingsGithub({ diagnostics }) + commands.join('')
}
