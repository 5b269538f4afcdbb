import { stepEventKinds, type StepEventKind } from '../../core/events/step-event.ts'
import { honoredFlows } from '../../core/flows/honored-flows.ts'
import type { FlowType } from '../../core/flows/flow.ts'
import { requestPatchFields } from '../../core/flows/request-patch.ts'
import type { CapabilityWord } from '../targets/capability.ts'
import type { TargetDefinition } from '../targets/define-target.ts'
import type { ScenarioResult } from './check-scenario.ts'
import type { ProvenCell, Scenario } from './scenario.ts'

/** One cell of a capability table with what stands behind it. */
export interface TableCell extends ProvenCell {
  readonly word: CapabilityWord
  readonly note?: string
  /** Scenarios that proved it, or whose refusal did. */
  readonly by: readonly string[]
}

/** Every flow of every event that means something there, patches field by field. */
export const tableCells: readonly ProvenCell[] = stepEventKinds.flatMap((kind) => {
  const flows: readonly FlowType[] = honoredFlows[kind]
  return flows.flatMap((flow) => cellsOf(kind, flow))
})

function cellsOf(kind: StepEventKind, flow: FlowType): readonly ProvenCell[] {
  if (flow === 'Continue') return []
  return flow === 'PatchRequest' ? requestPatchFields.map((field) => ({ kind, flow, field })) : [{ kind, flow }]
}

/** The table of a target, each cell with the scenarios that prove it on these results; one without any is a claim. */
export function proveTable(
  target: TargetDefinition,
  scenarios: readonly Scenario[],
  results: readonly ScenarioResult[],
): readonly TableCell[] {
  const kinds = new Map(results.map(({ scenario, kind }) => [scenario, kind]))
  return tableCells.map((cell) => {
    const { word, note } = target.capability(cell.kind, cell.flow, cell.field)
    const wanted = word === 'impossible' ? 'refused' : 'proven'
    const by = scenarios.filter(({ name, proves }) => kinds.get(name) === wanted && proves.some((proven) => isSame(proven, cell)))
    return { ...cell, word, ...(note !== undefined && { note }), by: by.map(({ name }) => name) }
  })
}

function isSame(left: ProvenCell, right: ProvenCell): boolean {
  return left.kind === right.kind && left.flow === right.flow && left.field === right.field
}
