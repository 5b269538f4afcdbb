import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { toFiles, type PolicyFileText } from '../support/random-policy.ts'
import { randomScenario, type Scenario, type ScenarioOptions } from '../support/random-scenario.ts'
import { differences } from './compare-decisions.ts'
import { createReference } from './reference/reference-evaluator.ts'

/** An engine that was loaded with `intersect`, a check `scan` with these answers, and an approver that reads the event. */
export interface EngineUnderTest {
  readonly decide: (line: JsonObject) => JsonObject | Promise<JsonObject>
}

export type LoadEngine = (files: readonly PolicyFileText[], answers: readonly Json[]) => EngineUnderTest

export interface Comparison extends ScenarioOptions {
  /** Pairs of policy and event to reach. */
  readonly pairs: number
  readonly seed?: number
}

/** Runs random scenarios through an engine and the reference until enough pairs agreed; throws on the first that differs. */
export async function compareWithEngine(load: LoadEngine, options: Comparison): Promise<number> {
  let pairs = 0
  let hasFailed = false
  // A trace holds 3.5 events on average, and there are half as many as may be.
  const numRuns = Math.ceil(options.pairs / 2.5)
  await fc.assert(
    fc.asyncProperty(randomScenario(options), async (scenario) => {
      // While a failure is made smaller, all of it is run.
      if (pairs >= options.pairs && !hasFailed) return
      const failure = await firstDifference(load, scenario, () => pairs++)
      if (failure === undefined) return
      hasFailed = true
      throw new Error(failure)
    }),
    { numRuns, ...(options.seed === undefined ? {} : { seed: options.seed }) },
  )
  return pairs
}

/** What to read first where the two differ: the event, both answers, the lines before it and the policies. */
async function firstDifference(load: LoadEngine, scenario: Scenario, agreed: () => void): Promise<string | undefined> {
  const { packs, trace, answers } = scenario
  const files = toFiles(packs)
  const engine = load(files, answers)
  const reference = createReference(files, { checks: { scan: answers }, approver: 'from_event' })
  for (const [index, line] of trace.entries()) {
    const wanted = plain(reference.decide(line))
    const got = plain(await engine.decide(line))
    const wrong = differences(wanted, got)
    if (wrong.length === 0) {
      agreed()
      continue
    }
    const before = trace.slice(0, index).map((each) => `before ${JSON.stringify(each)}`)
    const answered = [`event ${JSON.stringify(line)}`, `reference ${JSON.stringify(wanted)}`, `engine ${JSON.stringify(got)}`]
    return [`differ in ${wrong.join(', ')}`, ...before, ...answered, ...files.map(({ tier, text }) => `${tier}: ${text}`)].join('\n')
  }
  return undefined
}

/** As it stands on a line. */
function plain(decision: object): JsonObject {
  return JSON.parse(JSON.stringify(decision)) as JsonObject
}
