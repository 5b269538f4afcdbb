import { defineMember, isJsonArray, type Json } from '../base/json.ts'
import { foldText, type Folding } from '../text/fold-text.ts'

/** Folds every text of a value, at any depth. Member names stay: they are names, not texts that somebody wrote. */
export function foldLeaves(value: Json, foldings: readonly Folding[]): Json {
  if (typeof value === 'string') return foldText(value, foldings)
  if (typeof value !== 'object' || value === null) return value
  if (isJsonArray(value)) return value.map((item) => foldLeaves(item, foldings))
  const folded: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value)) defineMember(folded, key, foldLeaves(member, foldings))
  return folded
}
