import type { CommandRequest, Given } from '../define-command.ts'
import { parsePercent } from './parse-percent.ts'
import { textOption } from './text-list.ts'

/** How the tests are tried out on changed policies. */
export interface MutationRequest {
  /** In percent. */
  readonly least?: number
  /** Absent: as many as are of use on this machine. */
  readonly workers?: number
}

/** Undefined where nobody asked for it. */
export function readMutationOptions(options: CommandRequest['options']): Given<MutationRequest | undefined> {
  const least = textOption(options['minMutationScore'])
  const threads = textOption(options['workers'])
  if (options['mutate'] !== true && least === undefined) {
    return threads === undefined ? { ok: true, value: undefined } : { ok: false, message: '--workers is about --mutate' }
  }
  if (threads !== undefined && !/^(?:[1-9]|[1-5]\d|6[0-4])$/.test(threads)) return { ok: false, message: '--workers: name a number from 1 to 64' }
  const workers = threads === undefined ? {} : { workers: Number(threads) }
  if (least === undefined) return { ok: true, value: workers }
  const percent = parsePercent('--min-mutation-score', least)
  return percent.ok ? { ok: true, value: { least: percent.value, ...workers } } : percent
}
