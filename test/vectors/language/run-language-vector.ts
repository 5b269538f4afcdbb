import { isJsonArray, isJsonObject, jsonEqual, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { compilePolicy } from '../../../src/core/compile/compile-policy.ts'
import type { HostPorts } from '../../../src/core/compile/host-ports.ts'
import { positionAt } from '../../../src/core/diagnostics/source.ts'
import { loadPolicy, type PackEntry } from '../../../src/core/load/load-policy.ts'
import type { HookOutcome, Interceptor } from '../../../src/core/participants/hook-outcome.ts'
import { readEvent } from '../../../src/core/records/read-event.ts'
import type { PolicyAst, Tier } from '../../../src/core/rules/policy-ast.ts'
import { createEngine } from '../../../src/core/runs/engine.ts'
import { createTraceSession } from '../../../src/core/runs/trace-session.ts'
import { runPolicyTests } from '../../../src/tools/policy-test/run-policy-tests.ts'
import type { Vector } from '../vector.ts'

interface PolicyText {
  readonly name?: string
  readonly tier?: Tier
  readonly text: string
}

interface LoadError {
  readonly policy?: string
  readonly line: number
  readonly col: number
  readonly about: string
}

interface Host {
  readonly checks?: Readonly<Record<string, readonly Json[]>>
  readonly answers?: 'from_event'
}

interface LanguageVector extends Vector {
  readonly policies?: readonly PolicyText[]
  readonly load_options?: { readonly intersect?: boolean; readonly allow_empty?: boolean }
  readonly host?: Host
  readonly events?: readonly Json[]
  readonly expect?: readonly JsonObject[]
  readonly load_error?: LoadError | null
  readonly loads?: readonly { readonly policies: readonly PolicyText[]; readonly load_error: LoadError | null }[]
  readonly run_tests?: JsonObject
}

const kinds = ['events', 'load_error', 'loads', 'run_tests']

export function isLanguageVector(vector: Vector): boolean {
  return kinds.some((kind) => Object.hasOwn(vector, kind))
}

/** What is wrong with the vector's outcome, one line each; empty = it passes. */
export async function runLanguageVector(given: Vector): Promise<readonly string[]> {
  const vector = given as LanguageVector
  const wrong: string[] = []
  if (vector.loads !== undefined) {
    for (const [index, load] of vector.loads.entries()) {
      wrong.push(...checkLoad(vector, load.policies, load.load_error).map((text) => `load ${index + 1}: ${text}`))
    }
  }
  if (vector.load_error !== undefined) wrong.push(...checkLoad(vector, vector.policies ?? [], vector.load_error))
  if (vector.events !== undefined) wrong.push(...(await checkDecisions(vector)))
  if (vector.run_tests !== undefined) wrong.push(...(await checkTests(vector, vector.run_tests)))
  return wrong
}

function entriesOf(policies: readonly PolicyText[]): readonly PackEntry[] {
  return policies.map(({ name, tier, text }) => ({
    source: { name: name ?? 'policy.yaml', text },
    ...(tier === undefined ? {} : { tier }),
  }))
}

function load(vector: LanguageVector, policies: readonly PolicyText[]): ReturnType<typeof loadPolicy> {
  return loadPolicy(entriesOf(policies), {
    intersect: vector.load_options?.intersect ?? false,
    allowEmpty: vector.load_options?.allow_empty ?? false,
    host: { checks: Object.keys(vector.host?.checks ?? {}), hasApprover: vector.host?.answers === 'from_event' },
  })
}

function checkLoad(
  vector: LanguageVector,
  policies: readonly PolicyText[],
  want: LoadError | null,
): readonly string[] {
  const loaded = load(vector, policies)
  const first = loaded.diagnostics.find(({ severity }) => severity === 'error')
  if (want === null) return first === undefined ? [] : [`does not load: ${first.code} ${first.message}`]
  if (first === undefined) return [`loads, but must fail at ${want.line}:${want.col} about ${want.about}`]
  if (first.at.kind !== 'source') return [`${first.code} has no place`]
  const { source, start } = first.at.span
  const { line, column } = positionAt(source.text, start)
  const wrong: string[] = []
  if (line !== want.line || column !== want.col) {
    wrong.push(`want ${want.line}:${want.col}, got ${line}:${column} ${first.code} ${first.message}`)
  }
  if (want.policy !== undefined && want.policy !== source.name) wrong.push(`want file ${want.policy}, got ${source.name}`)
  if (!first.message.toLowerCase().includes(want.about.toLowerCase())) {
    wrong.push(`want a message about ${want.about}, got: ${first.code} ${first.message}`)
  }
  return wrong
}

function portsOf(host: Host | undefined): HostPorts {
  const checks = new Map(
    Object.entries(host?.checks ?? {}).map(([name, answers]): [string, Interceptor] => {
      const pending = [...answers]
      const answer = (): Promise<HookOutcome> => {
        const next = pending.shift()
        if (next === undefined) return Promise.reject(new Error('asked more often than the vector answers'))
        if (isJsonObject(next) && Object.hasOwn(next, 'throws')) return Promise.reject(new Error('the check is down'))
        return Promise.resolve(next as unknown as HookOutcome)
      }
      return [name, { name, intercept: answer, review: answer }]
    }),
  )
  if (host?.answers !== 'from_event') return { checks }
  return {
    checks,
    approver: {
      ask(_request, event) {
        if (event.kind !== 'ToolCall' || event.approval === undefined) throw new Error('the event holds no answer')
        return event.approval as unknown as JsonObject
      },
    },
  }
}

async function checkDecisions(vector: LanguageVector): Promise<readonly string[]> {
  const loaded = load(vector, vector.policies ?? [])
  if (!loaded.ok) return [`does not load: ${loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; ')}`]
  const compiled = compilePolicy(loaded.value, portsOf(vector.host))
  const engine = createEngine({ stack: compiled.stack, reporter: () => undefined })
  const session = createTraceSession({ engine, policy: compiled.digest })
  const wrong: string[] = []
  for (const [index, line] of (vector.events ?? []).entries()) {
    const want = vector.expect?.[index] ?? {}
    const at = `event ${index + 1}`
    const reading = readEvent(line)
    const wantedError = want['event_error']
    if (isJsonObject(wantedError)) {
      if (reading.ok) wrong.push(`${at}: was read, but must be refused`)
      else if (!reading.message.includes(textForm(wantedError['about'] ?? null))) wrong.push(`${at}: refused with: ${reading.message}`)
      continue
    }
    if (!reading.ok) {
      wrong.push(`${at}: was refused: ${reading.message}`)
      continue
    }
    const decided = await session.decide(reading.value)
    wrong.push(...compare(want, decided.json()).map((text) => `${at}: ${text}`))
  }
  return wrong
}

function compare(want: JsonObject, got: JsonObject): readonly string[] {
  return Object.entries(want).flatMap(([key, value]) => compareKey(key, value, got))
}

function compareKey(key: string, want: Json, got: JsonObject): readonly string[] {
  const differs = (found: Json | undefined): readonly string[] =>
    found !== undefined && jsonEqual(found, want)
      ? []
      : [`${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(found)} in ${JSON.stringify(got).slice(0, 600)}`]
  const reason = typeof got['reason'] === 'string' ? got['reason'] : ''
  switch (key) {
    case 'flow':
      return differs(isJsonObject(got['flow']) ? got['flow']['type'] : undefined)
    case 'reason_contains':
      return texts(want).flatMap((text) => (reason.includes(text) ? [] : [`reason lacks ${text}: ${reason}`]))
    case 'reason_excludes': {
      const shown = `${reason} ${JSON.stringify(got['result'] ?? '')}`
      return texts(want).flatMap((text) => (shown.includes(text) ? [`${text} occurs in ${shown}`] : []))
    }
    case 'result_json': {
      const text = got['result']
      if (typeof text !== 'string') return [`result is no text: ${JSON.stringify(text)}`]
      const same = JSON.stringify(JSON.parse(text)) === JSON.stringify(want)
      return same ? [] : [`result_json: want ${JSON.stringify(want)}, got ${text}`]
    }
    case 'rules': {
      const rules = isJsonArray(got['rules']) ? got['rules'] : []
      const wanted = isJsonArray(want) ? want : []
      const fits =
        rules.length === wanted.length &&
        wanted.every((entry, index) => isJsonObject(entry) && isSubset(entry, rules[index] as JsonObject))
      return fits ? [] : [`rules: want ${JSON.stringify(want)}, got ${JSON.stringify(rules)}`]
    }
    case 'is_error':
      return differs(got['is_error'] ?? false)
    default:
      return differs(got[key])
  }
}

function texts(value: Json): readonly string[] {
  return isJsonArray(value) ? value.map(String) : []
}

function isSubset(want: JsonObject, got: JsonObject): boolean {
  return Object.entries(want).every(([key, value]) => got[key] !== undefined && jsonEqual(got[key], value))
}

async function checkTests(vector: LanguageVector, want: JsonObject): Promise<readonly string[]> {
  const loaded = load(vector, vector.policies ?? [])
  if (!loaded.ok) return [`does not load: ${loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; ')}`]
  return compareTests(loaded.value, want)
}

async function compareTests(policy: PolicyAst, want: JsonObject): Promise<readonly string[]> {
  const filter = want['filter']
  const run = await runPolicyTests(policy, typeof filter === 'string' ? { filter } : {})
  if (typeof want['error'] === 'string') return run.ok ? ['runs, but must fail as a whole'] : []
  if (!run.ok) return [`failed as a whole: ${run.diagnostic.message}`]
  const wrong: string[] = []
  const cases = isJsonArray(want['cases']) ? want['cases'] : []
  const got = run.results.map(({ name, failures }) => ({ case: name, pass: failures.length === 0 }))
  if (!jsonEqual(got, cases)) {
    wrong.push(`cases: want ${JSON.stringify(cases)}, got ${JSON.stringify(got)}`)
    for (const { name, failures } of run.results) {
      for (const failure of failures) wrong.push(`  ${name}: ${failure.message}`)
    }
  }
  if (want['passed'] !== run.passed || want['failed'] !== run.failed) {
    wrong.push(`want ${textForm(want['passed'] ?? null)} passed, ${textForm(want['failed'] ?? null)} failed, got ${run.passed}, ${run.failed}`)
  }
  return wrong
}
