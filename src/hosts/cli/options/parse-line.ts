import type { Given } from '../define-command.ts'

/** The number of a line, counted from 1. */
export function parseLine(text: string | undefined): Given<number | undefined> {
  if (text === undefined) return { ok: true, value: undefined }
  if (!/^[1-9][0-9]{0,14}$/.test(text)) return { ok: false, message: `--line: \`${text}\` is no line: the first one is 1` }
  return { ok: true, value: Number(text) }
}
