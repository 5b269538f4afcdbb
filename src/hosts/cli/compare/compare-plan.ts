import { loadPolicy, type PackEntry } from '../../../core/load/load-policy.ts'
import type { CommandRequest } from '../define-command.ts'
import { createComparer, type Comparer } from './compare-sides.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'

/** All that a worker needs to decide as the command line says: texts and options, so that it can be sent. */
export interface ComparePlan {
  readonly old: readonly PackEntry[]
  readonly now: readonly PackEntry[]
  readonly options: CommandRequest['options']
}

/**
 * Loads and compiles both sides of a plan that has been found to load.
 * @throws Error where it does not, which would be our bug
 */
export async function openPlan({ old, now, options }: ComparePlan): Promise<Comparer> {
  const missed = new Set<string>()
  const parts = await readDeciderOptions(options, 'unknown', (fact) => missed.add(fact))
  if (!parts.ok) throw new Error(parts.message)
  const given = readPolicyOptions([], options)
  if (!given.ok) throw new Error(given.message)
  const load = { ...given.value.load, host: parts.value.host }
  const [before, after] = [loadPolicy(old, load), loadPolicy(now, load)]
  if (!before.ok || !after.ok) throw new Error('a policy that was loaded does not load again')
  return createComparer({ old: before.value, now: after.value }, parts.value, missed)
}
