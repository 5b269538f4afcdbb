import type { CommandRequest, Given } from '../define-command.ts'
import { textOption } from './text-list.ts'

/** How the tests are tried out on changed policies. */
export interface MutationRequest {
  /** In percent. */
  readonly least?: number
}

/** Undefined where nobody asked for it. */
export function readMutationOptions(options: CommandRequest['options']): Given<MutationRequest | undefined> {
  const least = textOption(options['minMutationScore'])
  const isAsked = options['mutate'] === true || least !== undefined
  if (least === undefined) return { ok: true, value: isAsked ? {} : undefined }
  const percent = /^\d{1,3}(?:\.\d+)?$/.test(least) ? Number(least) : Number.NaN
  if (!(percent <= 100)) return { ok: false, message: '--min-mutation-score: name a percentage from 0 to 100' }
  return { ok: true, value: { least: percent } }
}
