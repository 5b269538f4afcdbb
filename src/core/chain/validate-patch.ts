import { isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import type { RequestPatch, RequestPatchField } from '../flows/request-patch.ts'
import { copyJson } from './copy-json.ts'

/** A clean patch, or what is wrong with it in words that hold none of its values. */
export type PatchReading = { readonly ok: true; readonly patch: RequestPatch } | { readonly ok: false; readonly why: string }

/**
 * Reads a patch that a hook answered. An unknown or ill-typed field refuses the whole of it: a typo
 * must not silently drop a guard (S-59).
 */
export function readPatch(value: unknown): PatchReading {
  const copy = copyJson(value)
  if (!isJsonObject(copy)) return { ok: false, why: 'a `patch` that is no map of plain values' }
  for (const [field, member] of Object.entries(copy)) {
    if (!isPatchField(field)) return { ok: false, why: 'a patch with an unknown field' }
    if (!fieldChecks[field](member)) return { ok: false, why: `a patch whose \`${field}\` has the wrong type` }
  }
  return { ok: true, patch: copy }
}

function isPatchField(field: string): field is RequestPatchField {
  return Object.hasOwn(fieldChecks, field)
}

const fieldChecks: Record<RequestPatchField, (value: Json) => boolean> = {
  preamble: isText,
  temperature: (value) => typeof value === 'number',
  maxTokens: isCount,
  toolChoice: isToolChoice,
  activeTools: isTextList,
  additionalParams: () => true,
  extraContext: (value) => Array.isArray(value) && value.every(isDocument),
  history: isHistory,
}

function isText(value: Json | undefined): boolean {
  return typeof value === 'string'
}

function isCount(value: Json): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isTextList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isToolChoice(value: Json): boolean {
  if (value === 'auto' || value === 'required' || value === 'none') return true
  return isJsonObject(value) && hasOnly(value, ['names']) && isTextList(value['names'])
}

function isDocument(value: Json): boolean {
  if (!isJsonObject(value) || !hasOnly(value, ['id', 'text', 'additionalProps'])) return false
  const props = value['additionalProps']
  return isText(value['id']) && isText(value['text']) && (props === undefined || isJsonObject(props))
}

/** Messages are the provider's: a text or a map. The other form are operations for the host (L-34). */
function isHistory(value: Json): boolean {
  if (Array.isArray(value)) return value.every((message: Json) => isText(message) || isJsonObject(message))
  if (!isJsonObject(value) || !hasOnly(value, ['keepLast', 'redact'])) return false
  const { keepLast, redact } = value
  return (keepLast === undefined || isCount(keepLast)) && (redact === undefined || isJsonObject(redact))
}

function hasOnly(value: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key))
}
