import { isJsonObject, type Json } from '../base/json.ts'
import { eventKindOf, type EventName } from '../events/event-name.ts'
import { honoredFlows } from '../flows/honored-flows.ts'
import type { FlowType } from '../flows/flow.ts'
import type { PossibleAnswer } from '../flows/possible-answer.ts'
import { requestPatchFields, type RequestPatchField } from '../flows/request-patch.ts'
import type { ActionDefinition } from './define-action.ts'

/** Everything that a rule with this action may answer on a hit: what its target must be able to honor (L-04). */
export function possibleAnswers(
  { answers }: Pick<ActionDefinition, 'answers'>,
  param: Json,
  events: readonly EventName[],
): readonly PossibleAnswer[] {
  return events.flatMap((event) => {
    const kind = eventKindOf(event)
    if (kind === undefined) return []
    const honored: readonly FlowType[] = honoredFlows[kind]
    const flows = answers.filter((flow) => honored.includes(flow))
    if (flows.length === 0) return [{ kind, flow: 'Continue' as const }]
    return flows.map((flow) => ({ kind, flow, ...(flow === 'PatchRequest' && { fields: patchedFields(param) }) }))
  })
}

function patchedFields(param: Json): readonly RequestPatchField[] {
  const written = isJsonObject(param) ? Object.keys(param).map(camelCase) : []
  return requestPatchFields.filter((field) => written.includes(field))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
