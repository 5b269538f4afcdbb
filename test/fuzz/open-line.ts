import type { JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy, type CompiledPolicy } from '../../src/core/compile/compile-policy.ts'
import type { HostPorts } from '../../src/core/compile/host-ports.ts'
import { plainWorld } from '../../src/core/events/plain-world.ts'
import { worldPorts } from '../../src/core/events/world.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { readEventLine } from '../../src/core/records/read-event.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'

/** Host names that a fuzzed policy may ask for. */
export const host = { checks: ['scan'], hasApprover: true, ports: worldPorts }

const allow = { type: 'allow' } as const
const ports: HostPorts = {
  checks: new Map([['scan', { name: 'scan', intercept: () => allow, review: () => allow }]]),
  approver: { ask: () => ({ approved: false }) },
  world: plainWorld({}, '/srv/app', parseSqlHere),
}

export function compileFuzzed(policy: PolicyAst): CompiledPolicy {
  return compilePolicy(policy, ports)
}

/** A policy of these rules; one that does not load is a fault of the test. */
export function policyOf(rules: readonly JsonObject[]): CompiledPolicy {
  const document = { sluice: 1, pack: { id: 't/p', version: '1.0.0' }, rules: rules.map((rule, index) => ({ id: `r${index}`, ...rule })) }
  const loaded = loadPolicy([{ tier: 'host', source: { name: 'p.yaml', text: JSON.stringify(document) } }], { host })
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message, hint }) => `${message} (${hint ?? ''})`).join('; '))
  return compileFuzzed(loaded.value)
}

const words = new Set(['continue', 'skip', 'terminate', 'rewrite', 'replace', 'patch', 'fail', 'retry', 'repair', 'fault'])

/** One line from its text to its decision: `error` where it is no event. Throws where the answer is no decision. */
export function decideLine(policy: CompiledPolicy, line: string): string {
  const reading = readEventLine(line)
  if (!reading.ok) {
    if (reading.message === '' || reading.message.length > 1_000) throw new Error('a refusal without a message, or with too long a one')
    return 'error'
  }
  const session = createTraceSession({ engine: createEngine({ stack: policy.stack, reporter: () => undefined }), policy: policy.digest })
  const { decision } = session.decideSync(reading.value).json()
  if (typeof decision !== 'string' || !words.has(decision)) throw new Error('an answer that is no decision')
  return decision
}
