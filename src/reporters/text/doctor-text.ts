import { printable } from '../../core/diagnostics/printable.ts'
import type { DoctorReport } from '../doctor-report.ts'
import { counted } from './counted.ts'

const words = { yes: 'answers', no: 'does not answer as it must', 'not asked': 'was not asked' } as const

/** One line for each hook, two for each problem, and a last one. */
export function doctorText({ files, hooks, problems }: DoctorReport): string {
  const told = hooks.map(({ file, event, answers }) => `${event.padEnd(18)}  ${words[answers]}  (${printable(file)})`)
  const wrong = problems.flatMap(({ file, event, message, hint }) => {
    const place = [file === undefined ? undefined : printable(file), event].filter((part) => part !== undefined).join(', ')
    return [`problem: ${place === '' ? '' : `${place}: `}${printable(message)}`, `  = ${hint}`]
  })
  const read = `${counted(files.length, 'settings file')} read`
  const end = problems.length === 0 ? `ok, ${read}` : `${counted(problems.length, 'problem')}, ${read}`
  return [...told, ...(told.length > 0 ? [''] : []), ...wrong, ...(wrong.length > 0 ? [''] : []), end].join('\n') + '\n'
}
