import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { checkCondition } from '../../src/core/conditions/check-condition.ts'
import { compileCondition } from '../../src/core/conditions/compile-condition.ts'
import { CONDITION_ABSENT } from '../../src/core/conditions/condition-data.ts'
import type { ConditionOperator, ConditionScope } from '../../src/core/conditions/condition-scope.ts'

/** The vectors of the topic, judged by the condition alone: no policy, no chain. */
interface Vector {
  readonly id: string
  readonly policies: readonly { readonly text: string }[]
  readonly events?: readonly { kind: string; tool_name: string; turn: number; args: Json }[]
  readonly expect?: readonly { readonly decision: 'skip' | 'continue' | 'fault' }[]
  readonly load_error?: { readonly line: number; readonly col: number; readonly about: string }
}

const shared = process.env['SLUICE_SHARED'] ?? fileURLToPath(new URL('../../../shared', import.meta.url))
const { vectors } = JSON.parse(readFileSync(join(shared, 'language-vectors/16-jsonlogic.json'), 'utf8')) as {
  vectors: readonly Vector[]
}

const startsWith: ConditionOperator = {
  bind: (param) =>
    typeof param === 'string'
      ? {
          ok: true,
          test: (value) => (typeof value !== 'string' ? 'unknown' : value.startsWith(param) ? 'hit' : 'miss'),
        }
      : { ok: false, message: 'not a text' },
}
const scope: ConditionScope = {
  roots: new Set(['event', 'tool', 'args', 'run', 'env', 'state', 'available_tools']),
  rootMembers: new Map([['run', new Set(['turn', 'agent', 'user', 'id'])]]),
  operators: new Map([['starts_with', startsWith]]),
}
const verdicts = { skip: 'hit', continue: 'miss', fault: 'unknown' } as const

function conditionOf(vector: Vector): Json {
  const policy = parse(vector.policies[0]!.text) as { rules: { when: Json }[] }
  return policy.rules[0]!.when
}

test('the topic has its vectors', () => {
  expect(vectors.length).toBe(55)
})

test.each(vectors.filter(({ load_error }) => load_error === undefined))('$id', (vector) => {
  const condition = conditionOf(vector)
  expect(checkCondition(condition, scope)).toEqual([])
  const judge = compileCondition(condition, scope)
  for (const [index, event] of vector.events!.entries()) {
    const data: JsonObject = { event: event.kind, tool: event.tool_name, args: event.args, run: { turn: event.turn } }
    const got = judge({ read: (root) => ownMember(data, root) ?? CONDITION_ABSENT })
    expect(got.verdict, `event ${index}`).toBe(verdicts[vector.expect![index]!.decision])
  }
})

test.each(vectors.filter(({ load_error }) => load_error !== undefined))('$id does not load', (vector) => {
  const [problem] = checkCondition(conditionOf(vector), scope)
  expect(problem?.message).toContain(vector.load_error!.about)
})
