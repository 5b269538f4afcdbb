import { scratchpadKey } from '../events/scratchpad.ts'
import type { HookContext } from '../events/hook-context.ts'

/** The labels of a run, in the order in which they were set; only ever added to (L-60). */
const runLabels = scratchpadKey<readonly string[]>('labels')

export function addLabel(context: HookContext, label: string): void {
  context.scratchpad.update(runLabels, [], (labels) => (labels.includes(label) ? labels : [...labels, label]))
}

export function labelsOf(context: HookContext): readonly string[] {
  return context.scratchpad.get(runLabels) ?? []
}
