import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'

/** A policy with one does not load; no level, baseline or ignore changes that. A lint rule never keeps a policy from loading. */
export function isLoadingError({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean {
  return severity === 'error' && !isLintCode(code)
}

/** 4xx to 6xx: codes of lint rules. */
export function isLintCode(code: Diagnostic['code']): boolean {
  return /^SLC[456]/.test(code)
}
