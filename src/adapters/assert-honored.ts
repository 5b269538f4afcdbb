import { eventNames } from '../core/events/event-name.ts'
import type { HookStack } from '../core/chain/hook-stack.ts'
import type { TargetDefinition } from './targets/define-target.ts'

/**
 * A policy that asks an agent for more than it can do does not load into it (L-04). The loader says so with
 * positions when it is given the target; this catches a stack that was loaded for another one.
 *
 * @throws Error naming each rule, its event and why the target cannot honor it.
 */
export function assertHonored(stack: HookStack, target: TargetDefinition): void {
  const problems = stack.leaves.flatMap((leaf) =>
    (leaf.answers ?? []).flatMap((answer) => {
      const refusal = target.refuses(answer)
      if (refusal === undefined) return []
      const part = refusal.field === undefined ? answer.flow : `${answer.flow} of ${refusal.field}`
      return [`rule \`${leaf.name}\`: \`${target.name}\` cannot honor ${part} on \`${eventNames[answer.kind]}\`: ${refusal.why}`]
    }),
  )
  if (problems.length === 0) return
  const error = new Error(`the policy does not load for the target \`${target.name}\`:\n${problems.join('\n')}`)
  error.name = 'SluicePolicyRefused'
  throw error
}
