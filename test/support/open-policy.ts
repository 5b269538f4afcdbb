import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import type { FailureReport } from '../../src/core/chain/compose-options.ts'
import type { HookStack } from '../../src/core/chain/hook-stack.ts'
import { compilePolicy, type CompiledPolicy } from '../../src/core/compile/compile-policy.ts'
import type { PolicyWatch } from '../../src/core/compile/policy-watch.ts'
import type { Approver } from '../../src/core/compile/host-ports.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import type { HookOutcome, HookRequest, Interceptor } from '../../src/core/participants/hook-outcome.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'
import type { Decision } from '../../src/core/chain/resolution.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { createExplainer, type ExplainerOptions } from '../../src/tools/explain/create-explainer.ts'
import type { Explanation } from '../../src/tools/explain/explanation.ts'
import { toFiles, type RandomPack } from './random-policy.ts'

/** A policy ready to decide lines of traces; the checks answer by the value alone, so nothing depends on how often they are asked. */
export interface OpenedPolicy {
  readonly decide: (line: JsonObject) => Promise<JsonObject>
}

export type OpenPolicy = (packs: readonly RandomPack[]) => OpenedPolicy

/** The real line: load, compile, run. */
export const openPolicy: OpenPolicy = (packs) => openStack(compilePacks(packs).stack)

export interface OpenOptions {
  readonly report?: (report: FailureReport) => void
}

export function openStack(stack: HookStack, options: OpenOptions = {}): OpenedPolicy {
  const engine = createEngine({ stack, reporter: options.report ?? (() => undefined) })
  const session = createTraceSession({ engine, policy: 'sha256:0' })
  return {
    async decide(line) {
      const reading = readEvent(line)
      if (!reading.ok) throw new Error(reading.message)
      return (await session.decide(reading.value)).json()
    },
  }
}

export function loadPacks(packs: readonly RandomPack[]): PolicyAst {
  const entries = toFiles(packs).map(({ name, tier, text }) => ({ tier, source: { name, text } }))
  const loaded = loadPolicy(entries, { intersect: true, host: { checks: [...checks.keys()], hasApprover: true } })
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return loaded.value
}

export function compilePacks(packs: readonly RandomPack[], watch?: PolicyWatch): CompiledPolicy {
  return compilePolicy(loadPacks(packs), { checks, approver }, watch)
}

/** Decides a trace and keeps the account of every event beside its decision. */
export async function explainTrace(
  packs: readonly RandomPack[],
  trace: readonly JsonObject[],
  options: ExplainerOptions,
): Promise<readonly { readonly decision: JsonObject; readonly decided: Decision; readonly explanation: Explanation; readonly policy: PolicyAst }[]> {
  const policy = loadPacks(packs)
  const explainer = createExplainer(policy, options)
  const compiled = compilePolicy(policy, { checks, approver }, explainer.watch)
  const session = createTraceSession({ engine: createEngine({ stack: compiled.stack, reporter: () => undefined }), policy: 'sha256:0' })
  const accounts = []
  for (const line of trace) {
    const reading = readEvent(line)
    if (!reading.ok) throw new Error(reading.message)
    explainer.clear()
    const { event, runId, turn } = reading.value
    const { decision, isAfterEnd, json } = await session.decide(reading.value)
    accounts.push({ decision: json(), decided: decision, policy, explanation: explainer.explanationOf({ event, decision, runId, turn, isAfterEnd }) })
  }
  return accounts
}

const outcomes: readonly (() => unknown)[] = [
  () => ({ type: 'allow' }),
  () => ({ type: 'allow' }),
  () => ({ type: 'deny', reason: 'bad' }),
  () => ({ type: 'modify', input: { a: 'ab', n: 5 } }),
  () => ({ type: 'replace', output: 'clean tok_1' }),
  () => ({ type: 'nonsense' }),
  () => {
    throw new Error('down')
  },
]

/** What `scan` makes of a call or result; the same value always gives the same answer. */
function scan(request: HookRequest): HookOutcome {
  // Garbage is part of what a check may answer.
  return outcomes[sumOf(request.output ?? request.input) % outcomes.length]?.() as HookOutcome
}

/** As `scan`, but it only ever lets through or refuses. */
function gate(request: HookRequest): HookOutcome {
  return sumOf(request.output ?? request.input) % 2 === 0 ? { type: 'allow' } : { type: 'deny' }
}

function sumOf(value: Json): number {
  const text = canonicalJson(value)
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at)
  return sum
}

export const checks: ReadonlyMap<string, Interceptor> = new Map(
  Object.entries({ scan, gate }).map(([name, judge]) => [name, { name, intercept: judge, review: judge }]),
)

/** Reads the answer that stands in the event; none is a no. */
export const approver: Approver = {
  ask: (_request, event) => (event.kind === 'ToolCall' ? { ...event.approval } : {}),
}

export function doesStart(decision: JsonObject): boolean {
  return decision['decision'] === 'continue' || decision['decision'] === 'rewrite'
}

/** The decision of one line in a run of its own. */
export function decideAlone(open: OpenPolicy, packs: readonly RandomPack[], line: JsonObject): Promise<JsonObject> {
  return open(packs).decide(line)
}

export async function decideTrace(open: OpenPolicy, packs: readonly RandomPack[], trace: readonly JsonObject[]): Promise<readonly JsonObject[]> {
  const opened = open(packs)
  const decisions: JsonObject[] = []
  for (const line of trace) decisions.push(await opened.decide(line))
  return decisions
}
