import { codeDefinition } from '../../../src/core/diagnostics/codes/registry.ts'
import type { Diagnostic } from '../../../src/core/diagnostics/diagnostic.ts'
import type { StepEvent } from '../../../src/core/events/step-event.ts'
import { toHookOutcome } from '../../../src/core/participants/to-hook-outcome.ts'
import type { RunDecided } from '../../../src/core/runs/run.ts'
import { checkDecision } from './check-decision.ts'
import { expectSame, includesMembers, isSame, show } from './compare.ts'

type Want = Readonly<Record<string, unknown>>

/** Compares what came of one event with the expectation of a `stack` vector. */
export function checkEvent(event: StepEvent, judged: RunDecided, reports: number, want: Want): readonly string[] {
  const problems: string[] = []
  const { decision, net } = judged
  for (const [key, value] of Object.entries(want)) {
    switch (key) {
      case 'dispatched':
        expectSame(problems, key, judged.isDispatched, value)
        break
      case 'flow':
        checkFlow(problems, judged, value as Want)
        break
      case 'salvagedArgs':
        expectSame(problems, key, net.salvagedArgs, value === null ? undefined : value)
        break
      case 'decision':
        checkDecision(problems, event, decision, value as Want)
        break
      case 'consulted':
        checkConsulted(problems, judged, value as readonly Want[])
        break
      case 'reason':
        expectSame(problems, key, decision.auditReason ?? null, value)
        break
      case 'outcome': {
        const outcome = toHookOutcome(event.kind, decision)
        if (value === null ? outcome !== undefined : !includesMembers(outcome, value as object)) {
          problems.push(`outcome: want ${show(value)}, got ${show(outcome)}`)
        }
        break
      }
      case 'diagnostics':
        checkDiagnostics(problems, decision.diagnostics, value as readonly Want[])
        break
      case 'reports':
        expectSame(problems, key, reports, value)
        break
      default:
        problems.push(`unknown expectation \`${key}\``)
    }
  }
  return problems
}

/** A termination by a fault is compared by type and cause alone. */
function checkFlow(problems: string[], { net }: RunDecided, want: Want): void {
  if ('fault' in want) {
    expectSame(problems, 'flow', { type: net.flow.type, cause: net.cause }, { type: want['type'], cause: 'fault' })
  } else expectSame(problems, 'flow', net.flow, want)
}

function checkConsulted(problems: string[], { net }: RunDecided, want: readonly Want[]): void {
  const got = net.consulted
  if (got.length !== want.length) {
    problems.push(`consulted: want ${show(want)}, got ${show(got)}`)
    return
  }
  want.forEach((one, index) => {
    const asked = got[index]
    if (asked === undefined) return
    const isSettle = one['settle'] === true
    if (asked.hook !== one['hook'] || asked.settle !== isSettle) {
      problems.push(`consulted ${index}: want ${show(one)}, got ${show(asked)}`)
    }
    if (!('saw' in one)) return
    const saw = one['saw']
    const isPart = isMap(saw) && isMap(asked.saw) && ('outcome' in asked.saw || 'turn' in asked.saw)
    if (isPart ? !includesMembers(asked.saw, saw) : !isSame(asked.saw, saw)) {
      problems.push(`consulted ${index} saw: want ${show(saw)}, got ${show(asked.saw)}`)
    }
  })
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkDiagnostics(problems: string[], got: readonly Diagnostic[], want: readonly Want[]): void {
  const described = got.map((diagnostic) => ({
    ...(diagnostic.at.kind === 'run' ? diagnostic.at : {}),
    kind: codeDefinition(diagnostic.code).kind,
  }))
  const isFitting = got.length === want.length && want.every((one, index) => includesMembers(described[index], one))
  if (!isFitting) problems.push(`diagnostics: want ${show(want)}, got ${show(described)}`)
}
