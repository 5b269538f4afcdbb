import type { KnownRuns } from './known-runs.ts'
import type { ToolMessageClass } from './sdk-shapes.ts'

/** What the hooks of one middleware share. */
export interface LangChainParts {
  readonly runs: KnownRuns
  readonly ToolMessage: ToolMessageClass
  readonly needsDeltas: boolean
  readonly ungoverned: readonly string[]
}
