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

/** Policies and events about the same things. */
export function randomScenario(options: RuleOptions): fc.Arbitrary<Scenario> {
  return fc
    .constantFrom(...themes)
    .chain((theme) => fc.record({ packs: randomPacks(options, theme), trace: randomTrace(theme), answers: randomAnswers }))
}
