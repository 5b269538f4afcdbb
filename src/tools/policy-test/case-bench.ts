import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { PendingLookup } from '../../core/base/pending-lookup.ts'
import type { CompiledPolicy } from '../../core/compile/compile-policy.ts'
import { labelsOf } from '../../core/compile/labels.ts'
import { createPolicyVersions, type JudgeOf } from '../../core/compile/policy-versions.ts'
import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import { eventNames, type EventName } from '../../core/events/event-name.ts'
import type { World } from '../../core/events/world.ts'
import type { TraceEvent } from '../../core/records/trace-event.ts'
import type { PolicyAst, RuleNode } from '../../core/rules/policy-ast.ts'
import { createEngine } from '../../core/runs/engine.ts'
import { createTraceSession, type TraceDecided, type TraceSession } from '../../core/runs/trace-session.ts'
import { caseEvent } from './case-event.ts'
import { createCaseHost, type CaseHost } from './case-host.ts'
import { asksVerdict, checkExpectation, expectsIntervention, isDecidedBy, type Mismatch, type StepResult } from './check-expectation.ts'
import { enforcing } from './enforcing.ts'
import { expectationFault } from './expectation-fault.ts'
import type { RunnableCase } from './prepared-cases.ts'
import { createVirtualTimer, type VirtualTimer } from './virtual-timer.ts'

export interface CaseFailure {
  /** 1-based, in cases with `steps`. */
  readonly step?: number
  readonly message: string
  readonly mismatch?: Mismatch
  /** The decision that was made, for the reader to compare. */
  readonly decision?: JsonObject
}

export interface CaseBenchOptions {
  /** Of a host that has one; without it tests of SQL are unknown. */
  readonly parseSql?: World['parseSql']
  /** Told of what every rule saw and said, for coverage and explanations. */
  readonly watch?: PolicyWatch
  /** Told of each event as it is decided, before the rule around the case is asked alone. */
  readonly onDecided?: OnDecided
}

/** @param step 1-based, in cases with `steps` */
export type OnDecided = (event: TraceEvent, decided: TraceDecided, step: number | undefined) => void

/** Runs cases against one policy, each in runs of its own (L-80). Cases may be those of another version of the policy. */
export interface CaseBench {
  /** Empty = passed. */
  readonly run: (one: RunnableCase) => Promise<readonly CaseFailure[]>
}

interface Setup {
  readonly compiled: CompiledPolicy
  readonly host: CaseHost
  readonly timer: VirtualTimer
  /** Facts of the host as they were stated before. Rules keep what they made of the last ones that they saw, by identity. */
  readonly environments: Map<string, TraceEvent['env']>
}

/** Compiled once, and once more for each shadow rule with cases, which are judged there as enforced (L-81). */
export function createCaseBench(policy: PolicyAst, options: CaseBenchOptions = {}): CaseBench {
  const { parseSql, watch, onDecided } = options
  return createVersionBenches(policy, parseSql, watch && (() => watch), onDecided)(policy)
}

/** Benches for versions of one policy, of which each costs what differs. INVARIANT: they are used one after the other. */
export function createVersionBenches(
  policy: PolicyAst,
  parseSql?: World['parseSql'],
  watchOf?: (judgeOf: JudgeOf) => PolicyWatch,
  onDecided: OnDecided = () => undefined,
): (version: PolicyAst) => CaseBench {
  const workshops = new Map<string, Workshop>()
  const workshopFor = (key: string): Workshop => {
    const known = workshops.get(key)
    if (known !== undefined) return known
    const timer = createVirtualTimer()
    const host = createCaseHost(policy, timer, parseSql)
    const fresh = { compile: createPolicyVersions(judgedPolicy(policy, key), host.ports, watchOf), host, timer, environments: new Map() }
    workshops.set(key, fresh)
    return fresh
  }
  return (version) => {
    const setups = new Map<string, Setup>()
    const setupFor = (rule: RuleNode | undefined): Setup => {
      const key = rule?.mode === 'shadow' ? rule.fullName : ''
      const known = setups.get(key)
      if (known !== undefined) return known
      const { compile, ...shared } = workshopFor(key)
      const fresh = { compiled: compile(judgedPolicy(version, key)), ...shared }
      setups.set(key, fresh)
      return fresh
    }
    return {
      run: ({ test, ...place }) =>
        typeof test === 'string' ? Promise.resolve([{ message: test }]) : runCase(place, test, setupFor(place.rule), onDecided),
    }
  }
}

interface Workshop extends Omit<Setup, 'compiled'> {
  readonly compile: (version: PolicyAst) => CompiledPolicy
}

function judgedPolicy(policy: PolicyAst, shadowRule: string): PolicyAst {
  return shadowRule === '' ? policy : enforcing(policy, shadowRule)
}

type CasePlace = Pick<RunnableCase, 'pack' | 'rule'>

async function runCase(place: CasePlace, test: JsonObject, setup: Setup, onDecided: OnDecided): Promise<readonly CaseFailure[]> {
  setup.host.useCase(test)
  const { compiled, timer } = setup
  const engine = createEngine({ stack: compiled.stack, reporter: () => undefined, timer })
  const session = createTraceSession({ engine, policy: compiled.digest })
  const { steps: written, ...common } = test
  const steps = isJsonArray(written) ? written : undefined
  const failures: CaseFailure[] = []
  let intervened = false
  let decidedByRule = false
  for (const [index, step] of (steps ?? [test]).entries()) {
    const at: Pick<CaseFailure, 'step'> = steps === undefined ? {} : { step: index + 1 }
    if (!isJsonObject(step)) {
      failures.push({ ...at, message: 'the step is not a map' })
      continue
    }
    if (steps !== undefined) setup.host.useStep(step, common)
    const stated = caseEvent(step, steps === undefined ? {} : common, eventsOfInterest(place))
    if (typeof stated === 'string') {
      failures.push({ ...at, message: stated })
      continue
    }
    const event = { ...stated, env: sameEnvironment(stated.env, setup.environments) }
    const expect = ownMember(step, 'expect')
    const fault = expect === undefined ? undefined : expectationFault(expect, place.rule !== undefined)
    if (fault !== undefined) failures.push({ ...at, message: fault })
    const verdictOf = asksVerdict(expect) ? place.rule : undefined
    const result = await timer.finish(decideStep(verdictOf, session, compiled, event, (decided) => {
      onDecided(event, decided, at.step)
    }))
    if (expect === undefined || fault !== undefined) continue
    for (const mismatch of checkExpectation(expect, result)) {
      failures.push({ ...at, message: describeMismatch(mismatch), mismatch, decision: result.decision })
    }
    if (place.rule !== undefined && expectsIntervention(expect)) {
      intervened = true
      decidedByRule ||= isDecidedBy(result.decision, place.rule.fullName)
    }
  }
  if (failures.length === 0 && intervened && !decidedByRule) {
    failures.push({ message: `the rule \`${place.rule?.id ?? ''}\` did not make the decision that its case expects` })
  }
  return failures
}

function sameEnvironment(env: TraceEvent['env'], known: Setup['environments']): TraceEvent['env'] {
  const key = JSON.stringify(env)
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, env)
  return env
}

/** Longer values are cut: a report that shows them whole has the mismatch itself. */
const toldLength = 200

function describeMismatch({ field, want, got }: Mismatch): string {
  return `${field}: want ${told(want)}, got ${got === undefined ? 'nothing' : told(got)}`
}

function told(value: Json): string {
  const text = JSON.stringify(value)
  return text.length <= toldLength ? text : `${text.slice(0, toldLength)}…`
}

function eventsOfInterest({ pack, rule }: CasePlace): readonly EventName[] {
  return rule?.events ?? pack.rules.flatMap((one) => one.events)
}

/** `verdictOf`: the rule whose verdict alone is expected. Asking it costs as much as the decision does. */
async function decideStep(
  verdictOf: RuleNode | undefined,
  session: TraceSession,
  compiled: CompiledPolicy,
  traced: TraceEvent,
  onDecided: (decided: TraceDecided) => void,
): Promise<StepResult> {
  const { event } = traced
  const decided = await session.decide(traced)
  onDecided(decided)
  const decision = decided.json()
  const context = session.run(traced.runId)?.context
  const verdict = verdictOf && context && (await verdictAlone(compiled, verdictOf, event, context))
  return {
    decision,
    ...(verdict === undefined ? {} : { verdict }),
    ...(event.kind === 'ToolCall' ? { args: event.args } : {}),
    ...(event.kind === 'ToolResult' ? { result: event.output } : {}),
    // What the decision says stands instead; null is a value there like any other.
    ...optional('args', ownMember(decision, 'args')),
    ...optional('result', ownMember(decision, 'result')),
    labels: context === undefined ? [] : labelsOf(context),
  }
}

function optional(key: string, value: Json | undefined): Record<string, Json> {
  return value === undefined ? {} : { [key]: value }
}

/** The verdict of one rule about the event as it came, whatever other rules do (L-80). */
async function verdictAlone(
  compiled: CompiledPolicy,
  rule: RuleNode,
  event: TraceEvent['event'],
  context: Parameters<CompiledPolicy['stack']['compose']>[0],
): Promise<string> {
  if (!rule.events.includes(eventNames[event.kind])) return 'miss'
  if (event.kind === 'ToolCall' && event.argsFault !== undefined) return 'unknown'
  for (;;) {
    try {
      return compiled.rules.get(rule.fullName)?.judge(event, context).verdict ?? 'unknown'
    } catch (thrown) {
      if (!(thrown instanceof PendingLookup)) throw thrown
      await thrown.ready
    }
  }
}
