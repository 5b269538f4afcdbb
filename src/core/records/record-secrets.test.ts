import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFiles, type PolicyFileText } from '../../../test/support/random-policy.ts'
import { randomScenario } from '../../../test/support/random-scenario.ts'
import { defineMember, isJsonArray, isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { compilePolicy } from '../compile/compile-policy.ts'
import { policyFacts } from '../compile/policy-facts.ts'
import { loadPolicy } from '../load/load-policy.ts'
import { createEngine } from '../runs/engine.ts'
import { createTraceSession } from '../runs/trace-session.ts'
import type { DecisionRecord } from './decision-record.ts'
import { readEvent } from './read-event.ts'
import { toRecord } from './to-record.ts'

const secret = 'S3CR3T'
const key = new Uint8Array(32).fill(1)

/** Every text has the secret in it, and so has the name of a member more. */
function planted(value: Json): Json {
  if (typeof value === 'string') return `${value} ${secret}`
  if (isJsonArray(value)) return value.map(planted)
  if (!isJsonObject(value)) return value
  const object: Record<string, Json> = {}
  for (const [name, member] of Object.entries(value)) defineMember(object, name, planted(member))
  return { ...object, [`${secret}-name`]: secret }
}

const plantedFields = ['args', 'result', 'env', 'prompt', 'response']

function plantedLine(line: JsonObject): JsonObject {
  const changed = Object.entries(line).map(([field, value]): [string, Json] => {
    if (plantedFields.includes(field)) return [field, planted(value)]
    if (field === 'args_text' && typeof value === 'string') return [field, value.replace('"', `"${secret}`)]
    return [field, value]
  })
  const failure = { kind: 'error', failure: { kind: 'other', message: secret, code: secret } }
  return { ...Object.fromEntries(changed), ...(line['kind'] === 'tool_result' ? { outcome: failure } : {}) }
}

function recordsOf(policies: readonly PolicyFileText[], lines: readonly JsonObject[]): readonly DecisionRecord[] {
  const loaded = loadPolicy(policies.map(({ tier, ...source }) => ({ tier, source })), { intersect: true })
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  const compiled = compilePolicy(loaded.value)
  const facts = policyFacts(loaded.value, compiled.digest)
  const session = createTraceSession({ engine: createEngine({ stack: compiled.stack, reporter: () => undefined }), policy: compiled.digest })
  return lines.map((line) => {
    const read = readEvent(line)
    if (!read.ok) throw new Error(read.message)
    const { event, runId, turn } = read.value
    const { decision, isAfterEnd } = session.decideSync(read.value)
    return toRecord(event, decision, { ...facts, runId, turn, isAfterEnd }, { key })
  })
}

test('what stands in arguments, results, failures, prompts and the environment occurs in no record (L-83, law secret absence)', () => {
  fc.assert(
    fc.property(randomScenario({ asksOthers: false }), ({ packs, trace }) => {
      const records = recordsOf(toFiles(packs), trace.map(plantedLine))
      expect(JSON.stringify(records)).not.toContain(secret)
    }),
    { numRuns: 300 },
  )
})

const policy = (record: string): string => `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: mask
    event: tool_call
    match: { tool: pay }
    rewrite: [{ redact: { $.note: { patterns: [{ name: secret, pattern: "${secret}" }] } } }]
    ${record}
  - id: guard
    event: tool_call
    match: { args: { $.amount: { gt: 5 } } }
    skip: 'Not paid: \${args.note} to \${args.to}, \${env.home}.'
`
const call = (amount: number): JsonObject => ({
  kind: 'tool_call',
  run_id: 'r',
  turn: 1,
  tool_name: 'pay',
  args: { amount, note: `for ${secret}`, to: 'shop' },
  env: { home: secret },
})

test('a value that a rule opts in is kept as it is after redaction; the reason keeps its names (L-83)', () => {
  const opted = policy('record: { args: [$.note, $.to] }')
  const wanted = [{ path: '$.note', value: 'for [REDACTED:secret]' }, { path: '$.to', value: 'shop' }]
  const [paid, refused] = recordsOf([{ name: 'p.yaml', tier: 'host', text: opted }], [call(1), call(9)])
  expect(paid).toMatchObject({ decision: 'rewrite', kept_args: wanted })
  expect(refused).toMatchObject({
    decision: 'skip',
    rule: 'acme/example#guard',
    reason: 'Not paid: ${args.note} to ${args.to}, ${env.home}.',
    kept_args: wanted,
  })
  expect(JSON.stringify([paid, refused])).not.toContain(secret)
})

test('without an opt-in no value is kept', () => {
  const records = recordsOf([{ name: 'p.yaml', tier: 'host', text: policy('severity: low') }], [call(1), call(9)])
  expect(JSON.stringify(records)).not.toMatch(/shop|kept_args/)
})
