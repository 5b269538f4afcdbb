import type { CommandRequest, Given } from '../define-command.ts'
import { parsePercent } from './parse-percent.ts'
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
  const percent = parsePercent('--min-mutation-score', least)
  return percent.ok ? { ok: true, value: { least: percent.value } } : percent
}
