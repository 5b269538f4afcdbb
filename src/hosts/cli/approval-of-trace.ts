import type { Approver } from '../../core/compile/host-ports.ts'

/** Nobody is asked in a replay: the trace holds the person's answer, and without one nothing is known (L-36). */
export const approvalOfTrace: Approver = {
  ask(_request, event) {
    const approval = event.kind === 'ToolCall' ? event.approval : undefined
    if (approval === undefined) throw new Error('the trace holds no answer to this question')
    return { ...approval }
  },
}
