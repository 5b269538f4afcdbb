import { defineLintRule } from '../../define-lint-rule.ts'
import { entriesBelow } from '../../entries-below.ts'
import { literalTexts } from '../../literal-parts.ts'
import { isStopping, operatorOf, type OperatorTest } from '../../placed-test.ts'
import { writtenAt } from '../../written-at.ts'

export const belowMissesDomain = defineLintRule({
  name: 'below-misses-domain',
  code: 'SLC526',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard names all hosts below a domain, and the domain itself passes',
  why: '`{ below: evil.test }` is `a.evil.test` and not `evil.test` (L-43). Whoever stops a domain means both.',
  fix: 'Write `{ under: ... }`, which holds the domain too.',
  examples: {
    bad: [
      `- id: no-pastes
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { host: { below: pastes.test } } } } }
  skip: The page was not fetched. Use another source.
`,
    ],
    good: [
      `- id: no-pastes
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { host: { under: pastes.test } } } } }
  skip: The page was not fetched. Use another source.
`,
      `- id: own-hosts
  event: tool_call
  match: { tool: web_fetch }
  unless: { args: { $.url: { url: { host: { below: example.com }, redirects: every } } } }
  skip: The page was not fetched. Use a host of the house.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator === undefined || !isStopping(test) || !takesHosts(operator)) continue
      const value = writtenAt(test.place.pack, operator.span)?.entry.value
      if (value === undefined) continue
      const named = operator.operand.kind === 'ref' ? [] : literalTexts(operator.operand.param)
      for (const { key, value: domains } of entriesBelow(value, 'below')) {
        const texts = domains.kind === 'list' ? domains.items : [domains]
        // Stated once more as a name of its own: then it is stopped.
        const isCovered = texts.every((text) => text.kind === 'scalar' && named.filter((other) => other === text.value).length > 1)
        if (isCovered) continue
        yield {
          span: key.span,
          message: 'the domain itself does not lie below it, so it passes',
          hint: 'write `under`',
          fix: { safe: true, edits: [{ span: key.span, text: 'under' }] },
        }
      }
    }
  },
})

function takesHosts({ name }: OperatorTest): boolean {
  return name === 'url' || name === 'host' || name === 'email'
}
