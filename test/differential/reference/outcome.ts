import type { Json } from '../../../src/core/base/json.ts'

/** What an operation made of a value, or why it could not be done on it: then the rule is undecidable (L-31). */
export type Outcome =
  | { readonly kind: 'changed'; readonly value: Json }
  | { readonly kind: 'cannot'; readonly path: string; readonly why: string }

export function changed(value: Json): Outcome {
  return { kind: 'changed', value }
}

export function cannot(path: string, why: string): Outcome {
  return { kind: 'cannot', path, why }
}
