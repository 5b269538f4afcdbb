import type { Span } from '../../../../core/diagnostics/source.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import type { JudgedIgnore } from '../../ignores/written-ignore.ts'

const bad = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists:
  # sluice-ignore unused-list -- kept for packs that extend this one
  shells: [bash, sh]
rules:
  - id: no-shell
    event: tool_call
    match: { tool: { list: shells } }
    skip: The command did not run. Do not retry.
`

export const unusedIgnore = defineLintRule({
  name: 'unused-ignore',
  code: 'SLC611',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an ignore ignores nothing',
  why: 'What it spoke of was mended, or it never stood where it should. Left behind it hides the next finding of that rule.',
  fix: 'Take it out. It speaks of its own line behind code, and of what starts below it on a line of its own.',
  examples: { bad: [bad], good: [bad.replace('{ tool: { list: shells } }', '{ tool: [bash, sh] }')] },
  since: '0.2.0',
  judgesIgnores: true,
  *check(_policy, _context, ignores = []) {
    for (const ignore of ignores) yield* unusedOf(ignore)
  },
})

function* unusedOf({ span, names, hasTarget }: JudgedIgnore): Iterable<LintFinding> {
  const unused = names.filter(({ standing }) => standing.kind === 'unused')
  if (unused.length === 0) return
  if (unused.length === names.length) {
    const words = unused.map(({ text }) => `\`${text}\``).join(', ')
    const message = hasTarget ? `nothing is ignored here: ${words} finds nothing` : 'the ignore stands before nothing'
    yield { span, message, hint: 'take the comment out', fix: { safe: true, edits: [{ span: wholeComment(span), text: '' }] } }
    return
  }
  for (const [index, name] of names.entries()) {
    if (name.standing.kind !== 'unused') continue
    const edit = { span: withSeparator(name.span, names[index - 1]?.span, names[index + 1]?.span), text: '' }
    yield { span: name.span, message: `\`${name.text}\` finds nothing here`, hint: 'take it out', fix: { safe: true, edits: [edit] } }
  }
}

/** With its line, if it has one of its own, else with the blanks before it. */
function wholeComment(span: Span): Span {
  const { text } = span.source
  let { start, end } = span
  while (start > 0 && /[ \t]/.test(text.charAt(start - 1))) start--
  const hasOwnLine = start === 0 || text.charAt(start - 1) === '\n'
  if (!hasOwnLine) return { ...span, start }
  while (end < text.length && text.charAt(end) !== '\n') end++
  return { ...span, start, end: Math.min(end + 1, text.length) }
}

/** Up to the next name; the last one from the end of the name before it. */
function withSeparator(name: Span, before: Span | undefined, after: Span | undefined): Span {
  if (after !== undefined) return { ...name, end: after.start }
  return before === undefined ? name : { ...name, start: before.end }
}
