/**
 * The answer of one test. *Unknown* is neither: the test could not be judged, and whoever asked
 * must fail closed. Combined as in Kleene's three-valued logic (L-12).
 */
export type Verdict = 'hit' | 'miss' | 'unknown'

/** `miss` wins, then `unknown`. Of nothing: `hit`. */
export function and(left: Verdict, right: Verdict): Verdict {
  if (left === 'miss' || right === 'miss') return 'miss'
  return left === 'unknown' || right === 'unknown' ? 'unknown' : 'hit'
}

/** `hit` wins, then `unknown`. Of nothing: `miss`. */
export function or(left: Verdict, right: Verdict): Verdict {
  if (left === 'hit' || right === 'hit') return 'hit'
  return left === 'unknown' || right === 'unknown' ? 'unknown' : 'miss'
}

/** `unknown` stays `unknown`. */
export function not(verdict: Verdict): Verdict {
  if (verdict === 'unknown') return 'unknown'
  return verdict === 'hit' ? 'miss' : 'hit'
}
