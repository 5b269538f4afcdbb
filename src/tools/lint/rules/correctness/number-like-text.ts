import { isJsonObject, ownMember } from '../../../../core/base/json.ts'
import type { ArgPath } from '../../../../core/paths/arg-path.ts'
import type { EventMatcherNode, PackNode, ValueMatcherNode } from '../../../../core/rules/policy-ast.ts'
import type { ScalarNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { nodeAt } from '../../written-at.ts'

/** L-40: `equals` and `in` judge values of the operand's type; every other value is unknown. */
export const numberLikeText = defineLintRule({
  name: 'number-like-text',
  code: 'SLC435',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an argument that holds numbers or booleans is compared with a text that looks like one',
  why: 'A text and a number are never equal here, and a comparison of the two is unknown, so every call with a number is refused as one that cannot be judged.',
  fix: 'Take the quotes off if the argument is a number or a boolean.',
  examples: {
    bad: [
      '- id: no-large-pages\n  event: tool_call\n  match: { tool: search, args: { $.limit: { in: ["500", "1000"] } } }\n  skip: Not run. Do not retry.\n',
      '- id: no-force\n  event: tool_call\n  match: { tool: push, args: { $.force: "true" } }\n  skip: Not run. Do not retry.\n',
    ],
    good: [
      '- id: no-large-pages\n  event: tool_call\n  match: { tool: search, args: { $.limit: { in: [500, 1000] } } }\n  skip: Not run. Do not retry.\n',
      '- id: no-force\n  event: tool_call\n  match: { tool: push, args: { $.force: true } }\n  skip: Not run. Do not retry.\n',
      '- id: one-customer\n  event: tool_call\n  match: { tool: get_orders, args: { $.customer_id: "4711" } }\n  skip: Not run. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(policy, { rules, exceptions }) {
    const kinds = new Map(policy.packs.map((pack) => [pack, argKindsOf(pack)]))
    const matches = [
      ...rules.flatMap(({ pack, rule }) => [rule.match, rule.unless].map((match) => ({ pack, match }))),
      ...exceptions.map(({ pack, exception }) => ({ pack, match: exception.match })),
    ]
    for (const { pack, match } of matches) {
      if (match === undefined) continue
      for (const { path, operator } of comparisons(match)) {
        yield* inOperand(pack, path, operator, kinds.get(pack))
      }
    }
  },
})

type Operator = Extract<ValueMatcherNode, { kind: 'operator' }>

interface Comparison {
  readonly path: ArgPath
  readonly operator: Operator
}

const comparing: readonly string[] = ['equals', 'not_equals', 'in', 'not_in']

/** The comparisons of arguments, each with the path of the value that it compares. */
function* comparisons(node: EventMatcherNode | ValueMatcherNode, path?: ArgPath): Generator<Comparison> {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      for (const item of node.items) yield* comparisons(item, path)
      return
    case 'not':
    case 'use':
    case 'some':
    case 'every':
    case 'none':
      yield* comparisons(node.item, path)
      return
    case 'path':
      yield* comparisons(node.item, node.path)
      return
    case 'args':
      yield* comparisons(node.test)
      return
    case 'operator':
      if (path !== undefined && comparing.includes(node.name)) yield { path, operator: node }
      return
    default:
  }
}

/** Names that stand for numbers by themselves; of an id or a code nobody can say. */
const numberNames: readonly string[] = [
  'age', 'amount', 'count', 'days', 'depth', 'height', 'hours', 'limit', 'max', 'max_results', 'max_tokens', 'min', 'minutes',
  'n', 'num', 'number', 'offset', 'page', 'page_size', 'percent', 'port', 'price', 'quantity', 'seconds', 'size', 'timeout',
  'timeout_ms', 'top_k', 'total', 'width',
]

interface ArgKinds {
  /** Arguments that the cases of the pack give as texts, and as numbers or booleans. */
  readonly texts: ReadonlySet<string>
  readonly others: ReadonlySet<string>
}

function argKindsOf(pack: PackNode): ArgKinds {
  const texts = new Set<string>()
  const others = new Set<string>()
  for (const { value } of [...pack.tests, ...pack.rules.flatMap(({ tests }) => tests)]) {
    const call = isJsonObject(value) ? ownMember(value, 'call') : undefined
    const args = call !== undefined && isJsonObject(call) ? ownMember(call, 'args') : undefined
    for (const [name, given] of Object.entries(args !== undefined && isJsonObject(args) ? args : {})) {
      if (typeof given === 'string' && !given.includes('${')) texts.add(name)
      if (typeof given === 'number' || typeof given === 'boolean') others.add(name)
    }
  }
  return { texts, others }
}

function* inOperand(pack: PackNode, path: ArgPath, operator: Operator, kinds: ArgKinds | undefined): Generator<LintFinding> {
  const written = nodeAt(pack, operator.operandSpan)
  const name = lastName(path)
  if (written === undefined || name === undefined || kinds?.texts.has(name) === true) return
  const isNumber = numberNames.includes(name.toLowerCase()) || kinds?.others.has(name) === true
  for (const node of written.kind === 'list' ? written.items : [written]) {
    if (node.kind !== 'scalar' || node.style === 'plain' || node.style === 'block') continue
    const looksLike = kindOf(node)
    if (looksLike === undefined || (looksLike === 'number' && !isNumber)) continue
    yield {
      span: node.span,
      message: `${node.raw} is a text, and \`${path.text}\` holds a ${looksLike}`,
      hint: `write \`${String(node.value)}\` without quotes`,
      // One entry of a list alone would leave values of two types in it.
      ...(written.kind === 'list' ? {} : { fix: { safe: false, edits: [{ span: node.span, text: String(node.value) }] } }),
    }
  }
}

/** Digits with a zero in front, a sign or an exponent are ids rather than numbers. */
function kindOf({ value }: ScalarNode): 'number' | 'boolean' | undefined {
  if (value === 'true' || value === 'false') return 'boolean'
  return typeof value === 'string' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(value) ? 'number' : undefined
}

function lastName(path: ArgPath): string | undefined {
  const step = path.steps.at(-1)
  return step?.kind === 'name' ? step.name : undefined
}
