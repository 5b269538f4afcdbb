import type { JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'
import { createExplainer, type ExplainerOptions } from '../../src/tools/explain/create-explainer.ts'
import type { Explanation } from '../../src/tools/explain/explanation.ts'

/** The policy of a file `p.yaml` that holds this text below its two first lines; the pack is `t/p`. */
export function policyOfText(text: string): PolicyAst {
  const loaded = loadPolicy([{ tier: 'host', source: { name: 'p.yaml', text: `sluice: 1\npack: { id: t/p, version: 1.0.0 }\n${text}` } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return loaded.value
}

/** The account of each line, decided one after another. */
export function explainLines(text: string, lines: readonly JsonObject[], options: ExplainerOptions = {}): readonly Explanation[] {
  const policy = policyOfText(text)
  const explainer = createExplainer(policy, options)
  const compiled = compilePolicy(policy, undefined, explainer.watch)
  const session = createTraceSession({ engine: createEngine({ stack: compiled.stack, reporter: () => undefined }), policy: 'sha256:0' })
  return lines.map((line) => {
    const reading = readEvent({ run_id: 'r', turn: 1, ...line })
    if (!reading.ok) throw new Error(reading.message)
    const { event, runId, turn } = reading.value
    explainer.clear()
    const { decision, isAfterEnd } = session.decideSync(reading.value)
    return explainer.explanationOf({ event, decision, runId, turn, isAfterEnd })
  })
}

export function explainLine(text: string, line: JsonObject, options?: ExplainerOptions): Explanation {
  const [only] = explainLines(text, [line], options)
  if (only === undefined) throw new Error('a line was not explained')
  return only
}

/** A line of a call. */
export function callLine(tool: string, args: JsonObject, more: JsonObject = {}): JsonObject {
  return { kind: 'tool_call', tool_name: tool, args, internal_call_id: 'c', ...more }
}

export function resultLine(tool: string, result: JsonObject | string, more: JsonObject = {}): JsonObject {
  return { kind: 'tool_result', tool_name: tool, args: {}, internal_call_id: 'c', result, outcome: { kind: 'success' }, ...more }
}
