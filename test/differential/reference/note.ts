import { isJsonObject } from '../../../src/core/base/json.ts'
import type { RuleText } from './policy-text.ts'

/** Does this `note` set a taint label, so that an unknown verdict sets it as well (L-60)? */
export function noteLabel(rule: RuleText): boolean {
  const label = isJsonObject(rule.param) ? rule.param['label'] : undefined
  const declared = typeof label === 'string' ? rule.pack.labels[label] : undefined
  return isJsonObject(declared) && declared['taint'] === true
}
