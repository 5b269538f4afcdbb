import type { EventName } from '../events/event-name.ts'
import { isKnownAt, LONGEST_NAME, readTemplateName, type TemplateName } from './template-name.ts'

/** A text for the model, the person asked or the log, with lookups in it (L-22). */
export interface Template {
  /** As written. */
  readonly text: string
  readonly parts: readonly TemplatePart[]
}

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly written: string; readonly name: TemplateName }

export type TemplateReading =
  | { readonly ok: true; readonly template: Template }
  /** `part` is what is wrong of the text, as written. */
  | { readonly ok: false; readonly message: string; readonly part: string; readonly hint?: string }

/** `$${` is a literal `${`; any other `${` opens a name, and an unknown one does not load. */
export function parseTemplate(text: string): TemplateReading {
  const parts: TemplatePart[] = []
  let literal = ''
  let at = 0
  for (let open = text.indexOf('${'); open !== -1; open = text.indexOf('${', at)) {
    if (open > at && text[open - 1] === '$') {
      literal += `${text.slice(at, open - 1)}\${`
      at = open + 2
      continue
    }
    const close = text.indexOf('}', open)
    if (close === -1) {
      return { ok: false, message: 'a template is not closed', part: text.slice(open), hint: 'end the name with `}`, or write `$${` for a literal `${`' }
    }
    const written = text.slice(open + 2, close)
    const reading = readTemplateName(written)
    if (!reading.ok) return { ...reading, part: `\${${written}}` }
    literal += text.slice(at, open)
    if (literal !== '') parts.push({ kind: 'text', text: literal })
    literal = ''
    parts.push({ kind: 'name', written, name: reading.name })
    at = close + 1
  }
  literal += text.slice(at)
  if (literal !== '') parts.push({ kind: 'text', text: literal })
  return { ok: true, template: { text, parts } }
}

/** The template of a text that was checked at load. */
export function loadedTemplate(text: string): Template {
  const reading = parseTemplate(text)
  if (!reading.ok) throw new Error(`a template that does not load was bound: ${reading.message}`)
  return reading.template
}

/** The text of a template without names, which is the same for every event; undefined = it has names. */
export function fixedText(template: Template): string | undefined {
  const texts = template.parts.map((part) => (part.kind === 'text' ? part.text : undefined))
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined
}

/** The first name that stands for nothing at one of these events, as a message and as written; undefined = all do. */
export function nameMissingAt(
  template: Template,
  events: readonly EventName[],
): { readonly message: string; readonly part: string } | undefined {
  for (const part of template.parts) {
    if (part.kind === 'text') continue
    const event = events.find((name) => !isKnownAt(part.name, name))
    if (event === undefined) continue
    const written = `\${${part.written}}`
    return { message: `the template \`${written}\` stands for nothing at \`${event}\``, part: written }
  }
  return undefined
}

/** What a record keeps of a text: the template with its names and without any value (L-83). */
export function templateSkeleton(template: Template): string {
  return template.parts.map((part) => (part.kind === 'text' ? part.text : `\${${part.written}}`)).join('')
}

/**
 * Does a text that is no template hold a known `${name}`? Such an operand does not load, since its
 * author meant a value (L-22); any other `${` is plain text there.
 */
export function containsTemplate(text: string): boolean {
  let close = -1
  for (let open = text.indexOf('${'); open !== -1; open = text.indexOf('${', open + 2)) {
    // Looked for once for all openings before it, so that a text full of them costs no more.
    if (close < open) close = text.indexOf('}', open)
    if (close === -1) return false
    if (close - open <= LONGEST_NAME + 2 && readTemplateName(text.slice(open + 2, close)).ok) return true
  }
  return false
}
