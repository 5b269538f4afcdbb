import type { Json } from '../base/json.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Catalogue } from './catalogue.ts'
import type { ResultScope } from './compile-result-matcher.ts'
import type { InnerCalls } from './inner-calls.ts'
import type { PolicyWatch } from './policy-watch.ts'
import type { ToolNames } from './tool-names.ts'

/** What all rules of a policy share. */
export interface CompileScope extends ResultScope {
  readonly toolNames: ToolNames
  readonly catalogue: Catalogue
  readonly innerCalls: (event: StepEvent) => InnerCalls
  /** The arguments under every name that their tool knows them by (L-71). */
  readonly readArgs: (event: StepEvent) => Json | undefined
  readonly policyWatch?: PolicyWatch
}
