import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import type { FailureReport } from '../../src/core/chain/compose-options.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import { proceed, type Flow } from '../../src/core/flows/flow.ts'
import { fromInterceptor } from '../../src/core/participants/from-interceptor.ts'
import { packOf } from '../support/change-packs.ts'
import type { RandomPack } from '../support/random-policy.ts'
import { compilePacks, openStack } from '../support/open-policy.ts'
import { anyRule } from '../support/random-rule.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

const secret = 'sk_live_0123456789'
/** The same text in JSON, spelled so that a search of the raw text does not see it. */
const escaped = 'sk_live_01234\\u00356789'

const resultRedaction: JsonObject = { id: 'hide', event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'key', pattern: 'sk_live_[0-9]{10}' }], keys: true } }
const argsRedaction: JsonObject = { id: 'hide', event: 'tool_call', match: 'any', rewrite: [{ redact: { '$.a': { patterns: [{ name: 'key', pattern: 'sk_live_[0-9]{10}' }] } } }] }

const around = fc.constantFrom('', 'a ', '/', '\n', 'é', '😀', '~', ' boom')
const planted = fc.tuple(around, around).map(([before, after]) => `${before}${secret}${after}`)

const results: fc.Arbitrary<Json> = fc.oneof(
  planted,
  planted.map((text) => ({ rows: [{ ssn: text }, text], n: 1 })),
  planted.map((text) => ({ [text]: 1 })),
  planted.map((text) => JSON.stringify({ deep: { deeper: [text] } })),
  fc.constant(`{"a":"${escaped}","n":1}`),
  fc.constant(`[{"${escaped}":true}]`),
  planted.map((text) => [{ type: 'text', text: 'first' }, { type: 'text', text }]),
  fc.integer({ min: 1, max: 17 }).map((cut) => [{ type: 'text', text: `x${secret.slice(0, cut)}` }, { type: 'text', text: `${secret.slice(cut)}y` }]),
  planted.map((text) => ({ content: [{ type: 'text', text }], structuredContent: { key: text }, isError: false })),
  planted.map((text) => [{ type: 'image', data: 'AAAA' }, { type: 'text', text }]),
  planted.map((text) => ({ type: 'text', text })),
)

/** Rules that may stand beside the redaction; the redaction comes first, so that a cut before it does not keep the policy from loading. */
const others = fc.array(anyRule({ asksOthers: false }, 'results').filter((rule) => rule['event'] === 'tool_result' && !Object.hasOwn(rule, 'truncate')), { maxLength: 3 })

/** Every text in a value, keys too, and what JSON text in it says. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value, ...textsOfJson(value)]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof Error) return [value.message, ...textsOf(value.cause)]
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsOf(member)])
}

function textsOfJson(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? [value] : textsOf(value)
  } catch {
    return []
  }
}

/** What a reader gets to see in one piece: parts are joined. */
function shown(decision: JsonObject): readonly string[] {
  const result = decision['result'] ?? null
  const parts = isJsonArray(result) ? result : isJsonObject(result) && isJsonArray(result['content'] ?? null) ? result['content'] : []
  const joined = isJsonArray(parts) ? parts.map((part) => (isJsonObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('') : ''
  return [joined, ...textsOf(decision)]
}

interface Told {
  readonly decision: JsonObject
  readonly reports: readonly FailureReport[]
  readonly heard: readonly unknown[]
}

type Decide = (packs: readonly RandomPack[], line: JsonObject, code: readonly Hook[]) => Promise<Told>

const decide: Decide = async (packs, line, code) => {
  const reports: FailureReport[] = []
  const heard: unknown[] = []
  const listener = fromInterceptor({ name: 'listener', intercept: () => ({ type: 'allow' }), review: (request) => { heard.push(request); return { type: 'allow' } } })
  const stack = createHookStack('all', [compilePacks(packs).stack, ...code, listener])
  return { decision: await openStack(stack, { report: (report) => void reports.push(report) }).decide(line), reports, heard }
}

function resultLaw(decides: Decide): Promise<void> {
  const event = fc.record({ result: results, outcome: fc.constantFrom<Json>({ kind: 'success' }, { kind: 'error', failure: { kind: 'other', message: `m ${secret}` } }) })
  return fc.assert(
    fc.asyncProperty(others, event, async (rules, { result, outcome }) => {
      const packs = [packOf([resultRedaction, ...rules.map((rule, index) => ({ id: `r${index}`, ...rule }))])]
      const line = { kind: 'tool_result', run_id: 'A', turn: 1, tool_name: 'act', args: { a: 'ab' }, result, outcome }
      const { decision, reports, heard } = await decides(packs, line, [])
      expect(shown(decision).filter((text) => text.includes(secret))).toEqual([])
      expect(textsOf(reports).filter((text) => text.includes(secret))).toEqual([])
      expect(textsOf(heard).filter((text) => text.includes(secret))).toEqual([])
    }),
    effort(250),
  )
}

describe('secret absence', () => {
  test('a planted text that a rule redacts is in no part of a decision, diagnostic, report or later question', () => resultLaw(decide))

  test('nor when code behind the rules brings it back, as text, value or refusal (S-49a, S-82)', async () => {
    const answers: readonly (Flow & { output?: Json; final?: boolean; isError?: boolean })[] = [
      { type: 'RewriteResult', result: `again ${secret}` },
      { type: 'RewriteResult', result: 'x', output: { again: secret } },
      { type: 'RewriteResult', result: `denied: ${secret}`, final: true, isError: true },
    ]
    for (const answer of answers) {
      const code: Hook = { name: 'code', onEvent: (_context, event) => (event.kind === 'ToolResult' ? answer : proceed()) }
      const line = { kind: 'tool_result', run_id: 'A', turn: 1, tool_name: 'act', args: {}, result: 'plain' }
      const { decision } = await decide([packOf([resultRedaction])], line, [code])
      expect(decision['decision']).toBe('replace')
      expect(shown(decision).filter((text) => text.includes(secret))).toEqual([])
    }
  })

  test('an argument that is redacted stands in no answer to the call', async () => {
    const refusal: JsonObject = { id: 'stop', event: 'tool_call', match: { args: { '$.a': { contains: 'key' } } }, skip: 'Not run: ${tool} with ${args.a} of ${args}.' }
    await fc.assert(
      fc.asyncProperty(planted, fc.boolean(), async (text, isStopped) => {
        const rules = isStopped ? [argsRedaction, refusal] : [argsRedaction]
        const line = { kind: 'tool_call', run_id: 'A', turn: 1, tool_name: 'act', args: { a: text, n: 1 } }
        const { decision } = await decide([packOf(rules)], line, [])
        expect(decision['decision']).toBe(isStopped ? 'skip' : 'rewrite')
        expect(textsOf(decision).filter((each) => each.includes(secret))).toEqual([])
      }),
      effort(60),
    )
  })

  test('is caught when a decision repeats its event', async () => {
    const repeats: Decide = async (packs, line, code) => {
      const told = await decide(packs, line, code)
      return { ...told, decision: { ...told.decision, event: line } }
    }
    expect(await verdictOn(() => resultLaw(repeats))).toBe('broken law')
  })
})
