import type { StepEvent } from '../events/step-event.ts'
import { isHonored } from '../flows/honored-flows.ts'
import { unsupportedFlow } from './fail-closed.ts'
import { auditReasonOf } from './label.ts'
import type { Decision, Resolution } from './resolution.ts'

/**
 * What the seam does with the event. Total: a flow that the event does not honor ends the run and is
 * told apart from a policy's wish to end it (S-30 to S-35).
 */
export function resolve(event: StepEvent, net: Resolution): Decision {
  const { flow, cause, decidedBy, salvagedArgs, verdicts } = net
  // Anybody may have made up a flow of another type by now, so the table decides, not the type.
  const unsupported = isHonored(event.kind, flow) ? undefined : unsupportedFlow(event.kind, flow, decidedBy)
  const base = {
    cause,
    diagnostics: net.diagnostics,
    verdicts,
    flow,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    ...(salvagedArgs === undefined ? {} : { salvagedArgs }),
  }
  if (unsupported !== undefined) {
    const { reason, diagnostic } = unsupported
    return { ...base, kind: 'terminate', cause: 'fault', reason, diagnostics: [...net.diagnostics, diagnostic] }
  }
  switch (flow.type) {
    case 'Continue':
      return { ...base, kind: event.kind === 'InvalidToolCall' ? 'fail' : 'continue' }
    case 'Terminate':
      return { ...base, kind: 'terminate', reason: flow.reason }
    case 'Skip':
      return { ...base, kind: 'skip', reason: flow.reason, isError: net.isError ?? false }
    case 'RewriteArgs':
      return { ...base, ...audited(net), kind: 'rewrite', args: flow.args }
    case 'RewriteResult': {
      const isError = net.isError ?? (event.kind === 'ToolResult' && event.isError)
      const final = net.final ?? false
      // Null is an output like any other (S-83).
      const output = net.output === undefined ? flow.result : net.output
      return { ...base, ...(final ? {} : audited(net)), kind: 'replace', output, text: flow.result, isError, final }
    }
    case 'PatchRequest':
      return { ...base, kind: 'patch', patch: flow.patch }
    case 'Fail':
      return { ...base, kind: 'fail' }
    case 'Retry':
      return { ...base, kind: 'retry', feedback: flow.feedback }
    case 'Repair':
      return { ...base, kind: 'repair', toolName: flow.toolName }
    default: {
      const { reason, diagnostic } = unsupportedFlow(event.kind, flow, decidedBy)
      return { ...base, kind: 'terminate', cause: 'fault', reason, diagnostics: [...net.diagnostics, diagnostic] }
    }
  }
}

function audited(net: Resolution): { readonly auditReason?: string } {
  const auditReason = auditReasonOf(net.participants)
  return auditReason === undefined ? {} : { auditReason }
}
