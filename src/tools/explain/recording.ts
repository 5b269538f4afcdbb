import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import type { RuleVerdict } from '../../core/compile/rule-verdict.ts'
import type { ToldTest } from '../../core/compile/told-tree.ts'
import type { StepEvent } from '../../core/events/step-event.ts'
import type { Flow } from '../../core/flows/flow.ts'
import type { RuleNode } from '../../core/rules/policy-ast.ts'

export interface ToldPass {
  readonly rule: RuleNode
  readonly event: StepEvent
  readonly tests: ToldTest[]
  /** Absent: judging it broke off. */
  verdict?: RuleVerdict
}

export interface ToldAsking {
  readonly hook: string
  readonly settled: boolean
  readonly event: StepEvent
  readonly passes: ToldPass[]
  /** Of the `match` of an allow list. */
  readonly listTests: ToldTest[]
  /** Absent: the hook failed. */
  flow?: Flow
}

/** What was told since it was cleared: of one event, as events of one explainer are decided one after another. */
export interface Recording {
  readonly watch: Required<PolicyWatch>
  readonly askings: () => readonly ToldAsking[]
  /** Rules that were judged without their hook being asked. */
  readonly loose: () => readonly ToldPass[]
  readonly clear: () => void
}

/** Keeps what is told as it comes; it is looked at only if somebody asks. */
export function createRecording(): Recording {
  let askings: ToldAsking[] = []
  let loose: ToldPass[] = []
  let open: ToldPass | undefined
  const last = (): ToldAsking | undefined => askings.at(-1)
  return {
    askings: () => askings,
    loose: () => loose,
    clear() {
      askings = []
      loose = []
      open = undefined
    },
    watch: {
      asked(hook, settled, event) {
        const before = last()
        // One that waited for the host begins anew; what it was told so far counts for nothing.
        if (before?.hook === hook && before.settled === settled && before.flow === undefined) askings.pop()
        askings.push({ hook, settled, event, passes: [], listTests: [] })
      },
      judging(rule, event) {
        open = { rule, event, tests: [] }
        const asking = last()
        if (asking === undefined || asking.flow !== undefined) loose.push(open)
        else asking.passes.push(open)
      },
      tested(_rule, part, test, subject, verdict) {
        open?.tests.push({ part, test, subject, verdict })
      },
      listTested(_list, test, subject, verdict) {
        last()?.listTests.push({ part: 'match', test, subject, verdict })
      },
      judged(_rule, verdict) {
        if (open !== undefined) open.verdict = verdict
        open = undefined
      },
      answered(hook, settled, _event, flow) {
        const asking = last()
        if (asking?.hook === hook && asking.settled === settled) asking.flow = flow
      },
    },
  }
}
