import type { DoctorReport } from '../doctor-report.ts'
import { printJson } from './print-json.ts'

export function doctorJson({ files, hooks, problems }: DoctorReport): string {
  return printJson({
    ok: problems.length === 0,
    files: [...files],
    hooks: hooks.map(({ file, event, command, answers }) => ({ file, event, command, answers })),
    problems: problems.map(({ file, event, message, hint }) => ({ file: file ?? null, event: event ?? null, message, hint })),
  })
}
