/**
 * The three answers of a test, with the reason beside *unknown* (L-12). The reference keeps its own
 * copy of the logic, so that a slip in the engine's cannot hide in both.
 */
export type Judged =
  | { readonly verdict: 'hit' }
  | { readonly verdict: 'miss' }
  | { readonly verdict: 'unknown'; readonly path: string; readonly why: string }

export const hit: Judged = { verdict: 'hit' }
export const miss: Judged = { verdict: 'miss' }

export function unknown(path: string, why: string): Judged {
  return { verdict: 'unknown', path, why }
}

export function judged(yes: boolean): Judged {
  return yes ? hit : miss
}

/** A verdict that a policy states in words (`empty: hit`, L-15). */
export function statedVerdict(word: string, path: string, why: string): Judged {
  switch (word) {
    case 'hit':
      return hit
    case 'miss':
      return miss
    default:
      return unknown(path, why)
  }
}

/** Kleene AND: one miss decides, whatever else is unknown. Of nothing: hit. */
export function allOf(items: readonly Judged[]): Judged {
  if (items.some((item) => item.verdict === 'miss')) return miss
  return items.find((item) => item.verdict === 'unknown') ?? hit
}

/** Kleene OR: one hit decides. Of nothing: miss. */
export function anyOf(items: readonly Judged[]): Judged {
  if (items.some((item) => item.verdict === 'hit')) return hit
  return items.find((item) => item.verdict === 'unknown') ?? miss
}

export function negated(item: Judged): Judged {
  if (item.verdict === 'unknown') return item
  return item.verdict === 'hit' ? miss : hit
}
