import type { Hook } from './hook.ts'
import type { Participant } from './resolution.ts'

/** The binding and the quoted name, `rule 'guard'`: how a refuser or changer is named in texts (S-81). */
export function labelOf(who: Pick<Participant, 'binding' | 'name'>): string {
  return `${who.binding} '${who.name}'`
}

export function labelOfHook(hook: Hook): string {
  return labelOf({ binding: hook.binding ?? 'hook', name: hook.name })
}

/** What the model reads of a participant's refusal, as an error (S-81). */
export function denialText(label: string, reason?: string): string {
  return reason === undefined ? `denied by ${label}` : `denied by ${label}: ${reason}`
}

/** The net reason of everyone who changed something, in order; for the audit trail alone (S-86). */
export function auditReasonOf(participants: readonly Participant[]): string | undefined {
  if (participants.length === 0) return undefined
  return participants
    .map((who) => (who.reason === undefined ? labelOf(who) : `${labelOf(who)}: ${who.reason}`))
    .join('; ')
}
