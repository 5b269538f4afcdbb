import { codePointLength, firstCodePoints } from '../base/code-points.ts'
import { textForm, type Json } from '../base/json.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { ABSENT } from '../paths/arg-path.ts'
import { readLookup } from './lookup.ts'
import type { Template } from './template.ts'

/** Code points of an inserted value; a longer one is cut and says by how much (L-22). */
const LONGEST_VALUE = 200

/** Controls, format characters, line and paragraph separators, lone surrogates: nothing that could hide or break text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The text with its values. Never fails: what is not there prints `(none)`. */
export function renderTemplate(template: Template, event: StepEvent, context: HookContext, rule: string): string {
  return template.parts
    .map((part) => (part.kind === 'text' ? part.text : insertion(readLookup(part.name, event, context, rule))))
    .join('')
}

/**
 * A value as it stands in a text: a JSON string literal of its text form. Quotes and escapes keep a
 * hostile argument from passing for the policy's own words (L-22).
 */
function insertion(value: Json | typeof ABSENT): string {
  if (value === ABSENT || value === null) return '(none)'
  const text = textForm(value)
  const shown = firstCodePoints(text, LONGEST_VALUE)
  const cut = shown.length === text.length ? 0 : codePointLength(text) - LONGEST_VALUE
  const literal = JSON.stringify(shown).replace(UNSAFE, escapeUnits)
  return cut > 0 ? `${literal}…(+${cut})` : literal
}

/** Each UTF-16 unit as `\u` and four lower-case digits. */
function escapeUnits(character: string): string {
  let escaped = ''
  for (let i = 0; i < character.length; i++) {
    escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`
  }
  return escaped
}
