import fc from 'fast-check'
import { isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { argumentTest } from './random-matcher.ts'
import { allowRule, anyRule, type RuleOptions, type Theme } from './random-rule.ts'

export interface RandomPack {
  readonly tier: 'host' | 'operator' | 'workspace'
  readonly document: JsonObject
}

export interface PolicyFileText {
  readonly name: string
  readonly tier: 'host' | 'operator' | 'workspace'
  readonly text: string
}

const tiers = ['host', 'operator', 'workspace'] as const
const guards = ['skip', 'terminate', 'ask', 'consult']

/** One pack by its id, as the map that its file holds. */
function pack(id: string, options: RuleOptions, theme: Theme): fc.Arbitrary<JsonObject> {
  return fc
    .record({
      rules: fc.array(anyRule(options, theme), { minLength: 1, maxLength: 5 }),
      allows: fc.oneof({ arbitrary: fc.constant<readonly JsonObject[]>([]), weight: 4 }, { arbitrary: fc.array(allowRule, { minLength: 1, maxLength: 2 }), weight: 1 }),
      unmatched: fc.constantFrom<JsonObject>(
        { skip: 'Not listed.' },
        { terminate: 'Not listed.' },
        { match: { tool: ['act', 'bash'] }, skip: 'Not listed: ${tool}.' },
        ...(options.asksOthers ? [{ ask: { question: 'Run?', timeout_ms: 1000, otherwise: 'Not listed.' } }] : []),
      ),
      exceptions: fc.array(fc.record({ match: argumentTest, rule: fc.nat({ max: 3 }), expires: fc.constantFrom('2027-03-31', '2020-01-01') }), { maxLength: 2 }),
      onUnknown: fc.constantFrom('refuse', 'terminate', undefined, undefined, undefined),
    })
    .map(({ rules, allows, unmatched, exceptions, onUnknown }) => {
      const all = [...rules, ...allows].map((rule, index) => ({ id: `r${index}`, ...rule }))
      return {
        sluice: 1,
        pack: { id, version: '1.0.0' },
        ...(onUnknown === undefined ? {} : { defaults: { on_unknown: onUnknown } }),
        ...(allows.length === 0 ? {} : { unmatched }),
        labels: { untrusted: { taint: true }, seen: {} },
        lists: { words: ['ab', 'x'], tools: ['act', 'bash'] },
        matchers: {
          risky: { tool: 'act', args: { '$.a': { contains: 'b' } } },
          big: { gt: 2 },
          short: { length: { lte: 2 } },
        },
        rules: all,
        ...exceptionList(exceptions, rules),
      }
    })
}

interface ExceptionDraft {
  readonly match: JsonObject
  readonly rule: number
  readonly expires: string
}

/** Exceptions relieve rules on calls; one on no guard says `weakens` (L-19). */
function exceptionList(drafts: readonly ExceptionDraft[], rules: readonly JsonObject[]): JsonObject {
  const list = drafts.flatMap((draft, index): readonly Json[] => {
    const rule = rules[draft.rule]
    if (rule?.['event'] !== 'tool_call') return []
    const weakens = guards.some((word) => Object.hasOwn(rule, word)) ? {} : { weakens: true }
    return [{ id: `e${index}`, rules: [`r${draft.rule}`], match: draft.match, reason: 'Agreed', owner: 'sec', expires: draft.expires, ...weakens }]
  })
  return list.length === 0 ? {} : { exceptions: list }
}

/** One to three packs over the tiers. They load, with `intersect`, for a host with a check `scan` and an approver. */
export function randomPacks(options: RuleOptions, theme: Theme): fc.Arbitrary<readonly RandomPack[]> {
  return fc
    .integer({ min: 1, max: 3 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => fc.record({ tier: fc.constantFrom(...tiers), document: pack(`t/p${index}`, options, theme) }))))
    .map((packs) => withoutEarlyCuts(packs))
}

export function rulesOf(pack: RandomPack): readonly JsonObject[] {
  const rules = pack.document['rules']
  return Array.isArray(rules) ? rules.filter(isJsonObject) : []
}

export function withRules(pack: RandomPack, rules: readonly JsonObject[]): RandomPack {
  return { ...pack, document: { ...pack.document, rules } }
}

/** A `truncate` before a `redact` in load order does not load (L-37), so it becomes a `replace`. */
function withoutEarlyCuts(packs: readonly RandomPack[]): readonly RandomPack[] {
  const ordered = tiers.flatMap((tier) => packs.filter((each) => each.tier === tier))
  const flat = ordered.flatMap((each) => rulesOf(each).map((rule) => ({ pack: each, rule })))
  const lastRedact = flat.findLastIndex(({ rule }) => Object.hasOwn(rule, 'redact'))
  const early = new Set(flat.slice(0, Math.max(0, lastRedact)).filter(({ rule }) => Object.hasOwn(rule, 'truncate')).map(({ rule }) => rule))
  return packs.map((each) =>
    withRules(
      each,
      rulesOf(each).map((rule) => {
        if (!early.has(rule)) return rule
        const rest = Object.fromEntries(Object.entries(rule).filter(([key]) => key !== 'truncate'))
        return { ...rest, replace: { text: 'Cut.' } }
      }),
    ),
  )
}

/** JSON is YAML in flow style. */
export function toFiles(packs: readonly RandomPack[]): readonly PolicyFileText[] {
  return packs.map((each, index) => ({ name: `p${index}.yaml`, tier: each.tier, text: JSON.stringify(each.document) }))
}
