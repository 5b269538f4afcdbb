import type { MapNode, ScalarNode, SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

const guard = (test: string): string => `- id: guard\n  event: tool_call\n  match: { tool: call, args: { ${test} } }\n  skip: Not run. Do not retry.\n`

/** L-05 refuses what changes a policy silently; these load, and mean something else than they look like (YAML 1.2, core schema). */
export const yamlTrap = defineLintRule({
  name: 'yaml-trap',
  code: 'SLC436',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a plain value is another type or number than it looks like',
  why: 'Without quotes YAML decides what a value is: `yes` is a text, `+49` is the number 49, `1.10` is 1.1. A test for it judges something that no call holds.',
  fix: 'Put it in quotes if it is a text. Write `true` or `false` for a boolean and plain decimal digits for a number.',
  examples: {
    bad: [guard('$.force: yes'), guard('$.prefix: { equals: +49 }'), guard('$.version: { in: [1.10, 1.20] }'), guard('$.commit: 12e5')],
    good: [guard('$.force: true'), guard('$.prefix: { equals: "+49" }'), guard('$.version: { in: ["1.10", "1.20"] }'), guard('$.answer: { in: [yes, no] }')],
  },
  since: '0.2.0',
  *check(policy) {
    for (const { trees } of policy.packs) for (const { root } of trees) yield* inMap(root)
  },
})

/** Where a value is compared or written as it stands; of a bound, `1e6` and `0.50` are numbers as they look. */
const comparing: readonly string[] = ['equals', 'not_equals', 'in', 'not_in']

function* inMap(map: MapNode): Generator<LintFinding> {
  for (const { key, value } of map.entries) {
    if (key.text === 'tests' || key.text === 'test_defaults') continue
    yield* inNode(value, comparing.includes(key.text) || key.text.startsWith('$'))
  }
}

function* inNode(node: SyntaxNode, isCompared: boolean): Generator<LintFinding> {
  switch (node.kind) {
    case 'map':
      yield* inMap(node)
      return
    case 'list':
      for (const item of node.items) {
        if (item.kind === 'scalar') yield* inScalar(item, isCompared, false)
        else yield* inNode(item, isCompared)
      }
      return
    case 'scalar':
      yield* inScalar(node, isCompared, true)
  }
}

function* inScalar(node: ScalarNode, isCompared: boolean, isAlone: boolean): Generator<LintFinding> {
  const { raw, value, style, span } = node
  if (style !== 'plain') return
  if (!isCompared) return
  // One entry of a list alone would leave values of two types in it.
  const quoted = { safe: false, edits: [{ span, text: `"${raw}"` }] }
  // Several such words are answers that a tool knows, one alone is mostly a boolean.
  if (isAlone && typeof value === 'string' && /^(?:yes|no|on|off)$/i.test(raw)) {
    const word = /^(?:yes|on)$/i.test(raw) ? 'true' : 'false'
    const fix = { safe: false, edits: [{ span, text: word }] }
    yield { span, message: `\`${raw}\` is a text here and no boolean`, hint: `write \`${word}\`, or put it in quotes if the text is meant`, fix }
  }
  if (typeof value === 'number' && looksLikeText(raw)) {
    yield { span, message: `\`${raw}\` is the number ${String(value)}`, hint: 'put it in quotes if the text is meant', ...(isAlone ? { fix: quoted } : {}) }
  }
  if (typeof value === 'string' && /^[+-]?\d{1,3}(?:_\d{3})+$/.test(raw)) {
    yield { span, message: `\`${raw}\` is a text and no number`, hint: 'write the digits without `_`, or put it in quotes if the text is meant' }
  }
}

/** Prefixes of telephone numbers, octal and hexadecimal ids, hashes with one `e`, versions that end in 0. */
function looksLikeText(raw: string): boolean {
  return /^\+\d|^0[ox]|^\d+[eE]\d+$|^\d+\.\d*0$/.test(raw)
}
