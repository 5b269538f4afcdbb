import { isJsonArray, type Json } from '../../../../core/base/json.ts'
import type { Span } from '../../../../core/diagnostics/source.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { toJson } from '../../../../core/syntax/to-json.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { areFactsApart } from '../../facts-apart.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'

/** S-50 to S-55. `tool_choice` and `history` of rules are merged to the stricter one and never conflict (L-34). */
export const patchConflict = defineLintRule({
  name: 'patch-conflict',
  code: 'SLC431',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'two patches that can meet at one model call set the same field, or leave no tool together',
  why: 'Of most fields the last rule wins and the engine warns at each such call; of two lists of tools only what is in both is offered. Neither rule says so.',
  fix: 'Set the field in one rule, or tell the two apart by the turn, the agent or another fact of the run.',
  examples: {
    bad: [
      `- id: steady
  event: completion_call
  match: any
  patch: { temperature: 0 }
- id: lively-start
  event: completion_call
  match: { run: { turn: 1 } }
  patch: { temperature: 1 }
`,
      `- id: readers
  event: completion_call
  match: any
  patch: { active_tools: [read_file, grep] }
- id: writers
  event: completion_call
  match: { run: { turn: { gt: 5 } } }
  patch: { active_tools: [write_file] }
`,
    ],
    good: [
      `- id: steady
  event: completion_call
  match: { run: { turn: { gt: 1 } } }
  patch: { temperature: 0, history: { keep_last: 20 } }
- id: lively-start
  event: completion_call
  match: { run: { turn: 1 } }
  patch: { temperature: 1, history: { keep_last: 10 } }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const wishes of groupBy(rules.flatMap(wishesOf), ({ field }) => field).values()) {
      for (const [at, wish] of wishes.entries()) {
        const earlier = wishes.slice(Math.max(0, at - lookBack), at).findLast((other) => conflicts(other, wish))
        if (earlier === undefined) continue
        yield {
          span: wish.span,
          message:
            wish.field === 'active_tools'
              ? `\`active_tools\` of rules \`${earlier.owner.rule.id}\` and \`${wish.owner.rule.id}\` have no tool in common, so none is offered where both hit`
              : `rules \`${earlier.owner.rule.id}\` and \`${wish.owner.rule.id}\` can both set \`${wish.field}\` of one model call, and the later one wins`,
          hint: 'set it in one rule, or tell the two apart in `match`',
          related: [{ span: earlier.span, message: 'it is set here first' }],
        }
      }
    }
  },
})

/** Farther apart than this in rules that set one field nobody is told; it keeps the work linear. */
const lookBack = 50

/** One field that a rule sets, `additional_params.seed` for a member of those. */
interface Wish {
  readonly owner: RuleInPack
  readonly field: string
  readonly span: Span
  readonly value: Json
}

const lastWins: readonly string[] = ['preamble', 'temperature', 'max_tokens']

function wishesOf(owner: RuleInPack): readonly Wish[] {
  const patch = owner.rule.mode === 'shadow' ? undefined : entryOf(owner.node, 'patch')?.value
  if (patch?.kind !== 'map') return []
  return patch.entries.flatMap(({ key, value }): readonly Wish[] => {
    const field = key.text
    if (lastWins.includes(field) || (field === 'active_tools' && value.kind === 'list')) {
      return [{ owner, field, span: key.span, value: toJson(value) }]
    }
    if (field !== 'additional_params' || value.kind !== 'map') return []
    return value.entries.map((member) => ({ owner, field: `${field}.${member.key.text}`, span: member.key.span, value: toJson(member.value) }))
  })
}

function conflicts(earlier: Wish, later: Wish): boolean {
  if (areFactsApart(earlier.owner.rule.match, later.owner.rule.match)) return false
  if (later.field !== 'active_tools') return true
  const [names, others] = [earlier.value, later.value]
  if (!isJsonArray(names) || !isJsonArray(others) || names.length === 0 || others.length === 0) return false
  return !names.some((name) => others.includes(name))
}
