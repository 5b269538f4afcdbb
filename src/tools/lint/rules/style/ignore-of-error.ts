import { defineLintRule } from '../../define-lint-rule.ts'

export const ignoreOfError = defineLintRule({
  name: 'ignore-of-error',
  code: 'SLC613',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an ignore names what cannot be ignored',
  why: 'Errors keep a policy from loading, whatever a comment says; and what judges ignores cannot be silenced by one.',
  fix: 'Take the code out of the ignore, and mend the policy where the code is reported.',
  examples: {
    bad: ['- id: no-shell\n  event: tool_call\n  # sluice-ignore SLC347 -- the tool is new\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
    good: ['- id: no-shell\n  event: tool_call\n  # The tool is new.\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
  },
  since: '0.2.0',
  judgesIgnores: true,
  *check(_policy, _context, ignores = []) {
    for (const { names } of ignores) {
      for (const { text, span, standing } of names) {
        if (standing.kind !== 'not-ignorable') continue
        const why = standing.judgesIgnores ? 'judges ignores' : 'is no lint rule'
        yield { span, message: `\`${text}\` ${why} and cannot be ignored`, hint: 'take it out' }
      }
    }
  },
})
