import { defineMember, isJsonObject, type Json } from '../base/json.ts'
import type { RequestPatch, RequestPatchField } from '../flows/request-patch.ts'

export type PatchWarning =
  | { readonly kind: 'patch_conflict'; readonly field: RequestPatchField }
  | { readonly kind: 'active_tools_empty' }

export interface MergedPatch {
  readonly patch: RequestPatch
  readonly warnings: readonly PatchWarning[]
}

type MutablePatch = { -readonly [Field in keyof RequestPatch]: RequestPatch[Field] }

/** The fields where the last writer wins, with a warning, equal values included (S-52 to S-54, S-53a). */
const lastWriterFields = ['preamble', 'temperature', 'maxTokens', 'toolChoice', 'history'] as const

/** Two patches of one model call, in registration order, field by field (S-50 to S-55). */
export function mergeRequestPatch(earlier: RequestPatch, later: RequestPatch): MergedPatch {
  const patch: MutablePatch = { ...earlier, ...later }
  const warnings: PatchWarning[] = []
  for (const field of lastWriterFields) {
    if (earlier[field] !== undefined && later[field] !== undefined) warnings.push({ kind: 'patch_conflict', field })
  }
  if (earlier.extraContext !== undefined && later.extraContext !== undefined) {
    patch.extraContext = [...earlier.extraContext, ...later.extraContext]
  }
  if (earlier.additionalParams !== undefined && later.additionalParams !== undefined) {
    patch.additionalParams = mergeParams(earlier.additionalParams, later.additionalParams)
  }
  if (earlier.activeTools !== undefined && later.activeTools !== undefined) {
    patch.activeTools = intersectTools(earlier.activeTools, later.activeTools)
    if (patch.activeTools.length === 0) warnings.push({ kind: 'active_tools_empty' })
  }
  return { patch, warnings }
}

/** Two objects merge by their top-level keys, anything else is replaced whole (S-51, S-51a). */
export function mergeParams(earlier: Json, later: Json): Json {
  if (!isJsonObject(earlier) || !isJsonObject(later)) return later
  const merged: Record<string, Json> = {}
  for (const [key, value] of Object.entries(earlier)) defineMember(merged, key, value)
  for (const [key, value] of Object.entries(later)) defineMember(merged, key, value)
  return merged
}

/** Nothing set, or only an empty list of documents: the same as `Continue` (S-28). */
export function isEmptyPatch(patch: RequestPatch): boolean {
  return Object.entries(patch).every(
    ([field, value]) => value === undefined || (field === 'extraContext' && Array.isArray(value) && value.length === 0),
  )
}

/** Keeps the earlier list's order (S-55a). */
function intersectTools(earlier: readonly string[], later: readonly string[]): readonly string[] {
  const wanted = new Set(later)
  return earlier.filter((name) => wanted.has(name))
}
