import type { JsonObject } from '../../../core/base/json.ts'
import type { TraceEvent } from '../../../core/records/trace-event.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import type { TraceDecided } from '../../../core/runs/trace-session.ts'
import type { ExampleAccounts } from '../../../reporters/flips-report.ts'
import { createExplainer } from '../../../tools/explain/create-explainer.ts'
import type { Explanation } from '../../../tools/explain/explanation.ts'
import type { DecisionGist } from '../../../tools/replay/compared-event.ts'
import type { FlipExample, FlipGroup } from '../../../tools/replay/flip-report.ts'
import { createRunRouter } from '../../../tools/replay/run-router.ts'
import { textMember } from '../../../tools/replay/text-member.ts'
import type { TraceLine } from '../../node/read-lines.ts'
import type { ComparedPolicies } from './compare-sides.ts'
import type { DeciderParts } from '../options/read-decider-options.ts'
import { openPolicySession } from '../policy-session.ts'
import { readEventText } from '../read-event-text.ts'

/** Examples that are told of: each holds every rule that was asked, and a reader looks at few. */
const mostExplained = 50

export interface ExampleRequest {
  readonly groups: readonly FlipGroup[]
  readonly traces: readonly string[]
  readonly openTrace: (trace: string) => AsyncIterable<TraceLine>
  readonly policies: ComparedPolicies
  readonly parts: DeciderParts
  readonly rememberedRuns: number
  readonly showsValues: boolean
}

/**
 * Reads the traces once more, up to the last example of a flip, and tells why both sides decided each
 * example as they did. Only the runs of the examples and those above them are decided.
 *
 * @returns by the place of their group. Without those whose decision came out otherwise this time, as where
 * a check changed its mind: what is told would not be what the report counts.
 */
export async function explainExamples(request: ExampleRequest): Promise<ReadonlyMap<number, ExampleAccounts>> {
  const { groups, traces, openTrace, policies, parts, rememberedRuns, showsValues } = request
  const accounts = new Map<number, ExampleAccounts>()
  const wanted = new Map(groups.slice(0, mostExplained).map(({ example }, index) => [keyOf(example.place), { example, index }]))
  const runs = new Set([...wanted.values()].flatMap(({ example: { place } }) => [place.run, ...(place.above ?? [])]))
  const old = explainedSide(policies.old, parts, showsValues)
  const now = explainedSide(policies.now, parts, showsValues)
  // Forgets the runs that were forgotten when the events were counted.
  const router = createRunRouter(1, rememberedRuns)
  for (const trace of traces) {
    if (wanted.size === 0) break
    for await (const line of openTrace(trace)) {
      // It could be read a moment ago; what was told until here is right.
      if (line.kind === 'failed') return accounts
      const read = line.kind === 'line' ? readEventText(line.text) : undefined
      if (read?.ok !== true) continue
      for (const { runId } of router.route(read.traced)?.forget ?? []) {
        old.forget(runId)
        now.forget(runId)
      }
      if (!runs.has(read.traced.runId)) continue
      const key = keyOf({ trace, line: line.number })
      const found = wanted.get(key)
      const event = { ...read.traced, env: { ...parts.env, ...read.traced.env } }
      const [before, after] = [await old.decide(event, found?.example.old), await now.decide(event, found?.example.now)]
      if (found === undefined || before === undefined || after === undefined) continue
      accounts.set(found.index, { old: before, now: after })
      wanted.delete(key)
      if (wanted.size === 0) break
    }
  }
  return accounts
}

function keyOf({ trace, line }: Pick<FlipExample['place'], 'trace' | 'line'>): string {
  return `${String(line)}:${trace}`
}

function explainedSide(policy: PolicyAst, parts: DeciderParts, showsValues: boolean) {
  const explainer = createExplainer(policy, { showsValues })
  const session = openPolicySession(policy, parts, explainer.watch)
  return {
    forget: session.forget,
    /** @param wanted what was decided about the event when it was counted; without it nothing is told */
    async decide(event: TraceEvent, wanted: DecisionGist | undefined): Promise<Explanation | undefined> {
      explainer.clear()
      const decided = session.isSync ? session.decideSync(event) : await session.decide(event)
      return wanted !== undefined && isSame(decided.json(), wanted) ? explanationOf(event, decided) : undefined
    },
  }

  function explanationOf({ event, runId, turn, seq }: TraceEvent, { decision, isAfterEnd }: TraceDecided): Explanation {
    const account = explainer.explanationOf({ event, decision, isAfterEnd, runId, turn, ...(seq !== undefined && { seq }) })
    // Parts of a line that are kept would keep the whole line.
    return structuredClone(account)
  }
}

function isSame(decision: JsonObject, { decision: word, rule }: DecisionGist): boolean {
  return textMember(decision, 'decision') === word && textMember(decision, 'rule') === rule
}
