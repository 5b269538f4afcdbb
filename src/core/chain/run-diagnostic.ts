import { codes, type Code, type CodeKind } from '../diagnostics/codes/registry.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { firstAdvice } from '../diagnostics/first-advice.ts'
import type { StepEventKind } from '../events/step-event.ts'
import type { FlowType } from '../flows/flow.ts'
import type { RequestPatchField } from '../flows/request-patch.ts'

export interface RunPlace {
  readonly event: StepEventKind
  readonly hook?: string
  readonly flow?: FlowType
  readonly field?: RequestPatchField
}

interface RunCode {
  readonly code: Code
  readonly hint: string
}

const codeByKind = new Map<CodeKind, RunCode>(
  codes.map(({ kind, code, fix }) => [kind, { code, hint: firstAdvice(fix) }] as const),
)

/** A diagnostic of run time. `message` holds no value of the event (L-83). */
export function runDiagnostic(
  kind: CodeKind,
  severity: Diagnostic['severity'],
  message: string,
  place: RunPlace,
): Diagnostic {
  const known = codeByKind.get(kind)
  if (known === undefined) throw new Error(`no code for ${kind}`)
  return { code: known.code, severity, message, at: { kind: 'run', ...place }, hint: known.hint }
}
