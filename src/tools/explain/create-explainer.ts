import type { Decision } from '../../core/chain/resolution.ts'
import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import { toolNameOf } from '../../core/events/call-parts.ts'
import { eventNames } from '../../core/events/event-name.ts'
import type { StepEvent } from '../../core/events/step-event.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { changeAccounts } from './change-accounts.ts'
import { decisionAccount } from './decision-account.ts'
import type { ExplainedEvent, Explanation, PassAccount } from './explanation.ts'
import { notAsked } from './not-asked.ts'
import { policyParts } from './policy-parts.ts'
import { createRecording } from './recording.ts'
import { passAccount, ruleAccounts } from './rule-accounts.ts'

/** An event that was decided, with what its run said of it. */
export interface ExplainedCall {
  readonly event: StepEvent
  readonly decision: Decision
  readonly runId: string
  readonly turn: number
  readonly seq?: number
  /** The run had ended before this event (S-33a). */
  readonly isAfterEnd: boolean
}

export interface Explainer {
  /** For `compilePolicy`. Events are decided one after another. */
  readonly watch: PolicyWatch
  /** Forgets what was told so far; to be called before each event. */
  readonly clear: () => void
  /** The account of the event that was decided since then. */
  readonly explanationOf: (decided: ExplainedCall) => Explanation
  /** The tests of a rule that was judged since then without being asked. */
  readonly judgedAlone: (rule: string) => PassAccount | undefined
}

export interface ExplainerOptions {
  /** Values of the event stand in the account. Without it none does, wherever one looks. */
  readonly showsValues?: boolean
}

/** Tells why events are decided as they are. Watching changes no decision. */
export function createExplainer(policy: PolicyAst, { showsValues = false }: ExplainerOptions = {}): Explainer {
  const recording = createRecording()
  const parts = policyParts(policy)
  return {
    watch: recording.watch,
    clear: recording.clear,
    judgedAlone(rule) {
      const pass = recording.loose().find((one) => one.rule.fullName === rule)
      return pass && passAccount(pass, 0, parts, showsValues)
    },
    explanationOf(decided) {
      const { event, decision, isAfterEnd } = decided
      const askings = recording.askings()
      const rules = ruleAccounts(askings, decision.verdicts, parts, showsValues)
      const account = decisionAccount(event, decision, isAfterEnd, parts, showsValues)
      return {
        event: eventAccount(decided),
        decision: account,
        rules,
        notAsked: notAsked(event, account, rules, parts),
        changes: changeAccounts(askings, parts, showsValues),
      }
    },
  }
}

function eventAccount({ event, runId, turn, seq }: ExplainedCall): ExplainedEvent {
  const tool = toolNameOf(event)
  return {
    kind: eventNames[event.kind],
    ...(tool === undefined ? {} : { tool }),
    run: runId,
    turn,
    ...(seq === undefined ? {} : { seq }),
    ...(event.kind === 'InvalidToolCall' ? { invalid: event.call.availableTools.includes(event.call.toolName) ? 'not_allowed' : 'unknown' } : {}),
    ...(event.kind === 'ToolCall' && event.argsFault !== undefined ? { unreadable: event.argsFault } : {}),
  }
}
