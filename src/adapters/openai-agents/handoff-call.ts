import type { Json } from '../../core/base/json.ts'

/** A handoff that the model asked for and that may be carried out, as far as the policy has judged it yet. */
export interface HandoffCall {
  readonly id: string
  readonly toolName: string
  readonly args: Json
}
