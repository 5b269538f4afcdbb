import type { StepEventKind } from '../events/step-event.ts'
import type { FlowType } from '../flows/flow.ts'
import type { RequestPatchField } from '../flows/request-patch.ts'
import type { Code } from './codes/registry.ts'
import type { LintCode } from './lint-code.ts'
import type { Severity } from './severity.ts'
import type { Span } from './source.ts'

export interface TextEdit {
  readonly span: Span
  readonly text: string
}

/** What is said to people: data first, words last. Never holds a value of an event (L-83). */
export interface Diagnostic {
  readonly code: Code | LintCode
  readonly severity: Severity
  /** What is wrong: one line, lower-case start, no final period. */
  readonly message: string
  readonly at:
    | { readonly kind: 'source'; readonly span: Span }
    | {
        readonly kind: 'run'
        readonly event: StepEventKind
        /** The leaf hook's name, also when it sits in a nested stack or settles (S-98). */
        readonly hook?: string
        readonly flow?: FlowType
        /** The field of a patch conflict (S-53a). */
        readonly field?: RequestPatchField
      }
    /** About the whole of a run of a tool: no text and no event to point at. */
    | { readonly kind: 'whole' }
  /** What to do. */
  readonly hint?: string
  readonly related?: readonly { readonly span: Span; readonly message: string }[]
  readonly fix?: { readonly safe: boolean; readonly edits: readonly TextEdit[] }
}

/** A value, perhaps with warnings, or at least one error. User mistakes are results, never exceptions. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] }
