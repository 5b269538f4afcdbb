import type { ComposeOptions } from '../chain/compose-options.ts'
import type { HookStack } from '../chain/hook-stack.ts'
import type { RunLimits } from './engine-parts.ts'
import type { RunObserver } from './run-observer.ts'

/** What all runs of one engine share. */
export interface RunParts {
  readonly stack: HookStack
  readonly limits: RunLimits
  readonly options: ComposeOptions
  /** In the order in which they are told; absent where there are none. */
  readonly observers?: readonly RunObserver[]
}
