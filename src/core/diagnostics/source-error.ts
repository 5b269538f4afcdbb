import type { Code } from './codes/registry.ts'
import { codeDefinition } from './codes/registry.ts'
import type { Diagnostic } from './diagnostic.ts'
import { firstAdvice } from './first-advice.ts'
import type { Span } from './source.ts'

/** A finding at a place of a source, with the severity that its code is defined with and, without a nearer hint, its advice. */
export function sourceError(code: Code, span: Span, message: string, hint?: string): Diagnostic {
  const { severity, fix } = codeDefinition(code)
  return { code, severity, message, at: { kind: 'source', span }, hint: hint ?? firstAdvice(fix) }
}

/** A finding about the whole of a run of a tool: no text and no event to point at. */
export function wholeError(code: Code, message: string, hint?: string): Diagnostic {
  const { severity, fix } = codeDefinition(code)
  return { code, severity, message, at: { kind: 'whole' }, hint: hint ?? firstAdvice(fix) }
}
