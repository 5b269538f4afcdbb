import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { randomAnswers, randomTrace } from './random-events.ts'
import { randomPacks, type RandomPack } from './random-policy.ts'
import { themes, type RuleOptions } from './random-rule.ts'

export interface Scenario {
  readonly packs: readonly RandomPack[]
  readonly trace: readonly JsonObject[]
  /** What the check `scan` answers, in order. */
  readonly answers: readonly Json[]
}

export interface ScenarioOptions extends RuleOptions {
  /** How many traces stand one after another, each with runs of its own; one if nothing is said. */
  readonly traces?: number
}

/** Policies and events about the same things. */
export function randomScenario(options: ScenarioOptions): fc.Arbitrary<Scenario> {
  const { traces = 1 } = options
  return fc.constantFrom(...themes).chain((theme) => {
    const trace = traces === 1 ? randomTrace(theme) : fc.array(randomTrace(theme), { minLength: 1, maxLength: traces, size: 'max' }).map(oneAfterAnother)
    return fc.record({ packs: randomPacks(options, theme), trace, answers: randomAnswers })
  })
}

function oneAfterAnother(traces: readonly (readonly JsonObject[])[]): readonly JsonObject[] {
  return traces.flatMap((trace, index) =>
    trace.map((line) => {
      const ids = ['run_id', 'parent_run_id'].flatMap((name) => (typeof line[name] === 'string' ? [[name, `${line[name]}${index}`]] : []))
      return { ...line, ...(Object.fromEntries(ids) as JsonObject) }
    }),
  )
}
