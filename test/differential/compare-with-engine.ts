import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { toFiles, type PolicyFileText } from '../support/random-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import type { RuleOptions } from '../support/random-rule.ts'
import { differences } from './compare-decisions.ts'
import { createReference } from './reference/reference-evaluator.ts'

/** An engine that was loaded with `intersect`, a check `scan` with these answers, and an approver that reads the event. */
export interface EngineUnderTest {
  readonly decide: (line: JsonObject) => JsonObject | Promise<JsonObject>
}

export type LoadEngine = (files: readonly PolicyFileText[], answers: readonly Json[]) => EngineUnderTest

export interface Comparison extends RuleOptions {
  /** Pairs of policy and event to reach. */
  readonly pairs: number
  readonly seed?: number
}

/** Runs random scenarios through an engine and the reference until enough pairs agreed; throws on the first that differs. */
export async function compareWithEngine(load: LoadEngine, options: Comparison): Promise<number> {
  let pairs = 0
  // A trace holds 3.5 events on average.
  const numRuns = Math.ceil(options.pairs / 2.5)
  await fc.assert(
    fc.asyncProperty(randomScenario(options), async ({ packs, trace, answers }) => {
      if (pairs >= options.pairs) return
      const files = toFiles(packs)
      const engine = load(files, answers)
      const reference = createReference(files, { checks: { scan: answers }, approver: 'from_event' })
      for (const line of trace) {
        const wanted = plain(reference.decide(line))
        const got = plain(await engine.decide(line))
        const wrong = differences(wanted, got)
        if (wrong.length > 0) throw new Error(`differ in ${wrong.join(', ')}\nevent ${JSON.stringify(line)}\nreference ${JSON.stringify(wanted)}\nengine ${JSON.stringify(got)}\n${files.map((file) => `${file.tier}: ${file.text}`).join('\n')}`)
        pairs++
      }
    }),
    { numRuns, ...(options.seed === undefined ? {} : { seed: options.seed }) },
  )
  return pairs
}

/** As it stands on a line. */
function plain(decision: object): JsonObject {
  return JSON.parse(JSON.stringify(decision)) as JsonObject
}
