import type { EventMatcherNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

export const wildcardAllow = defineLintRule({
  name: 'wildcard-allow',
  code: 'SLC519',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an allow list lets every tool run',
  why: 'One `allow` on every tool makes the whole list say nothing (L-21): what fits no other rule fits this one, also the tool that is added next year.',
  fix: 'Name the tools that may run. If everything may run, take `unmatched` and the list out and keep the guards.',
  examples: {
    bad: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: The call did not run. Use a listed tool. }
rules:
  - id: reading
    event: tool_call
    match: { tool: [read_file, "*"] }
    allow: true
`,
    ],
    good: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: The call did not run. Use a listed tool. }
rules:
  - id: reading
    event: tool_call
    match: { tool: [read_file, "mcp__wiki__get_*"] }
    allow: true
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule } of rules) {
      if (rule.action.name !== 'allow' || rule.match === undefined || rule.when !== undefined || rule.unless !== undefined) continue
      const open = everyTool(rule.match)
      if (open === undefined) continue
      const span = (open.kind === 'tool' ? open.nameSpans[open.names.findIndex(isEveryName)] : undefined) ?? open.span
      yield { span, message: `\`${rule.id}\` lets every tool run, so the list refuses nothing`, hint: 'name the tools that may run' }
    }
  },
})

/** The test that lets every call in, where nothing else is asked. */
function everyTool(match: EventMatcherNode): EventMatcherNode | undefined {
  if (match.kind === 'always' || (match.kind === 'tool' && match.names.some(isEveryName))) return match
  if (match.kind === 'use') return everyTool(match.item)
  if (match.kind === 'any') return match.items.map(everyTool).find((item) => item !== undefined)
  return undefined
}

function isEveryName(name: string): boolean {
  return /^\*+$/.test(name)
}
