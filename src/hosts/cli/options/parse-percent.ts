import type { Given } from '../define-command.ts'

/** A bound such as `95` or `99.5`. */
export function parsePercent(flag: string, text: string): Given<number> {
  const percent = /^\d{1,3}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
  return percent <= 100 ? { ok: true, value: percent } : { ok: false, message: `${flag}: name a percentage from 0 to 100` }
}
