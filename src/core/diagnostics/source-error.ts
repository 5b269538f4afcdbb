import type { Code } from './codes/registry.ts'
import { codeDefinition } from './codes/registry.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Span } from './source.ts'

/** A finding at a place of a source, with the severity that its code is defined with. */
export function sourceError(code: Code, span: Span, message: string, hint?: string): Diagnostic {
  return {
    code,
    severity: codeDefinition(code).severity,
    message,
    at: { kind: 'source', span },
    ...(hint === undefined ? {} : { hint }),
  }
}

/** A finding about the whole of a run of a tool: no text and no event to point at. */
export function wholeError(code: Code, message: string, hint?: string): Diagnostic {
  return {
    code,
    severity: codeDefinition(code).severity,
    message,
    at: { kind: 'whole' },
    ...(hint === undefined ? {} : { hint }),
  }
}
