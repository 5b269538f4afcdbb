import { isToolNamePattern } from '../../../../core/text/tool-name-pattern.ts'
import { conditionText } from '../../condition-text.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { coversTools, mayShareTool, toolsHitAlways, toolsHitAtMost } from '../../tool-sets.ts'

const header = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
`

/** L-21: rules of an allow list are united, so one that another covers adds nothing. */
export const unusedAllow = defineLintRule({
  name: 'unused-allow',
  code: 'SLC424',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an `allow` rule permits no call that would not run without it',
  why: 'Whoever reads an allow list takes each rule for a limit. Where another rule lets the same calls run, the limit in it holds for nobody.',
  fix: 'Take the rule out, or narrow the one that covers it.',
  examples: {
    bad: [
      `${header}unmatched: { match: { tool: bash }, skip: "The command is not on the list. Do not retry." }
rules:
  - id: listing
    event: tool_call
    match: { tool: bash, args: { $.command: { shell: { only: [ls] } } } }
    allow: true
  - id: reading
    event: tool_call
    match: { tool: read_file }
    allow: true
`,
      `${header}unmatched: { skip: "The call is not on the list. Do not retry." }
rules:
  - id: reading
    event: tool_call
    match: { tool: [read_file, grep] }
    allow: true
  - id: short-searches
    event: tool_call
    match: { tool: grep, args: { $.pattern: { length: { lte: 100 } } } }
    allow: true
`,
    ],
    good: [
      `${header}unmatched: { skip: "The call is not on the list. Do not retry." }
rules:
  - id: reading
    event: tool_call
    match: { tool: read_file }
    allow: true
  - id: short-searches
    event: tool_call
    match: { tool: grep, args: { $.pattern: { length: { lte: 100 } } } }
    allow: true
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const allows = rules.filter(({ rule }) => rule.action.name === 'allow')
    for (const list of groupBy(allows, ({ pack }) => pack.id).values()) {
      const inside = list.filter((one) => isInside(one))
      yield* list.filter((one) => !inside.includes(one)).map(outsideTheList)
      yield* covered(inside)
    }
  },
})

function isInside({ pack, rule }: RuleInPack): boolean {
  return mayShareTool(toolsHitAtMost(rule.match), toolsHitAtMost(pack.unmatched?.match))
}

function outsideTheList({ pack, rule }: RuleInPack): LintFinding {
  return {
    span: rule.span,
    message: `the \`allow\` rule \`${rule.id}\` is about calls that \`unmatched\` does not judge, and they run without it`,
    hint: 'take it out, or name its tools under `unmatched.match`',
    ...(pack.unmatched === undefined ? {} : { related: [{ span: pack.unmatched.span, message: 'the list is limited here' }] }),
  }
}

function* covered(list: readonly RuleInPack[]): Generator<LintFinding> {
  const wholeTools = openRules(list)
  const places = new Map(list.map((one, place) => [one, place]))
  const written = new Map<string, RuleInPack>()
  for (const one of list) {
    const text = conditionText(one.pack, one.node, ['match', 'when', 'unless'])
    const wider = written.get(text) ?? widerThan(one, wholeTools, (rule) => places.get(rule) ?? 0)
    if (!written.has(text)) written.set(text, one)
    if (wider === undefined) continue
    yield {
      span: one.rule.span,
      message: `the \`allow\` rule \`${one.rule.id}\` permits nothing that \`${wider.rule.id}\` does not`,
      hint: 'take it out, or narrow the other one',
      related: [{ span: wider.rule.span, message: 'it lets the same calls run' }],
    }
  }
}

/** The rules that let every call of some tools run, by name; patterns stand together under `*`. */
function openRules(list: readonly RuleInPack[]): ReadonlyMap<string, readonly RuleInPack[]> {
  const open = list.filter(isOpen)
  const byName = open.flatMap((one) => {
    const tools = toolsHitAlways(one.rule.match)
    return (tools === 'every' ? ['*'] : tools).map((name) => ({ name: isToolNamePattern(name) ? '*' : name, one }))
  })
  return new Map([...groupBy(byName, ({ name }) => name)].map(([name, same]) => [name, same.map(({ one }) => one)]))
}

function isOpen({ rule }: RuleInPack): boolean {
  return rule.when === undefined && rule.unless === undefined
}

/** Of two open rules that cover each other only the later one is too much. */
function widerThan(
  one: RuleInPack,
  open: ReadonlyMap<string, readonly RuleInPack[]>,
  position: (rule: RuleInPack) => number,
): RuleInPack | undefined {
  const tools = toolsHitAtMost(one.rule.match)
  const named = tools === 'every' ? [] : (open.get(tools[0] ?? '') ?? [])
  return [...named, ...(open.get('*') ?? [])].find((other) => {
    if (other === one || !coversTools(toolsHitAlways(other.rule.match), tools)) return false
    const isMutual = isOpen(one) && coversTools(toolsHitAlways(one.rule.match), toolsHitAtMost(other.rule.match))
    return !isMutual || position(other) < position(one)
  })
}
