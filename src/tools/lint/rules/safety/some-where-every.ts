import { isJsonObject } from '../../../../core/base/json.ts'
import type { Span } from '../../../../core/diagnostics/source.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { visitTests, type TestNode } from '../../../../core/rules/visit-tests.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { isLoosening, type PlacedTest } from '../../placed-test.ts'
import { writtenAt } from '../../written-at.ts'

const destinations = new Set(['path', 'url', 'host', 'cidr', 'email', 'sql', 'number', 'lt', 'lte', 'between'])

export const someWhereEvery = defineLintRule({
  name: 'some-where-every',
  code: 'SLC521',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'one fitting value of several lets the whole call run',
  why: 'With `some` in a permit, one good recipient carries any number of bad ones along, and one file of the workspace any other file.',
  fix: 'Ask for `every`.',
  examples: {
    bad: [
      `- id: colleagues-only
  event: tool_call
  match: { tool: invite }
  unless: { args: { "$.guests[*]": { some: { email: { every: { domain: example.com } } } } } }
  skip: Nobody was invited. Invite colleagues only.
`,
      `- id: colleagues-only
  event: tool_call
  match: { tool: send_email }
  unless: { args: { $.to: { email: { some: { domain: example.com } } } } }
  skip: The mail was not sent. Write to colleagues only.
`,
      `- id: in-workspace
  event: tool_call
  match: { tool: bash }
  unless: { effects: { some: { path: { inside: { ref: env.workspace } } } } }
  skip: The command did not run. Keep to the workspace.
`,
    ],
    good: [
      `- id: colleagues-only
  event: tool_call
  match: { tool: send_email }
  unless: { args: { $.to: { email: { every: { domain: example.com } } } } }
  skip: The mail was not sent. Write to colleagues only.
`,
      `- id: colleagues-only
  event: tool_call
  match: { tool: send_email }
  unless:
    args:
      "$['to','cc']":
        every: { email: { every: { domain: example.com }, empty: hit } }
        some: { email: { count: { gte: 1 } } }
  skip: The mail was not sent. Write to colleagues only.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const span = isLoosening(test) ? someSpan(test) : undefined
      if (span === undefined) continue
      yield {
        span,
        message: 'one that fits lets the call run, whatever the others are',
        hint: 'ask for `every`',
        fix: { safe: false, edits: [{ span, text: 'every' }] },
      }
    }
  },
})

/** Where `some` stands, if nothing beside it asks for all of them. */
function someSpan({ node, place, parents }: PlacedTest): Span | undefined {
  if (node.kind === 'some') {
    const around = parents.at(-1)
    const asksAll = around?.kind === 'tests' && around.items.some(({ kind }) => kind === 'every' || kind === 'none')
    return asksAll || !isOfDestinations(node, parents) ? undefined : node.span
  }
  if (node.kind === 'effects') return node.quantifier === 'some' ? memberSpan(node.span, place) : undefined
  if (node.kind !== 'operator' || (node.name !== 'email' && node.name !== 'sql') || node.operand.kind === 'ref') return undefined
  const { param } = node.operand
  if (!isJsonObject(param) || !Object.hasOwn(param, 'some') || Object.hasOwn(param, 'every') || Object.hasOwn(param, 'none')) return undefined
  return memberSpan(node.span, place)
}

/** That one label is there can be all that was meant; of recipients, files and amounts each one counts. */
function isOfDestinations(node: TestNode, parents: PlacedTest['parents']): boolean {
  if (!parents.some(({ kind }) => kind === 'args')) return false
  let found = false
  visitTests(node, (inner) => {
    if (inner.kind === 'shell' || (inner.kind === 'operator' && destinations.has(inner.name))) found = true
  })
  return found
}

function memberSpan(span: Span, { pack }: PlacedTest['place']): Span | undefined {
  const value = writtenAt(pack, span)?.entry.value
  return value?.kind === 'map' ? entryOf(value, 'some')?.key.span : undefined
}
