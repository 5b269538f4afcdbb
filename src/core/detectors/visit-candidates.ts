import type { DetectorDefinition } from './define-detector.ts'

export type CandidateKind = NonNullable<DetectorDefinition['candidates']>

/** Tells, from left to right, where numbers or words begin. ASCII alone, as in the formats of numbers and codes. */
export function visitCandidates(kind: CandidateKind, text: string, visit: (at: number) => void): void {
  let wasIn = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isIn = isDigit(code) || (kind === 'word' && (isLetter(code) || code === 95))
    if (isIn && !wasIn) visit(at)
    wasIn = isIn
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}
