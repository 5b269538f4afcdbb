import type { Span } from '../../../../core/diagnostics/source.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

/** L-15: over an empty container `every` misses. */
export const everyOverNothing = defineLintRule({
  name: 'every-over-nothing',
  code: 'SLC434',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: '`every` decides that a guard stops a call, so an empty list, or one element more, lets it run',
  why: '`every` misses over an empty list and over one with a single element that does not fit. A guard that stops only where all fit is passed by adding one that does not.',
  fix: 'Write `some` if one such element is enough to stop the call. Say `empty: hit` or `empty: miss` where all are really meant.',
  examples: {
    bad: [
      '- id: no-secret-tags\n  event: tool_call\n  match: { tool: label, args: { "$.tags[*]": { every: { starts_with: secret- } } } }\n  skip: Nothing was labelled. Do not retry.\n',
    ],
    good: [
      '- id: no-secret-tags\n  event: tool_call\n  match: { tool: label, args: { "$.tags[*]": { some: { starts_with: secret- } } } }\n  skip: Nothing was labelled. Do not retry.\n',
      '- id: known-people\n  event: tool_call\n  match: { tool: send_email }\n  unless: { args: { "$.to[*]": { every: { email: { every: { domain: example.com } } } } } }\n  skip: Nothing was sent. Do not retry.\n',
      '- id: only-secret-tags\n  event: tool_call\n  match: { tool: label, args: { "$.tags[*]": { every: { starts_with: secret- }, empty: miss } } }\n  skip: Nothing was labelled. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const said = new Set<string>()
    for (const { rule } of rules) {
      if (!rule.action.definition.isGuard) continue
      const found: Span[] = []
      if (rule.match !== undefined) collect(rule.match, true, found)
      if (rule.unless !== undefined) collect(rule.unless, false, found)
      for (const span of found) {
        // A named matcher stands once and is used by several rules.
        const place = `${span.source.name} ${span.start}`
        if (said.has(place)) continue
        said.add(place)
        yield {
          span,
          message: `rule \`${rule.id}\` stops nothing where the list is empty or one element does not fit \`every\``,
          hint: 'write `some`, or say with `empty:` what an empty list is',
        }
      }
    }
  },
})

/** Where a miss of `every` lets the call run; `stops` = a hit of the node makes the guard stop it. */
function collect(node: EventMatcherNode | ValueMatcherNode, stops: boolean, found: Span[]): void {
  switch (node.kind) {
    case 'every':
      if (stops) found.push(node.span)
      return
    case 'tests':
      if (node.empty === undefined && !node.items.some(({ kind }) => kind === 'count')) collectAll(node.items, stops, found)
      return
    case 'all':
    case 'any':
      collectAll(node.items, stops, found)
      return
    case 'not':
      collect(node.item, !stops, found)
      return
    case 'use':
    case 'path':
      collect(node.item, stops, found)
      return
    case 'args':
    case 'result':
      collect(node.test, stops, found)
      return
    default:
  }
}

function collectAll(items: readonly (EventMatcherNode | ValueMatcherNode)[], stops: boolean, found: Span[]): void {
  for (const item of items) collect(item, stops, found)
}
