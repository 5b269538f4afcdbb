import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { entryOf, valueSpan } from '../../../../core/rules/reading.ts'
import { conditionText } from '../../condition-text.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { groupBy } from '../../group-by.ts'
import type { ExceptionInPack } from '../../lint-context.ts'
import { mayShareTool, toolsHitAtMost } from '../../tool-sets.ts'

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
  summary: 'an exception relieves no call: its tools are not those of its rule, or another exception says the same',
  why: 'An exception that applies to nothing looks like a permit that somebody agreed to. The call that was meant stays refused.',
  fix: 'Test the tool that the rule is about, name the rule that was meant, or take the exception out.',
  examples: {
    bad: [
      `${header}  - id: docs-site
    rules: [no-deploy]
    match: { tool: deploy_site, args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-02-28
`,
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
  *check(policy, { exceptions }) {
    if (exceptions.length === 0) return
    const rules = new Map(policy.packs.flatMap((pack) => pack.rules.map((rule) => [rule.fullName, rule])))
    for (const one of exceptions) yield* outsideItsRules(one, rules)
    yield* saidTwice(exceptions)
  },
})

function* outsideItsRules({ exception, node }: ExceptionInPack, rules: ReadonlyMap<string, RuleNode>): Generator<LintFinding> {
  const tools = toolsHitAtMost(exception.match)
  const missed = exception.rules.map((name) => !mayShareTool(tools, toolsHitAtMost(rules.get(name)?.match)))
  if (!missed.includes(true)) return
  const match = entryOf(node, 'match')
  const tool = match?.value.kind === 'map' ? entryOf(match.value, 'tool') : undefined
  if (!missed.includes(false)) {
    const place = tool ?? match
    const [only, ...more] = exception.rules.map((name) => `\`${name}\``)
    yield {
      span: place === undefined ? exception.span : valueSpan(place),
      message: `the exception \`${exception.id}\` names no tool of ${more.length === 0 ? `rule ${only ?? ''}` : 'any rule that it relieves'}`,
      hint: 'test a tool that the rule is about, or take the exception out',
    }
    return
  }
  const names = entryOf(node, 'rules')?.value
  for (const [index, name] of exception.rules.entries()) {
    const item = names?.kind === 'list' ? names.items[index] : undefined
    if (missed[index] !== true || item === undefined) continue
    yield {
      span: item.span,
      message: `the exception \`${exception.id}\` names no tool of rule \`${name}\``,
      hint: 'leave the rule out of its list, or test a tool that the rule is about',
    }
  }
}

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
