import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { asText } from './as-text.ts'
import type { PolicyFile } from './policy-text.ts'
import { createReference } from './reference-evaluator.ts'

interface Vector {
  readonly id: string
  readonly rules: readonly string[]
  readonly policies: readonly PolicyFile[]
  readonly host?: { readonly checks?: { readonly [name: string]: readonly Json[] }; readonly answers?: 'from_event' }
  readonly events?: readonly Json[]
  readonly expect?: readonly JsonObject[]
}

const folder = join(process.env['SLUICE_SHARED'] ?? '../shared', 'language-vectors')

const vectors = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  // The files' own README states this shape.
  .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly vectors: readonly Vector[] }).vectors)
  .filter((vector) => vector.events !== undefined)

test('the vectors hold decisions', () => {
  expect(vectors.length).toBeGreaterThan(300)
})

describe.each(vectors)('$id', (vector) => {
  test(`the reference decides as $rules say: ${vector.rules.join(', ')}`, () => {
    const reference = createReference(vector.policies, {
      ...(vector.host?.checks === undefined ? {} : { checks: vector.host.checks }),
      ...(vector.host?.answers === undefined ? {} : { approver: vector.host.answers }),
    })
    const all = (vector.events ?? []).map((event, index) => {
      // Through JSON, so that `__proto__` and lone surrogates arrive as on a line.
      const decision = JSON.parse(JSON.stringify(reference.decide(event))) as JsonObject
      const wanted = vector.expect?.[index] ?? {}
      const event_ = isJsonObject(event) ? event : {}
      const view = { run_id: event_['run_id'] ?? null, seq: event_['seq'] ?? null, kind: event_['kind'] ?? null, ...decision }
      return { event, wanted, differences: Object.keys(wanted).filter((key) => !holds(key, wanted[key] as Json, view)), view }
    })
    expect(all.filter((each) => each.differences.length > 0)).toEqual([])
  })
})

function holds(key: string, wanted: Json, decision: JsonObject): boolean {
  const reason = asText(decision['reason'])
  const texts = isJsonArray(wanted) ? wanted.map(String) : []
  switch (key) {
    case 'reason_contains':
      return texts.every((text) => reason.includes(text))
    case 'reason_excludes':
      return texts.every((text) => !reason.includes(text) && !textForm(decision['result'] ?? '').includes(text))
    case 'result_json': {
      const result = decision['result']
      return typeof result === 'string' && JSON.stringify(JSON.parse(result)) === JSON.stringify(wanted)
    }
    case 'rules':
      return fits(wanted, decision['rules'] ?? null)
    default:
      return same(wanted, decision[key] ?? null)
  }
}

function fits(wanted: Json, rules: Json): boolean {
  if (!isJsonArray(wanted) || !isJsonArray(rules) || wanted.length !== rules.length) return false
  return wanted.every((entry, index) => {
    const rule = rules[index] ?? null
    return isJsonObject(entry) && isJsonObject(rule) && Object.keys(entry).every((key) => same(entry[key] as Json, rule[key] ?? null))
  })
}

function same(left: Json, right: Json): boolean {
  try {
    expect(right).toEqual(left)
    return true
  } catch {
    return false
  }
}
