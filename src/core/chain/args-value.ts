import type { Json } from '../base/json.ts'

/** The parsed JSON of the text, or the raw text when it is not JSON (S-14). Blank is no arguments (L-90). */
export function argsValue(argsText: string): Json {
  if (argsText.trim() === '') return {}
  try {
    // JSON.parse gives JSON or throws.
    return JSON.parse(argsText) as Json
  } catch {
    return argsText
  }
}
