import { isSeen } from '../../tools/policy-test/coverage/coverage-summary.ts'
import { findingsOf } from '../ci-findings.ts'
import { partStatus, type CiPart, type CiReport } from '../ci-report.ts'
import { partSummary } from '../ci-summary.ts'
import type { CoverageReport } from '../coverage-report.ts'
import type { LayoutReport } from '../layout-report.ts'
import type { MutationReport } from '../mutation-report.ts'
import { missedText } from '../text/coverage-text.ts'
import { findingsGithub } from './findings-github.ts'
import { placeProperties } from './place-properties.ts'
import { testsGithub } from './tests-github.ts'
import { workflowCommand } from './workflow-command.ts'

/** An annotation for each finding at its place, and one for each part that failed without one. */
export function ciGithub({ parts }: CiReport): string {
  return parts.map((part) => findingsGithub({ diagnostics: findingsOf(part, parts) }) + ownAnnotations(part)).join('')
}

function ownAnnotations(part: CiPart): string {
  if (partStatus(part) !== 'failed') return ''
  const summary = workflowCommand('error', { title: part.name }, partSummary(part))
  if (part.kind !== 'done') return summary
  switch (part.name) {
    case 'check':
    case 'lint':
      return ''
    case 'fmt':
      return unformatted(part.report)
    case 'test':
      return testsGithub({ ...part.report, diagnostics: [] })
    case 'coverage':
      return summary + missed(part.report)
    case 'mutation':
      return summary + survivors(part.report)
    case 'replay':
      return summary
  }
}

function unformatted({ unformatted: files }: LayoutReport): string {
  return files.map(({ name, line }) => workflowCommand('error', { file: name, line, title: 'fmt' }, 'not in the one layout; `sluice fmt` puts it right')).join('')
}

function missed({ points }: CoverageReport): string {
  return points
    .filter((point) => !isSeen(point))
    .map((point) => workflowCommand('warning', { ...placeProperties(point.span), title: 'coverage' }, `${point.rule}: ${missedText(point)}`))
    .join('')
}

function survivors({ packs }: MutationReport): string {
  return packs
    .flatMap((pack) => pack.survivors)
    .map(({ rules, says, at }) => workflowCommand('warning', { ...placeProperties(at), title: 'mutation' }, `${rules.join(', ')}: ${says}: no test notices it`))
    .join('')
}
