import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { isStopping, type PathTest, type PlacedTest } from '../../placed-test.ts'
import { kindByName } from '../../well-known-arguments.ts'
import { writtenAt } from '../../written-at.ts'

export const firstElementOnly = defineLintRule({
  name: 'first-element-only',
  code: 'SLC522',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'one element of a list of recipients, files or addresses is judged, and the others are not',
  why: 'A call names as many as it likes. What stands behind the judged element is sent to, read or fetched all the same.',
  fix: 'Select all with `[*]`, under `every` where a hit lets the call run and `some` where it stops it.',
  examples: {
    bad: [
      `- id: colleagues-only
  event: tool_call
  match: { tool: share }
  unless: { args: { "$.emails[0]": { email: { every: { domain: example.com } } } } }
  skip: Not shared. Share with colleagues only.
`,
    ],
    good: [
      `- id: colleagues-only
  event: tool_call
  match: { tool: share }
  unless: { args: { "$.emails[*]": { every: { email: { every: { domain: example.com } } } } } }
  skip: Not shared. Share with colleagues only.
`,
      `- id: one-colleague
  event: tool_call
  match: { tool: share }
  unless: { args: { $.emails: { length: 1 }, "$.emails[0]": { email: { every: { domain: example.com } } } } }
  skip: Not shared. Share with one colleague.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests, testsByPath }) {
    for (const test of tests) {
      const { node, place, subject } = test
      if (node.kind !== 'path' || place.role === 'other' || subject !== undefined || node.path.steps.at(-1)?.kind !== 'index') continue
      if (!test.parents.some(({ kind }) => kind === 'args') || kindByName(place.tools ?? [], node.path.steps) === undefined) continue
      const list = node.path.text.slice(0, node.path.text.lastIndexOf('['))
      const others = [...(testsByPath.get(list) ?? []), ...(testsByPath.get(`${list}[*]`) ?? [])]
      if (others.some((other) => other.place.owner === place.owner)) continue
      yield {
        span: node.span,
        message: `only one element of \`${list}\` is judged`,
        hint: `select all: \`${list}[*]\``,
        ...withFix(test, node, `"${list}[*]"`),
      }
    }
  },
})

function withFix(test: PlacedTest, { span }: PathTest, all: string): Pick<LintFinding, 'fix'> {
  const value = writtenAt(test.place.pack, span)?.entry.value.span
  const { text } = span.source
  // A block would have to be indented anew.
  if (value === undefined || text.slice(value.start, value.end).includes('\n')) return {}
  const quantifier = isStopping(test) ? 'some' : 'every'
  return {
    fix: {
      safe: false,
      edits: [
        { span, text: all },
        { span: { ...value, end: value.start }, text: `{ ${quantifier}: ` },
        { span: { ...value, start: value.end }, text: ' }' },
      ],
    },
  }
}
