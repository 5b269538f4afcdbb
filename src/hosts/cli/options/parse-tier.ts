import { nearestName } from '../../../core/base/nearest-name.ts'
import { type Tier, tiers } from '../../../core/rules/policy-ast.ts'
import type { PolicyPath } from '../../node/read-policy-path.ts'
import type { Given } from '../define-command.ts'

/** `host=policies/base`: a path, and for whom its packs speak (L-03). */
export function parseTier(text: string): Given<PolicyPath> {
  const split = text.indexOf('=')
  const name = split === -1 ? text : text.slice(0, split)
  const tier = tiers.find((each): each is Tier => each === name)
  if (tier === undefined) {
    const near = nearestName(name, tiers)
    const hint = near === undefined ? `the tiers are ${tiers.join(', ')}` : `did you mean \`${near}\`?`
    return { ok: false, message: `--tier: unknown tier \`${name}\`; ${hint}` }
  }
  const path = split === -1 ? '' : text.slice(split + 1)
  if (path !== '') return { ok: true, value: { path, tier } }
  return { ok: false, message: `--tier: \`${name}\` needs a path, as in \`--tier ${name}=policies/base\`` }
}
