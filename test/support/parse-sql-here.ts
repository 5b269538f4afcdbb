import { loadModule, parseSync } from 'libpg-query'
import type { Json } from '../../src/core/base/json.ts'

await loadModule()

/** PostgreSQL's own parser, for tests: what a Node host gives to policies. */
export function parseSqlHere(text: string): Json | undefined {
  try {
    return parseSync(text) as Json
  } catch {
    return undefined
  }
}
