import { jsonType, type Json } from '../../../../core/base/json.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { isStopping, operatorOf, type OperatorTest, type PlacedTest } from '../../placed-test.ts'
import { subjectName, subjectText } from '../../subject-name.ts'
import { addEntry, writtenAt } from '../../written-at.ts'

/** Names that their readers take in any letter case. File names, hosts and mailboxes have operators that fold. */
const folded = new Set(['method', 'httpmethod', 'requestmethod', 'header', 'headername', 'scheme', 'protocol', 'extension', 'ext', 'contenttype', 'mimetype', 'mediatype'])

export const caseSensitiveNameTest = defineLintRule({
  name: 'case-sensitive-name-test',
  code: 'SLC509',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard compares letter case where its readers do not',
  why: 'Clients send `delete` as `DELETE`, and header names, schemes and media types mean the same in any letter case. The other spelling gets past the guard.',
  fix: 'Put `ignore_case: true` beside the test.',
  examples: {
    bad: [
      `- id: no-delete-requests
  event: tool_call
  match: { tool: http_request, args: { $.method: { in: [DELETE, PUT] } } }
  skip: The request was not sent. Only read.
`,
    ],
    good: [
      `- id: no-delete-requests
  event: tool_call
  match: { tool: http_request, args: { $.method: { in: [DELETE, PUT], ignore_case: true } } }
  skip: The request was not sent. Only read.
`,
      `- id: get-only
  event: tool_call
  match: { tool: http_request }
  unless: { args: { $.method: GET } }
  skip: The request was not sent. Only read.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator === undefined || test.subject?.kind !== 'argument' || !isStopping(test)) continue
      if (!folded.has(subjectName(test.subject) ?? '') || !comparesCase(operator)) continue
      yield {
        span: operator.span,
        message: `letter case does not count in \`${subjectText(test.subject)}\`, and \`${operator.name}\` compares it`,
        hint: 'put `ignore_case: true` beside it',
        ...withFix(test, operator),
      }
    }
  },
})

function comparesCase({ definition, operand, modifiers, name }: OperatorTest): boolean {
  if (!definition.modifiers.includes('ignoreCase') || definition.isNegation === true) return false
  if (modifiers.ignoreCase === true || modifiers.normalize?.includes('case') === true) return false
  if (operand.kind !== 'literal') return false
  if (name === 'matches' && typeof operand.param === 'string' && /^\(\?[a-z]*i/.test(operand.param)) return false
  return hasLetters(operand.param)
}

function hasLetters(param: Json): boolean {
  if (typeof param === 'string') return /\p{L}/u.test(param)
  return jsonType(param) === 'array' && Array.isArray(param) && param.some(hasLetters)
}

function withFix({ place }: PlacedTest, { span, operandSpan, operand, name }: OperatorTest): Pick<LintFinding, 'fix'> {
  const written = writtenAt(place.pack, span)
  if (written === undefined) return {}
  if (written.entry.key.span.start === span.start) return { fix: { safe: true, edits: [addEntry(written.map, 'ignore_case: true')] } }
  if (operand.kind !== 'literal' || operand.list !== undefined || span.source.text.startsWith('-', operandSpan.start)) return {}
  const { source, start, end } = operandSpan
  return { fix: { safe: true, edits: [{ span: operandSpan, text: `{ ${name}: ${source.text.slice(start, end)}, ignore_case: true }` }] } }
}
