import { codes, type Code, type CodeKind } from '../diagnostics/codes/registry.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { StepEventKind } from '../events/step-event.ts'
import type { FlowType } from '../flows/flow.ts'
import type { RequestPatchField } from '../flows/request-patch.ts'

export interface RunPlace {
  readonly event: StepEventKind
  readonly hook?: string
  readonly flow?: FlowType
  readonly field?: RequestPatchField
}

const codeByKind = new Map<CodeKind, Code>(codes.map((definition) => [definition.kind, definition.code] as const))

/** A diagnostic of run time. `message` holds no value of the event (L-83). */
export function runDiagnostic(
  kind: CodeKind,
  severity: Diagnostic['severity'],
  message: string,
  place: RunPlace,
): Diagnostic {
  const code = codeByKind.get(kind)
  if (code === undefined) throw new Error(`no code for ${kind}`)
  return { code, severity, message, at: { kind: 'run', ...place } }
}
