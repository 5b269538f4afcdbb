import type { Given } from '../define-command.ts'

export interface NamedProgram {
  readonly name: string
  readonly program: string
}

/** `scan=./scan.sh`: a check that rules name, and the program behind it. It takes no arguments and no shell reads it. */
export function parseCheck(text: string): Given<NamedProgram> {
  const split = text.indexOf('=')
  if (split <= 0 || split === text.length - 1) {
    return { ok: false, message: '--check: needs a name and a program, as in `--check scan=./scan.sh`' }
  }
  return { ok: true, value: { name: text.slice(0, split), program: text.slice(split + 1) } }
}
