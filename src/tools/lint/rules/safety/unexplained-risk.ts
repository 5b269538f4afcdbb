import { isJsonObject } from '../../../../core/base/json.ts'
import type { Span } from '../../../../core/diagnostics/source.ts'
import type { PackNode } from '../../../../core/rules/policy-ast.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import type { SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { isLoosening, isStopping, type PlacedTest } from '../../placed-test.ts'
import { writtenAt } from '../../written-at.ts'

export const unexplainedRisk = defineLintRule({
  name: 'unexplained-risk',
  code: 'SLC523',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'a setting lets through what cannot be known, and no comment says why',
  why: '`unmodelled: miss`, `links: lexical` and `redirects: ignore` accept in writing that some calls are not judged (L-42, L-43, L-70). Whoever reads the rule later cannot tell a decision from a way to make a test pass.',
  fix: 'Take the setting out, or say in a comment at it why the risk is fine here.',
  examples: {
    bad: [
      `- id: in-workspace
  severity: high
  event: tool_call
  match: { tool: read_file }
  unless: { args: { $.path: { path: { inside: /srv/app, links: lexical } } } }
  skip: The file was not read. Keep to the workspace.
`,
    ],
    good: [
      `- id: in-workspace
  severity: high
  event: tool_call
  match: { tool: read_file }
  # The file system of these runs is made anew each time and has no links.
  unless: { args: { $.path: { path: { inside: /srv/app, links: lexical } } } }
  skip: The file was not read. Keep to the workspace.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const risk = riskOf(test)
      const span = risk && settingSpan(test, ...risk)
      if (risk === undefined || span === undefined || isExplained(test.place.pack, span)) continue
      yield {
        span,
        message: `\`${risk.join(': ')}\` lets through what cannot be known, and nothing says why`,
        hint: 'say in a comment why that is fine here, or take it out',
      }
    }
  },
})

/** The setting by which a test gives up on something, where giving up lets a call run. */
function riskOf(test: PlacedTest): readonly [string, string] | undefined {
  const { node } = test
  if (node.kind === 'effects') return node.unmodelled === 'miss' && isStopping(test) ? ['unmodelled', 'miss'] : undefined
  if (node.kind !== 'operator' || !isLoosening(test) || node.operand.kind === 'ref' || !isJsonObject(node.operand.param)) return undefined
  const { param } = node.operand
  if (node.name === 'path' && param['links'] === 'lexical') return ['links', 'lexical']
  return node.name === 'url' && param['redirects'] === 'ignore' ? ['redirects', 'ignore'] : undefined
}

function settingSpan({ node, place }: PlacedTest, key: string, value: string): Span | undefined {
  const written = writtenAt(place.pack, node.span)?.entry.value
  return written && spanOf(written, key, value)
}

function spanOf(node: SyntaxNode, key: string, value: string): Span | undefined {
  if (node.kind !== 'map') return undefined
  const entry = entryOf(node, key)
  if (entry?.value.kind === 'scalar' && entry.value.value === value) return { ...entry.key.span, end: entry.value.span.end }
  return node.entries.map((inner) => spanOf(inner.value, key, value)).find((found) => found !== undefined)
}

/** How far above a setting its comment may begin: the rest of its rule in between. */
const nearLines = 8

function isExplained(pack: PackNode, { source, start }: Span): boolean {
  const tree = pack.trees.find((one) => one.source === source)
  const lineEnd = source.text.indexOf('\n', start)
  return (tree?.comments ?? []).some(({ span }) => {
    if (span.start > start) return lineEnd === -1 || span.start < lineEnd
    return source.text.slice(span.end, start).split('\n').length - 1 <= nearLines && !/\n\s*- id:/.test(source.text.slice(span.end, start))
  })
}
