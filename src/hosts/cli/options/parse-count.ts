import type { Given } from '../define-command.ts'
import { textOption } from './text-list.ts'

/** A whole number from 1 to `most`. */
export function parseCount(options: Readonly<Record<string, unknown>>, name: string, flag: string, most: number): Given<number> {
  const text = textOption(options[name]) ?? ''
  const count = /^[0-9]{1,10}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= most) return { ok: true, value: count }
  return { ok: false, message: `${flag} takes a whole number from 1 to ${most}` }
}
