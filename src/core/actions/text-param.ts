import { z } from 'zod'
import { isJsonArray, type Json } from '../base/json.ts'
import type { EventName } from '../events/event-name.ts'
import { addIssue, type ParamIssue } from './param-issue.ts'
import { containsTemplate, loadedTemplate, nameMissingAt, parseTemplate } from './template.ts'

/** A text for the model, the person asked or the log: a template that is not blank (L-22). */
export function templateParam(key: string): z.ZodType<string> {
  return z
    .string(`\`${key}\` must be a text`)
    .min(1, `\`${key}\` must not be empty`)
    .superRefine((text, context) => {
      if (text !== '' && text.trim() === '') addIssue(context, [], `\`${key}\` must not be blank`, { code: 'SLC205' })
      const reading = parseTemplate(text)
      if (reading.ok) return
      addIssue(context, [], reading.message, {
        code: 'SLC317',
        part: reading.part,
        ...(reading.hint !== undefined && { hint: reading.hint }),
      })
    })
}

/** The issue of a template that names what one of these events does not have. */
export function checkTemplate(
  text: string,
  path: readonly (string | number)[],
  events: readonly EventName[],
): readonly ParamIssue[] {
  const missing = nameMissingAt(loadedTemplate(text), events)
  return missing === undefined ? [] : [{ path, on: 'value', code: 'SLC317', ...missing }]
}

/** Any JSON value. The schema of YAML data has nothing to refuse: its reader hands over plain JSON alone. */
export const jsonParam = z.unknown() as z.ZodType<Json>

/** Reports each text in a value of data that holds a known template: there it would stay plain text (L-22). */
export function refuseTemplates(
  context: z.core.$RefinementCtx,
  value: Json,
  path: readonly (string | number)[],
): void {
  if (typeof value === 'string') {
    if (!containsTemplate(value)) return
    addIssue(context, path, 'a template stands where it would be plain text', {
      code: 'SLC318',
      hint: 'take the value itself with `{ ref: args.name }`',
    })
  } else if (isJsonArray(value)) {
    value.forEach((item, index) => refuseTemplates(context, item, [...path, index]))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) refuseTemplates(context, member, [...path, key])
  }
}

/** Milliseconds to wait for an answer; a longer wait would overflow the timers of hosts. */
export const timeoutParam = z
  .number('`timeout_ms` must be a number')
  .int('`timeout_ms` must be a whole number')
  .min(1, '`timeout_ms` must be at least 1')
  .max(2_147_483_647, '`timeout_ms` is too long')
