import { isJsonObject, textForm, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import type { HostPorts } from '../../src/core/compile/host-ports.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import type { HookOutcome, Interceptor } from '../../src/core/participants/hook-outcome.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'
import type { PolicyFileText } from '../support/random-policy.ts'
import type { EngineUnderTest, LoadEngine } from './compare-with-engine.ts'

/** The engine as hosts use it that cannot wait (S-96). */
export const loadSyncEngine: LoadEngine = (files, answers) => open(files, answers, 'sync')

/** The engine as hosts use it that wait for checks and people. */
export const loadAsyncEngine: LoadEngine = (files, answers) => open(files, answers, 'async')

function open(files: readonly PolicyFileText[], answers: readonly Json[], door: 'sync' | 'async'): EngineUnderTest {
  const entries = files.map(({ name, tier, text }) => ({ tier, source: { name, text } }))
  const loaded = loadPolicy(entries, { intersect: true, host: { checks: ['scan'], hasApprover: true } })
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '))
  const compiled = compilePolicy(loaded.value, portsOf(answers))
  const engine = createEngine({ stack: compiled.stack, reporter: () => undefined })
  const session = createTraceSession({ engine, policy: compiled.digest })
  return {
    decide(line) {
      const reading = readEvent(line)
      if (!reading.ok) return { event_error: { about: reading.field ?? 'line' } }
      if (door === 'sync') return session.decideSync(reading.value).json()
      return session.decide(reading.value).then((decided) => decided.json())
    },
  }
}

function portsOf(answers: readonly Json[]): HostPorts {
  const scan = inOrder(answers)
  return {
    checks: new Map([['scan', { name: 'scan', intercept: scan, review: scan }]]),
    approver: {
      ask: (_request, event) => {
        if (event.kind !== 'ToolCall' || event.approval === undefined) throw new Error('the trace holds no answer')
        return { ...event.approval }
      },
    },
  }
}

/** Answers in the order in which they are asked for; one that says so throws. */
function inOrder(answers: readonly Json[]): Interceptor['intercept'] {
  const left = [...answers]
  return () => {
    const answer = left.shift()
    if (isJsonObject(answer) && Object.hasOwn(answer, 'throws')) throw new Error(textForm(answer['throws'] ?? ''))
    // Garbage is part of what a check may answer.
    return answer as HookOutcome & JsonObject
  }
}
