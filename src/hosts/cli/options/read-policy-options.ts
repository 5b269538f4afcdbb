import { targetByName } from '../../../adapters/targets/registry.ts'
import type { LoadOptions } from '../../../core/load/load-policy.ts'
import { systemTime } from '../../node/clock.ts'
import type { PolicyPath } from '../../node/read-policy-path.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { parseTier } from './parse-tier.ts'
import { parseTime } from './parse-time.ts'
import { textList, textOption } from './text-list.ts'

export interface PolicyOptions {
  /** Those of `--tier` behind the operands; the loader puts tiers into their order. */
  readonly paths: readonly PolicyPath[]
  readonly load: LoadOptions
}

/** What `--tier`, `--target`, `--intersect` and `--now` say beside the paths that were named. */
export function readPolicyOptions(operands: readonly string[], options: CommandRequest['options']): Given<PolicyOptions> {
  const paths: PolicyPath[] = operands.map((path) => ({ path }))
  for (const text of textList(options['tier'])) {
    const tier = parseTier(text)
    if (!tier.ok) return tier
    paths.push(tier.value)
  }
  const stated = textOption(options['now'])
  const now: Given<number> = stated === undefined ? { ok: true, value: systemTime() } : parseTime('--now', stated)
  if (!now.ok) return now
  const target = targetByName(textOption(options['target']) ?? 'engine')
  const load = { intersect: options['intersect'] === true, now: now.value, ...(target === undefined ? {} : { target }) }
  return { ok: true, value: { paths, load } }
}
