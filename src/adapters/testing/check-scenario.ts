import { jsonEqual, type Json } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { Timer } from '../../core/chain/compose-options.ts'
import { createHookStack } from '../../core/chain/create-hook-stack.ts'
import { compilePolicy } from '../../core/compile/compile-policy.ts'
import type { HostPorts } from '../../core/compile/host-ports.ts'
import { worldPorts } from '../../core/events/world.ts'
import { loadPolicy, type PackEntry } from '../../core/load/load-policy.ts'
import type { HostNames } from '../../core/rules/host-names.ts'
import { createEngine, type Engine } from '../../core/runs/engine.ts'
import { assertHonored } from '../assert-honored.ts'
import { plainJson } from '../plain-json.ts'
import type { TargetDefinition } from '../targets/define-target.ts'
import type { Scenario, ScenarioReport, ScenarioSetup, SeenRequest, WantedRequest } from './scenario.ts'

/** An adapter on the fake model of its SDK. */
export interface AdapterUnderTest {
  readonly target: TargetDefinition
  /** Runs one agent with these tools and this scripted model, governed by the engine. */
  readonly run: (engine: Engine, setup: ScenarioSetup) => Promise<ScenarioReport>
  readonly timer: Timer
}

export interface ScenarioResult {
  readonly scenario: string
  /**
   * `proven`: it ran, and every fact is as it must be. `refused`: its rules do not load for the target, as its
   * table says. `not applicable`: the agent never shows the events that it needs.
   */
  readonly kind: 'proven' | 'refused' | 'not applicable' | 'failed'
  /** What is wrong, one line each. */
  readonly problems: readonly string[]
}

/** One scenario on one adapter: what ran, what the model saw next, how the run ended. */
export async function checkScenario(adapter: AdapterUnderTest, scenario: Scenario): Promise<ScenarioResult> {
  const { target } = adapter
  const done = (kind: ScenarioResult['kind'], problems: readonly string[] = []): ScenarioResult =>
    ({ scenario: scenario.name, kind: problems.length > 0 ? 'failed' : kind, problems })
  const words = scenario.proves.map(({ kind, flow, field }) => target.capability(kind, flow, field).word)
  if (words.includes('impossible')) return done('refused', refusalProblems(target, scenario))
  const needs = scenario.needs ?? []
  const isShown = needs.every((kind) => target.capability(kind, 'Continue').word !== 'impossible')
  if (!isShown || (scenario.needsWholeTurns === true && target.callsArriveAlone)) return done('not applicable')
  const engine = engineOf(scenario.setup, target, adapter.timer)
  if (Array.isArray(engine)) return done('failed', engine)
  // `as`: what is no list of problems is the engine.
  const report = await adapter.run(engine as Engine, scenario.setup)
  return done('proven', differences(report, scenario, words.every((word) => word === 'native')))
}

function packOf({ rules }: ScenarioSetup): PackEntry {
  const list = (rules ?? '').split('\n').map((line) => `  ${line}\n`).join('')
  return { source: { name: 'scenario.yaml', text: `sluice: 1\npack: { id: test/scenario, version: 1.0.0 }\nrules:\n${list}` } }
}

function portsOf({ ports = {} }: ScenarioSetup, timer: Timer): HostPorts {
  return { checks: new Map(), timer, ...ports }
}

function namesOf({ checks, approver, world }: HostPorts): HostNames {
  return { checks: [...checks.keys()], hasApprover: approver !== undefined, ports: worldPorts.filter((port) => world?.[port] !== undefined) }
}

function engineOf(setup: ScenarioSetup, target: TargetDefinition, timer: Timer): Engine | readonly string[] {
  const ports = portsOf(setup, timer)
  const { hooks = [], limits, rules } = setup
  const stacks = []
  if (rules !== undefined) {
    const loaded = loadPolicy([packOf(setup)], { target, host: namesOf(ports) })
    if (!loaded.ok) return loaded.diagnostics.map(({ code, message }) => `does not load: ${code} ${message}`)
    stacks.push(compilePolicy(loaded.value, ports).stack)
  }
  const stack = createHookStack('scenario', [...stacks, ...hooks])
  return createEngine({ stack, reporter: () => undefined, timer, ...(limits && { limits }) })
}

/** The loader names rule and target; so does an adapter that is handed a policy that was loaded for another one (L-04). */
function refusalProblems(target: TargetDefinition, { setup }: Scenario): readonly string[] {
  const ports = portsOf(setup, { after: () => () => undefined })
  const host = namesOf(ports)
  const loaded = loadPolicy([packOf(setup)], { target, host })
  const problems: string[] = []
  if (loaded.ok) problems.push('the rules load, and the table says that they must not')
  else for (const { code, message } of loaded.diagnostics) if (code !== 'SLC333' || !message.includes(`\`${target.name}\``)) problems.push(`another finding: ${code} ${message}`)
  const elsewhere = loadPolicy([packOf(setup)], { host })
  if (!elsewhere.ok) return [...problems, 'the rules load nowhere']
  try {
    assertHonored(compilePolicy(elsewhere.value, ports).stack, target)
    problems.push('an adapter takes the policy all the same')
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : ''
    if (!message.includes('`test/scenario#') || !message.includes(`\`${target.name}\``)) problems.push(`the refusal does not name rule and target: ${message}`)
  }
  return problems
}

function differences(report: ScenarioReport, { want }: Scenario, isVerbatim: boolean): readonly string[] {
  const problems: string[] = []
  const compare = (what: string, got: unknown, wanted: unknown): void => {
    if (!jsonEqual(plainJson(got), plainJson(wanted))) problems.push(`${what}: got ${JSON.stringify(got)}, want ${JSON.stringify(wanted)}`)
  }
  compare('executed', report.executed, want.executed)
  if (want.modelCalls !== undefined) compare('model calls', report.requests.length, want.modelCalls)
  for (const wanted of want.requests ?? []) {
    const seen = report.requests.at(wanted.at)
    if (seen === undefined) problems.push(`request ${wanted.at} was never made`)
    else problems.push(...requestDifferences(seen, wanted, isVerbatim))
  }
  for (const text of want.hidden ?? []) {
    report.requests.forEach(({ raw }, index) => {
      if (raw.includes(text)) problems.push(`request ${index} shows what must be hidden`)
    })
  }
  const { ending } = report
  if (want.mayEnd === true && !isVerbatim && ending.kind === 'ended') return problems
  if (want.ending === 'finished') compare('ending', ending, { kind: 'finished' })
  else if (ending.kind !== 'ended' || !ending.reason.includes(want.ending.reason)) compare('ending', ending, { kind: 'ended', ...want.ending })
  return problems
}

function requestDifferences(seen: SeenRequest, { at, results = {}, calls = {}, shown = [], tools, ...exact }: WantedRequest, isVerbatim: boolean): readonly string[] {
  const where = `request ${at}`
  const problems: string[] = []
  const differ = (what: string, got: unknown, wanted: unknown): void => {
    problems.push(`${where}, ${what}: got ${JSON.stringify(got)}, want ${JSON.stringify(wanted)}`)
  }
  for (const [id, text] of Object.entries(results)) {
    const got = seen.results[id]
    if (got === undefined || !isSameText(got, text, isVerbatim)) differ(`result of ${id}`, got, text)
  }
  for (const [id, args] of Object.entries(calls)) if (!jsonEqual(seen.calls[id] ?? null, args)) differ(`call ${id}`, seen.calls[id], args)
  for (const text of shown) if (!seen.raw.includes(text)) problems.push(`${where} does not show ${JSON.stringify(text)}`)
  if (tools !== undefined && !jsonEqual([...seen.tools].sort(), [...tools].sort())) differ('tools', seen.tools, tools)
  for (const [field, value] of Object.entries(exact)) {
    const got = plainJson(Object.entries(seen).find(([name]) => name === field)?.[1])
    if (!jsonEqual(got, plainJson(value))) differ(field, got, value)
  }
  return problems
}

/** Structured results are compared by value; where an agent adds words of its own, the text stands among them. */
function isSameText(got: string, wanted: string, isVerbatim: boolean): boolean {
  if (got === wanted) return true
  const [left, right] = [valueOf(got), valueOf(wanted)]
  if (left !== undefined && right !== undefined && jsonEqual(left, right)) return true
  return !isVerbatim && got.includes(wanted)
}

function valueOf(text: string): Json | undefined {
  const reading = parseJson(text)
  return reading.ok && typeof reading.value === 'object' ? reading.value : undefined
}
