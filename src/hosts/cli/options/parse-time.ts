import type { Given } from '../define-command.ts'

/** RFC 3339 with its offset, so that no time zone of a machine gets into the answer. */
export function parseTime(option: string, text: string): Given<number> {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.test(text)
  const time = isWhole ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return { ok: true, value: time }
  return { ok: false, message: `${option}: needs a time such as 2027-03-31T12:00:00Z` }
}
