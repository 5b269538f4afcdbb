import { z } from 'zod'
import { codePointLength, firstCodePoints } from '../base/code-points.ts'
import type { Json } from '../base/json.ts'
import { proceed } from '../flows/flow.ts'
import { readContentParts, readMcpResult, type ContentPart } from './content-parts.ts'
import { defineAction } from './define-action.ts'
import { resultText } from './presented-result.ts'
import { renderTemplate } from './render-template.ts'
import { loadedTemplate } from './template.ts'
import { checkTemplate } from './text-param.ts'
import { parseTemplate } from './template.ts'
import { addIssue } from './param-issue.ts'

const truncateParam = z.strictObject(
  {
    max_chars: z
      .number('`max_chars` must be a number')
      .int('`max_chars` must be a whole number')
      .min(1, '`max_chars` must be at least 1'),
    note: z
      .string('`note` must be a text')
      .min(1, '`note` must not be empty')
      .superRefine((text, context) => {
        const reading = parseTemplate(text)
        if (!reading.ok) addIssue(context, [], reading.message, { code: 'SLC317', part: reading.part })
      })
      .optional(),
  },
  '`truncate` must be a map',
)

/**
 * Cuts a long result and puts `note` behind. What it made itself is left alone, so that a second
 * look changes nothing. A structured value is cut in its compact JSON text and becomes text (L-32).
 */
export const truncateAction = defineAction({
  name: 'truncate',
  summary: 'keeps the first code points of a long result and puts a note behind them',
  answers: ['RewriteResult'],
  events: ['tool_result'],
  isGuard: false,
  param: truncateParam,
  kind: 'flow',
  check: (param, events) => (param.note === undefined ? [] : checkTemplate(param.note, ['note'], events)),
  bind(param, scope) {
    const template = loadedTemplate(param.note ?? '')
    return (event, context) => {
      if (event.kind !== 'ToolResult') return proceed()
      const text = resultText(event.output)
      const cut = truncateText(text, param.max_chars, renderTemplate(template, event, context, scope.rule))
      return cut === text ? proceed() : { output: withMedia(event.output, cut) }
    }
  },
  examples: [
    { event: 'tool_result', param: { max_chars: 5, note: ' [cut]' }, note: '`abcdefgh` becomes `abcde [cut]`' },
    { event: 'tool_result', param: { max_chars: 4000 }, note: 'shorter results stay' },
  ],
})

/** The text itself where it is short enough, or is already a cut text with its note. */
export function truncateText(text: string, maxChars: number, note: string): string {
  const kept = firstCodePoints(text, maxChars)
  if (kept.length === text.length) return text
  const isCut = text.endsWith(note) && codePointLength(text) === maxChars + codePointLength(note)
  return isCut ? text : kept + note
}

/** Parts become one text part before the media among them, everything else becomes text. */
function withMedia(output: Json, text: string): Json {
  const parts: readonly ContentPart[] = readContentParts(output) ?? readMcpResult(output)?.parts ?? []
  const media = parts.filter(({ kind }) => kind === 'media' || kind === 'other').map(({ value }) => value)
  return media.length === 0 ? text : [{ type: 'text', text }, ...media]
}
