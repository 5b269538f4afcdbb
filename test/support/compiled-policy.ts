import type { JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy, type CompiledPolicy } from '../../src/core/compile/compile-policy.ts'
import { noPorts, type HostPorts } from '../../src/core/compile/host-ports.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import type { TraceEvent } from '../../src/core/records/trace-event.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'

/** The parts of a pack `acme/p`; what does not load throws. */
export function aPolicy(parts: JsonObject): PolicyAst {
  // JSON is YAML in flow style.
  const text = JSON.stringify({ sluice: 1, pack: { id: 'acme/p', version: '1.0.0' }, ...parts })
  const loaded = loadPolicy([{ source: { name: 'p.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '))
  return loaded.value
}

/** Rules without ids get `r0`, `r1` ... by their place. */
export function aCompiledPolicy(rules: readonly JsonObject[], parts: JsonObject = {}, ports: HostPorts = noPorts): CompiledPolicy {
  return compilePolicy(aPolicy({ ...parts, rules: rules.map((rule, index) => ({ id: `r${index}`, ...rule })) }), ports)
}

/** A line of a trace as it is read; run `r1`, turn 1, call `c1` where it says nothing else. */
export function anEvent(line: JsonObject): TraceEvent {
  const reading = readEvent({ run_id: 'r1', turn: 1, internal_call_id: 'c1', ...line })
  if (!reading.ok) throw new Error(reading.message)
  return reading.value
}

export function aCallEvent(tool: string, args: JsonObject = {}, line: JsonObject = {}): TraceEvent {
  return anEvent({ kind: 'tool_call', tool_name: tool, args, ...line })
}
