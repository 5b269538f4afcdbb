import type { Json, JsonObject } from '../../src/core/base/json.ts'

/** Lists what was looked at, or names the sources, not what was decided. */
const aside = ['rules', 'policy', 'diagnostics']
const wording = ['reason', 'result', 'flow', 'outcome']

/** What a decision says, without the words of one that could not judge: they name the first thing found unknown. */
export function gist(decision: JsonObject): Json {
  const hasOwnWords = / could not judge /.test(JSON.stringify(decision['reason'] ?? ''))
  const left = Object.entries(decision).filter(([key]) => !aside.includes(key) && !(hasOwnWords && wording.includes(key)))
  return Object.fromEntries(left)
}
