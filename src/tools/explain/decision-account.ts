import type { Decision } from '../../core/chain/resolution.ts'
import { codeDefinition } from '../../core/diagnostics/codes/registry.ts'
import type { StepEvent } from '../../core/events/step-event.ts'
import { isFault, reportedDiagnostics, withoutVainRewrite } from '../../core/records/decision-word.ts'
import type { ExplainedDecision } from './explanation.ts'
import type { PolicyParts } from './policy-parts.ts'

/** What was decided, by whom, and what was found on the way. */
export function decisionAccount(event: StepEvent, decided: Decision, isAfterEnd: boolean, policy: PolicyParts, showsValues: boolean): ExplainedDecision {
  const decision = withoutVainRewrite(event, decided)
  const fault = isFault(decision, isAfterEnd)
  const rule = decision.kind === 'continue' ? undefined : decision.decidedBy
  const template = rule === undefined || decision.cause === 'fault' ? undefined : policy.template(rule)
  const text = showsValues ? textOf(decision) : undefined
  return {
    decision: fault ? 'fault' : decision.kind,
    ...(rule === undefined ? {} : { rule }),
    closes: closes(decision),
    isAfterEnd,
    ...(template === undefined ? {} : { template }),
    ...(text === undefined ? {} : { text }),
    diagnostics: reportedDiagnostics(decision).map(({ code, severity, at }) => ({
      code,
      severity,
      summary: codeDefinition(code).summary,
      ...(at.kind === 'run' && at.hook !== undefined ? { rule: at.hook } : {}),
    })),
  }
}

/** A change goes on to the next rule; everything else ends the questions (S-41 to S-44). */
function closes(decision: Decision): boolean {
  switch (decision.kind) {
    case 'continue':
    case 'rewrite':
    case 'patch':
      return false
    case 'replace':
      return decision.final
    case 'fail':
      return decision.decidedBy !== undefined
    case 'terminate':
    case 'skip':
    case 'retry':
    case 'repair':
      return true
  }
}

function textOf(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'skip':
    case 'terminate':
      return decision.reason
    case 'retry':
      return decision.feedback
    case 'repair':
      return decision.toolName
    case 'replace':
      return decision.text
    case 'continue':
    case 'rewrite':
    case 'patch':
    case 'fail':
      return undefined
  }
}
