import type { Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { compilePathTest } from './compile-path-test.ts'
import type { PathPlace } from './fold-name.ts'
import type { PathReading } from './path-reading.ts'
import type { PathTest } from './path-test.ts'

/** Judges one path. Who judges many by one test compiles it first. Source: L-42. */
export function pathFits(
  reading: PathReading,
  test: PathTest,
  place: PathPlace,
  facts: { readonly env: Env },
  lookups: Lookups,
): Verdict {
  return compilePathTest(test, place, facts.env).judge(reading, lookups)
}
