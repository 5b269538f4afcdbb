import { type Json } from '../../core/base/json.ts'
import { isRecord } from './model-spec.ts'

/**
 * What the SDK holds as the output of a call whose tool shapes its outputs for the model (`toModelOutput`), where a
 * rule put a text in its place: that function must not get it (T8). A plain object, for it survives being stored.
 */
export interface ReplacedOutput {
  readonly sluiceReplaced: Json
}

export function replacedOutput(output: Json): ReplacedOutput {
  return { sluiceReplaced: output }
}

export function isReplacedOutput(value: unknown): value is ReplacedOutput {
  return isRecord(value) && Object.hasOwn(value, 'sluiceReplaced') && Object.keys(value).length === 1
}

/** As the specification has outputs of tools. */
export function modelOutput(output: Json): { readonly type: 'text' | 'json'; readonly value: Json } {
  return typeof output === 'string' ? { type: 'text', value: output } : { type: 'json', value: output }
}
