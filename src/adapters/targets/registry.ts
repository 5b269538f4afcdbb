import { engine } from './engine.ts'
import { openaiAgents } from './openai-agents.ts'
import { outcome } from './outcome.ts'
import type { TargetDefinition } from './define-target.ts'

/** Every kind of host that a policy can be loaded for, by name. */
export const targets = [engine, openaiAgents, outcome] as const

export type TargetName = (typeof targets)[number]['name']

export function targetByName(name: string): TargetDefinition<TargetName> | undefined {
  return targets.find((target) => target.name === name)
}
