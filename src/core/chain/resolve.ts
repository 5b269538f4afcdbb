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
  const { flow, cause, decidedBy, salvagedArgs, verdicts, diagnostics } = net
  // Anybody may have made up a flow of another type by now, so the table decides, not the type.
  if (!isHonored(event.kind, flow)) return unsupported(event, net)
  switch (flow.type) {
    case 'Continue': {
      const kind = event.kind === 'InvalidToolCall' ? 'fail' : 'continue'
      return { kind, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    }
    case 'Terminate':
      return { kind: 'terminate', reason: flow.reason, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    case 'Skip': {
      const isError = net.isError ?? false
      return { kind: 'skip', reason: flow.reason, isError, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    }
    case 'RewriteArgs': {
      const auditReason = auditReasonOf(net.participants)
      return { kind: 'rewrite', args: flow.args, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs, auditReason }
    }
    case 'RewriteResult': {
      const isError = net.isError ?? (event.kind === 'ToolResult' && event.isError)
      const final = net.final ?? false
      // Null is an output like any other (S-83).
      const output = net.output === undefined ? flow.result : net.output
      const auditReason = final ? undefined : auditReasonOf(net.participants)
      const base = { cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs, auditReason }
      return { kind: 'replace', output, text: flow.result, isError, final, ...base }
    }
    case 'PatchRequest':
      return { kind: 'patch', patch: flow.patch, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    case 'Fail':
      return { kind: 'fail', cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    case 'Retry':
      return { kind: 'retry', feedback: flow.feedback, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    case 'Repair':
      return { kind: 'repair', toolName: flow.toolName, cause, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
    default:
      return unsupported(event, net)
  }
}

function unsupported(event: StepEvent, net: Resolution): Decision {
  const { flow, decidedBy, salvagedArgs, verdicts } = net
  const { reason, diagnostic } = unsupportedFlow(event.kind, flow, decidedBy)
  const diagnostics = [...net.diagnostics, diagnostic]
  return { kind: 'terminate', cause: 'fault', reason, diagnostics, verdicts, flow, decidedBy, salvagedArgs }
}
