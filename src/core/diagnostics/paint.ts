import type { Severity } from './severity.ts'

/** The three inks of a frame. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly rule: (text: string) => string
  readonly severity: (severity: Severity, text: string) => string
}

const severityInk = { error: '1;31', warning: '1;33', info: '1;36' } as const satisfies Record<Severity, string>

export function paint(colour: boolean): Paint {
  const ink = (style: string) => (text: string) => (colour ? `\u001b[${style}m${text}\u001b[0m` : text)
  return {
    strong: ink('1'),
    rule: ink('34'),
    severity: (severity, text) => ink(severityInk[severity])(text),
  }
}
