import type { Diagnostic, Result } from './diagnostic.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'
import type { Source } from './source.ts'

/** A value with the warnings found on the way. An error among them is our own bug: it would be switched off into success. */
export function success<T>(
  value: T,
  diagnostics: readonly Diagnostic[] = [],
  order: readonly Source[] = [],
): Result<T> {
  if (diagnostics.some(isError)) throw new Error('a success cannot hold an error')
  return { ok: true, value, diagnostics: sortDiagnostics(diagnostics, order) }
}

/** No value. Warnings found beside the errors stay in the list. */
export function failure<T = never>(diagnostics: readonly Diagnostic[], order: readonly Source[] = []): Result<T> {
  const [first, ...rest] = sortDiagnostics(diagnostics, order)
  if (first === undefined || !diagnostics.some(isError)) throw new Error('a failure needs an error')
  return { ok: false, diagnostics: [first, ...rest] }
}

/** The value, unless there is an error among the findings. `order`: of the files, where it is known. */
export function resultOf<T>(
  value: T,
  diagnostics: readonly Diagnostic[],
  order: readonly Source[] = [],
): Result<T> {
  return diagnostics.some(isError) ? failure(diagnostics, order) : success(value, diagnostics, order)
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error'
}
