import { defineLintRule } from '../../define-lint-rule.ts'
import { writtenTexts, type WrittenText } from '../../written-operands.ts'

export const missingComma = defineLintRule({
  name: 'missing-comma',
  code: 'SLC555',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'one text stands where several were most likely meant',
  why: 'Without its comma or its brackets a list of names is one long name, which fits nothing: neither rule nor test complains.',
  fix: 'Write a list: `[a, b]`. Put an entry that holds a blank in quotes.',
  examples: {
    bad: [
      '- id: no-shell\n  event: tool_call\n  match: { tool: [bash sh] }\n  skip: Not run. Do not retry.\n',
      '- id: no-shell\n  event: tool_call\n  match: { tool: "bash, sh" }\n  skip: Not run. Do not retry.\n',
    ],
    good: ['- id: no-shell\n  event: tool_call\n  match: { tool: [bash, sh, "my shell"] }\n  skip: Not run. Do not retry.\n'],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const text of packs.flatMap(writtenTexts)) {
      if (isUnquotedPair(text)) {
        yield { span: text.node.span, message: 'an entry of a list holds a blank and has no quotes', hint: 'is a `,` missing? otherwise put it in quotes' }
      } else if (isListInText(text)) {
        yield { span: text.node.span, message: 'a text holds what reads as a list', hint: 'write a list: `[a, b]`' }
      }
    }
  },
})

function isUnquotedPair({ node: { style, value }, use, isFlowEntry }: WrittenText): boolean {
  return (use === 'name' || use === 'pattern') && isFlowEntry && style === 'plain' && /\s/.test(value)
}

function isListInText({ node: { style, value }, use }: WrittenText): boolean {
  return use === 'name' && style !== 'block' && /\S,\s+\S/.test(value)
}
