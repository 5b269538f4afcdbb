import type { EventName } from '../events/event-name.ts'
import type { ActionNode, PackNode } from './policy-ast.ts'
import { didYouMean, type Reading } from './reading.ts'

/** What the host supplies and honors; rules that ask for more do not load (L-04). */
export interface HostNames {
  readonly checks: readonly string[]
  readonly hasApprover: boolean
  /** The target and what it can honor; absent = everything. */
  readonly target?: TargetCapabilities
}

/** What one adapter can honor of which event. */
export interface TargetCapabilities {
  readonly name: string
  readonly honors: (event: EventName, action: string) => boolean
}

export function checkHost(reading: Reading, packs: readonly PackNode[], host: HostNames): void {
  for (const pack of packs) {
    if (pack.unmatched) checkAction(reading, pack.unmatched.action, ['tool_call'], host, pack.unmatched.fullName)
    for (const rule of pack.rules) checkAction(reading, rule.action, rule.events, host, rule.fullName)
  }
}

function checkAction(
  reading: Reading,
  action: ActionNode,
  events: readonly EventName[],
  host: HostNames,
  rule: string,
): void {
  if (action.name === 'consult') {
    const { check } = action.param as { readonly check: string }
    if (!host.checks.includes(check)) {
      const hint = didYouMean(check, host.checks) ?? 'the host registers checks by name'
      reading.report('SLC332', action.partSpan('check'), `the host supplies no check \`${check}\``, hint)
    }
  }
  if (action.name === 'ask' && !host.hasApprover) {
    reading.report('SLC332', action.span, 'the host supplies no approver for `ask`', 'give the host an approver')
  }
  for (const event of events) {
    if (host.target === undefined || host.target.honors(event, action.name)) continue
    const message = `the target \`${host.target.name}\` cannot honor \`${action.name}\` on \`${event}\` of rule \`${rule}\``
    reading.report('SLC333', action.span, message, 'load the rule into a target that can, or change its action')
  }
}
