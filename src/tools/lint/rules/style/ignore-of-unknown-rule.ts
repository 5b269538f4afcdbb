import { defineLintRule } from '../../define-lint-rule.ts'

const policy = (ignored: string) => `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists:
  # sluice-ignore ${ignored} -- kept for packs that extend this one
  shells: [bash, sh]
rules:
  - { id: no-deploy, event: tool_call, match: { tool: LIST }, skip: Not deployed. Do not retry. }
`

export const ignoreOfUnknownRule = defineLintRule({
  name: 'ignore-of-unknown-rule',
  code: 'SLC612',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an ignore names a rule that does not exist',
  why: 'It ignores nothing, and looks as if somebody had judged the finding that it was meant for.',
  fix: 'Correct the name or the code; the reason stands behind `--`.',
  examples: { bad: [policy('unused-lists').replace('LIST', '{ list: shells }')], good: [policy('unused-list').replace('LIST', 'deploy')] },
  since: '0.2.0',
  judgesIgnores: true,
  *check(_policy, _context, ignores = []) {
    for (const { names } of ignores) {
      for (const { text, span, standing } of names) {
        if (standing.kind !== 'unknown') continue
        const { nearest } = standing
        if (nearest === undefined) {
          yield { span, message: `there is no lint rule \`${text}\``, hint: 'name a rule or its code; the reason stands behind `--`' }
          continue
        }
        const fix = { safe: false, edits: [{ span, text: nearest }] }
        yield { span, message: `there is no lint rule \`${text}\``, hint: `did you mean \`${nearest}\`?`, fix }
      }
    }
  },
})
