import { readShell } from '../read-shell.ts'

/** The names of the programs of a text, in the order found: `?` where opaque, `code` at the end for opaque code. */
export function programsOf(text: string): string {
  const reading = readShell(text)
  if (reading.kind === 'unreadable') return 'unreadable'
  const names = reading.programs.map((program) => program.name ?? '?')
  return [...names, ...(reading.codes.length > 0 ? ['code'] : [])].join(' ')
}
