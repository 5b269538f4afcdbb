import { chainStateText } from '../../core/records/record-chain.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import type { LogCheckReport } from '../../tools/verify-log/log-check.ts'
import { counted } from './counted.ts'

/** What was found, the state to keep, and what nobody could look at. */
export function logText({ files, start, isStartKnown, state, broken }: LogCheckReport): string {
  const lines: string[] = []
  const span = state.count === start.count ? 'no record' : `records ${String(start.count + 1)} to ${String(state.count)}`
  if (broken === undefined) lines.push(`the chain is whole: ${span} in ${counted(files.length, 'file')}`)
  else lines.push(`the chain is broken at ${printable(broken.file)}:${String(broken.line)}: ${broken.why}`, `before it: ${span}`)
  lines.push(`state: ${chainStateText(state)}`)
  for (const { name, isTorn } of files) if (isTorn) lines.push(`note: the last line of ${printable(name)} was not written to its end`)
  if (!isStartKnown) lines.push(`note: the records before ${String(start.count + 1)} were not looked at; they end with ${chainStateText(start)}`)
  return `${lines.join('\n')}\n`
}
