import { conditionText } from '../../condition-text.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { ExceptionInPack } from '../../lint-context.ts'

const header = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
exceptions:
`

/** L-19. */
export const unusedException = defineLintRule({
  name: 'unused-exception',
  code: 'SLC423',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an exception relieves no call that another exception does not relieve as long',
  why: 'An exception that does nothing looks like a permit that somebody agreed to. When it is withdrawn, the call still runs.',
  fix: 'Take it out, or narrow the other one.',
  examples: {
    bad: [
      `${header}  - id: docs-site
    rules: [no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-02-28
  - id: docs-site-again
    rules: [no-deploy]
    match: { args: { $.service: docs } }
    reason: The docs are rebuilt daily.
    owner: web team
    expires: 2098-02-28
`,
    ],
    good: [
      `${header}  - id: docs-site
    rules: [no-deploy]
    match: { tool: deploy, args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-02-28
  - id: blog
    rules: [no-deploy]
    match: { args: { $.service: blog } }
    reason: The blog holds no user data.
    owner: web team
    expires: 2099-02-28
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, { exceptions }) => saidTwice(exceptions),
})

/** Of two with one match the one that relieves no further rule and ends no later does nothing. */
function* saidTwice(exceptions: readonly ExceptionInPack[]): Generator<LintFinding> {
  const byMatch = groupBy(exceptions, ({ pack, node }) => conditionText(pack, node, ['match']))
  for (const same of byMatch.values()) {
    const kept: ExceptionInPack[] = []
    // The one that does most comes first; of equals the one that was written first.
    const sorted = same.toSorted((left, right) => right.exception.endsAt - left.exception.endsAt || right.exception.rules.length - left.exception.rules.length)
    for (const one of sorted) {
      const wider = kept.find((other) => one.exception.rules.every((name) => other.exception.rules.includes(name)))
      if (wider === undefined) {
        kept.push(one)
        continue
      }
      yield {
        span: one.exception.span,
        message: `the exception \`${one.exception.id}\` permits nothing that \`${wider.exception.id}\` does not`,
        hint: 'take it out',
        related: [{ span: wider.exception.span, message: 'the same rules and calls, and it ends no sooner' }],
      }
    }
  }
}
