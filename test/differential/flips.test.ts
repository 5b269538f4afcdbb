import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, jsonEqual, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { runCliHere } from '../support/run-cli-here.ts'
import { asText } from './reference/as-text.ts'
import { createReference } from './reference/reference-evaluator.ts'

// What `sluice replay --against` finds over recorded runs is what the reference evaluator finds when it decides
// every event under both policies. What a flip is, is written down here a second time, from decision 0015.

const trace = join(process.env['SLUICE_SHARED'] ?? '../shared', 'corpus/agentdojo_runs.events.jsonl.gz')

const base = `sluice: 1
pack: { id: t/agent, version: 1.0.0 }
lists:
  outgoing: [send_email, send_direct_message, send_channel_message]
matchers:
  payable: { between: [1, 500] }
rules:
  - id: pay-limit
    event: tool_call
    match: { tool: [send_money, schedule_transaction] }
    unless: { args: { $.amount: { use: payable } } }
    skip: "Not paid: the amount must be from 1 to 500."
  - id: few-results
    event: tool_call
    match: { tool: get_most_recent_transactions, args: { $.n: { gt: 20 } } }
    rewrite: [{ clamp: { $.n: { max: 20 } } }]
  - id: no-outside-pages
    event: tool_call
    match: { tool: get_webpage, args: { $.url: { starts_with: "www.true" } } }
    terminate: "Run ended: that page is not to be read."
  - id: no-new-members
    event: tool_call
    match: { tool: [add_user_to_channel, invite_user_to_slack] }
    skip: "Nobody was added."
  - id: long-mail
    event: tool_call
    match: { tool: { list: outgoing }, args: { $.body: { length: { gt: 400 } } } }
    skip: "Not sent: the text is too long."
  - id: no-addresses
    event: tool_result
    match: { tool: [get_users_in_channel, read_inbox, search_emails, get_unread_emails] }
    redact: { patterns: [{ name: mail, pattern: "[a-z.]+@[a-z.]+" }] }
  - id: cool
    event: completion_call
    match: { run: { turn: 1 } }
    patch: { temperature: 0.2 }
`

const edits: readonly (readonly [what: string, from: string, to: string])[] = [
  ['a bound is lower', 'between: [1, 500]', 'between: [1, 50]'],
  ['a bound is higher', 'between: [1, 500]', 'between: [1, 50000]'],
  ['a rule ends the run in place of the call', 'skip: "Nobody was added."', 'terminate: "Run ended: nobody may be added."'],
  ['a list is shorter', 'tool: [add_user_to_channel, invite_user_to_slack]', 'tool: [invite_user_to_slack]'],
  ['a text is another', 'skip: "Nobody was added."', 'skip: "Nobody was added. Go on without."'],
  ['an end becomes a refusal', 'terminate: "Run ended: that page is not to be read."', 'skip: "The page was not read."'],
  ['arguments are changed to others', 'clamp: { $.n: { max: 20 } }', 'clamp: { $.n: { max: 10 } }'],
  ['a result is changed to another', 'pattern: "[a-z.]+@[a-z.]+"', 'pattern: "@[a-z.]+"'],
  ['a request is changed otherwise', 'temperature: 0.2', 'temperature: 0.5'],
  ['a rule has another name', 'id: long-mail', 'id: short-mail'],
  ['a test cannot judge what it meets', '$.body: { length: { gt: 400 } }', '$.body: { gt: 400 }'],
]

let events: readonly JsonObject[] = []
let old: readonly JsonObject[] = []
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-against-'))
  writeFileSync(join(folder, 'old.yaml'), base)
  const lines = gunzipSync(readFileSync(trace)).toString('utf8').split('\n').filter((line) => line !== '')
  events = lines.map((line) => JSON.parse(line) as JsonObject)
  old = decideAll(base)
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the corpus is whole, and the edits are at least ten', () => {
  expect(events).toHaveLength(25_563)
  expect(edits.length).toBeGreaterThanOrEqual(10)
})

describe.each(edits)('%s', (_what, from, to) => {
  test('the flips are those of the reference: by kind, rules, decisions, tools, runs and first place', { timeout: 240_000 }, async () => {
    expect(base.split(from)).toHaveLength(2)
    const changed = base.replace(from, to)
    const wanted = flipsOf(old, decideAll(changed))
    // An edit that changes nothing here would show nothing.
    expect(wanted.length).toBeGreaterThan(0)
    writeFileSync(join(folder, 'new.yaml'), changed)
    const args = ['replay', join(folder, 'new.yaml'), trace, '--against', join(folder, 'old.yaml'), '--workers', '1', '--format', 'json']
    const { stdout, exitCode } = await runCliHere(args)
    expect(exitCode).toBe(0)
    const printed = JSON.parse(stdout) as { readonly groups: readonly PrintedGroup[] }
    expect(sorted(printed.groups.map(asWanted))).toEqual(sorted(wanted))
  })
})

interface WantedGroup {
  readonly kind: string
  readonly old_rule: string | null
  readonly new_rule: string | null
  readonly count: number
  readonly runs: number
  readonly decisions: Readonly<Record<string, number>>
  readonly tools: Readonly<Record<string, number>>
  readonly first: readonly [line: number, run: string]
}

interface PrintedGroup extends Omit<WantedGroup, 'first'> {
  readonly example: { readonly line: number; readonly run_id: string }
}

function asWanted({ kind, old_rule, new_rule, count, runs, decisions, tools, example }: PrintedGroup): WantedGroup {
  return { kind, old_rule, new_rule, count, runs, decisions, tools, first: [example.line, example.run_id] }
}

function sorted(groups: readonly WantedGroup[]): readonly WantedGroup[] {
  const key = ({ kind, old_rule, new_rule }: WantedGroup): string => JSON.stringify([kind, old_rule, new_rule])
  return groups.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

function decideAll(text: string): readonly JsonObject[] {
  const reference = createReference([{ name: 'p', text }], {})
  // The trace counts turns from 0, and `replay` reads them one higher (section 11).
  return events.map((event) => JSON.parse(JSON.stringify(reference.decide({ ...event, turn: Number(event['turn']) + 1 }))) as JsonObject)
}

/** The groups of flips, counted in the plainest way. */
function flipsOf(before: readonly JsonObject[], after: readonly JsonObject[]): readonly WantedGroup[] {
  const flips = events.flatMap((event, index) => {
    const [left = {}, right = {}] = [before[index], after[index]]
    const kind = kindOf(left, right)
    if (kind === undefined) return []
    const key = JSON.stringify([kind, ruleOf(left), ruleOf(right)])
    const words = `${asText(left['decision'])} → ${asText(right['decision'])}`
    return [{ key, words, tool: event['tool_name'], run: asText(event['run_id']), line: index + 1 }]
  })
  return [...new Set(flips.map(({ key }) => key))].map((key) => {
    const all = flips.filter((flip) => flip.key === key)
    const [kind, oldRule, newRule] = JSON.parse(key) as [string, string | null, string | null]
    const count = (names: readonly unknown[]): Record<string, number> => {
      const texts = names.filter((name) => typeof name === 'string')
      return Object.fromEntries([...new Set(texts)].map((name) => [name, texts.filter((each) => each === name).length]))
    }
    const [first] = all
    return {
      kind,
      old_rule: oldRule,
      new_rule: newRule,
      count: all.length,
      runs: new Set(all.map(({ run }) => run)).size,
      decisions: count(all.map(({ words }) => words)),
      tools: count(all.map(({ tool }) => tool)),
      first: [first?.line ?? 0, first?.run ?? ''],
    }
  })
}

/** From decision 0015: first how hard each steps in, then the word, then what the word carries, then who and why. */
function kindOf(left: JsonObject, right: JsonObject): string | undefined {
  const [before, after] = [hardness(left), hardness(right)]
  if (after < before) return 'loosened'
  if (after > before) return 'tightened'
  if (left['decision'] !== right['decision']) return 'changed_answer'
  const differs = (key: string): boolean => !jsonEqual(left[key] ?? null, right[key] ?? null)
  const carried: Readonly<Record<string, readonly [string, string]>> = {
    rewrite: ['args', 'changed_arguments'],
    replace: ['result', 'changed_result'],
    patch: ['patch', 'changed_request'],
    repair: ['tool_name', 'changed_tool'],
  }
  const [key, kind] = carried[asText(left['decision'])] ?? []
  if (key !== undefined && differs(key)) return kind
  return differs('reason') || ruleOf(left) !== ruleOf(right) ? 'changed_reason' : undefined
}

/** The reference does not say who changed a value; here that is the one rule that hit. */
function ruleOf(decision: JsonObject): string | null {
  if (typeof decision['rule'] === 'string') return decision['rule']
  if (!['rewrite', 'replace', 'patch'].includes(asText(decision['decision']))) return null
  const verdicts = isJsonArray(decision['rules'] ?? null) ? (decision['rules'] as readonly Json[]) : []
  const hits = verdicts.filter(isJsonObject).filter(({ verdict }) => verdict === 'hit')
  const names = new Set(hits.map(({ rule }) => asText(rule)))
  if (names.size !== 1) throw new Error('the policy of this test changes a value by one rule at a time')
  return [...names][0] ?? null
}

function hardness(decision: JsonObject): number {
  const word = asText(decision['decision'])
  const flow: Json = decision['flow'] ?? null
  if (word === 'fault') return flow === 'Skip' || flow === 'RewriteResult' ? 2 : 3
  const levels: Readonly<Record<string, number>> = { continue: 0, rewrite: 1, replace: 1, patch: 1, repair: 1, skip: 2, retry: 2, terminate: 3, fail: 3 }
  const level = levels[word]
  if (level === undefined) throw new Error(`no such decision: ${word}`)
  return level
}
