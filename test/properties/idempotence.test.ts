import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { packOf } from '../support/change-packs.ts'
import { openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { argumentMap } from '../support/random-args.ts'
import { anyRule } from '../support/random-rule.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

function picked(event: string, action: string, theme: 'calls' | 'results'): fc.Arbitrary<JsonObject> {
  return anyRule({ asksOthers: false }, theme)
    .filter((rule) => rule['event'] === event && Object.hasOwn(rule, action))
    .map((rule) => ({ event, match: 'any', [action]: rule[action] ?? null }))
}

const result = fc.oneof(
  fc.constantFrom<Json>('a tok_1 b', 'boom', 'KEY-1 tok_2 boom', '', 'a\u200bb\u202e', { ssn: '1', n: 9 }, { rows: [{ ssn: 'KEY-2' }, { n: 1 }] }, '{"ssn":"tok_1","n":3}', ' { "rows" : [ { "ssn" : "7" } ] } ', [1, 'boom'], [{ type: 'text', text: 'a tok_1' }], { ssn: 5 }, 7, null),
  fc.array(fc.constantFrom('tok_', '1', 'KEY-', 'boom', ' ', 'tok_tok_1', '***', '[REDACTED:tok]', '#'), { maxLength: 6 }).map((parts) => parts.join('')),
)

function resultLaw(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(picked('tool_result', 'redact', 'results'), result, async (rule, output) => {
      const line = (value: Json): JsonObject => ({ kind: 'tool_result', run_id: 'A', turn: 1, tool_name: 'act', args: {}, result: value })
      const opened = open([packOf([{ id: 'r', ...rule }])])
      const first = await opened.decide(line(output))
      fc.pre(first['decision'] === 'replace')
      expect((await opened.decide(line(first['result'] ?? null)))['decision']).toBe('continue')
    }),
    effort(120),
  )
}

/** One operation at a time: two of them may undo each other, which is for lint to say (L-32). */
function callLaw(open: OpenPolicy): Promise<void> {
  const operation = picked('tool_call', 'rewrite', 'calls').map((rule) => ({ ...rule, rewrite: (rule['rewrite'] as readonly Json[]).slice(0, 1) }))
  return fc.assert(
    fc.asyncProperty(operation, argumentMap, async (rule, args) => {
      const line = (value: Json): JsonObject => ({ kind: 'tool_call', run_id: 'A', turn: 1, tool_name: 'act', args: value })
      const opened = open([packOf([{ id: 'r', ...rule }])])
      const first = await opened.decide(line(args))
      fc.pre(first['decision'] === 'rewrite')
      expect((await opened.decide(line(first['args'] ?? null)))['decision']).toBe('continue')
    }),
    effort(120),
  )
}

/** Each answer is a little more than the one before. */
function growing(key: 'result' | 'args'): OpenPolicy {
  return (packs) => {
    const opened = openPolicy(packs)
    let times = 0
    return {
      async decide(line) {
        const decision = await opened.decide(line)
        if (times++ === 0) return decision
        return { ...decision, decision: key === 'args' ? 'rewrite' : 'replace' }
      },
    }
  }
}

describe('idempotence', () => {
  test('what a redaction left is left alone by it (L-32, L-33)', () => resultLaw(openPolicy))
  test('what an operation made is left alone by it (L-32)', () => callLaw(openPolicy))

  test.each<readonly [string, (open: OpenPolicy) => Promise<void>, OpenPolicy]>([
    ['a redaction', resultLaw, growing('result')],
    ['an operation', callLaw, growing('args')],
  ])('is caught when %s changes what it made', async (_name, law, broken) => {
    expect(await verdictOn(() => law(broken))).toBe('broken law')
  })
})
