export const toolFailureKinds = [
  'invalid_args',
  'timeout',
  'cancelled',
  'not_found',
  'permission_denied',
  'rate_limited',
  'provider',
  'network',
  'other',
] as const
export type ToolFailureKind = (typeof toolFailureKinds)[number]

export interface ToolFailure {
  readonly kind: ToolFailureKind
  /** The tool's own text; may hold secrets, so it is withheld after a redaction (L-83). */
  readonly message: string
  readonly retryable?: boolean
  readonly code?: string
  readonly httpStatus?: number
}

/** The raw execution record of a call (S-16, S-17): the same for every hook, whatever was rewritten. */
export type ToolOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'error'; readonly failure: ToolFailure }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'denied' }

/** Retryability by failure kind where the tool says nothing (S-18); undefined = unknown. */
export function isRetryableByDefault(kind: ToolFailureKind): boolean | undefined {
  switch (kind) {
    case 'timeout':
    case 'rate_limited':
    case 'network':
      return true
    case 'provider':
    case 'other':
      return undefined
    case 'invalid_args':
    case 'not_found':
    case 'permission_denied':
    case 'cancelled':
      return false
  }
}
