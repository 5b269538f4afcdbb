import { defineLintRule } from '../../define-lint-rule.ts'
import { writtenTexts, type WrittenText } from '../../written-operands.ts'

export const markInAName = defineLintRule({
  name: 'mark-in-a-name',
  code: 'SLC554',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'a text without quotes begins or ends with a mark that YAML would have read, had its partner been there',
  why: 'A quote, bracket or colon too many becomes part of a name, and one too few as well. Such a name fits nothing.',
  fix: 'Take the mark out or add its partner; put the text in quotes if the mark belongs to it.',
  examples: {
    bad: ['- id: no-shell\n  event: tool_call\n  match: { tool: [bash, sh"] }\n  skip: Not run. Do not retry.\n'],
    good: ['- id: no-shell\n  event: tool_call\n  match: { tool: [bash, "sh"] }\n  skip: Not run. Do not retry.\n'],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const text of packs.flatMap(writtenTexts)) {
      const mark = strayMark(text)
      if (mark === undefined) continue
      yield { span: text.node.span, message: `a stray \`${mark}\` is part of the text`, hint: 'take it out, add its partner, or put the text in quotes' }
    }
  },
})

/** The mark that most likely belongs to YAML and not to the text. */
function strayMark({ node: { style, value }, use }: WrittenText): string | undefined {
  if (style !== 'plain') return undefined
  const last = value.slice(-1)
  if (use === 'test') return unopened(value, last)
  if ((last === '"' || last === "'") && count(value, last) % 2 === 1) return last
  if (use === 'prose') return undefined
  if (/^:|[,:]$/.test(value)) return value.startsWith(':') ? ':' : last
  if (use === 'pattern') return undefined
  if (/[[{]$/.test(value)) return last
  return unopened(value, last)
}

function unopened(value: string, last: string): string | undefined {
  const open = last === ']' ? '[' : last === '}' ? '{' : undefined
  return open !== undefined && count(value, open) < count(value, last) ? last : undefined
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
