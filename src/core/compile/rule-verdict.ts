import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { UnknownCause } from './value-test.ts'

/** What a rule makes of one event (L-12). */
export type RuleVerdict =
  | { readonly verdict: 'hit' }
  | { readonly verdict: 'miss'; readonly exception?: string }
  | { readonly verdict: 'unknown'; readonly cause: UnknownCause }

export type JudgeRule = (event: StepEvent, context: HookContext) => RuleVerdict
