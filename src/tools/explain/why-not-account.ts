import type { Json } from '../../core/base/json.ts'
import type { NotAsked, PassAccount, TestAccount } from './explanation.ts'

/** Why one rule did not hit one event, and what would make it. */
export interface WhyNot {
  readonly rule: string
  /** It did hit, so there is nothing to tell. */
  readonly hit: boolean
  /** Why its hook was not asked at all; its tests are judged all the same, where the event is one of its kinds. */
  readonly notAsked?: Pick<NotAsked, 'why' | 'by'>
  /** Its tests, on what it was shown last. */
  readonly pass?: PassAccount
  /** The first condition that stood in the way. */
  readonly condition?: WhyNotCondition
  /** The smallest change of the event with which the rule was seen to hit; absent: none was found. */
  readonly change?: WhyNotChange
}

export interface WhyNotCondition {
  readonly part: string
  readonly exception?: string
  readonly isPermit: boolean
  readonly test: TestAccount
}

export interface WhyNotChange {
  readonly edits: readonly WhyNotEdit[]
  /** By itself: in the chain another rule stops the changed event before it is asked. */
  readonly isAlone: boolean
  /** What is decided about the changed event. */
  readonly decision: string
  readonly decidedBy?: string
}

export interface WhyNotEdit {
  /** A field of the line, or a path in it: `tool_name`, `args $.amount`. */
  readonly at: string
  /** Absent: the member is to be taken out. It is made from the policy, not from the event. */
  readonly to?: Json
}
