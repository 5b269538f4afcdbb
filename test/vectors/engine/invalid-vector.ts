import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import type { ToolChoice } from '../../../src/core/events/messages.ts'
import { proceed, type Flow } from '../../../src/core/flows/flow.ts'
import { createEngine } from '../../../src/core/runs/engine.ts'
import { resolveInvalidCalls, SIBLING_NOTICE } from '../../../src/core/runs/resolve-invalid-calls.ts'
import type { RunVector } from '../vector.ts'
import { expectSame, includesMembers, show } from './compare.ts'

interface RunState {
  readonly maxRetries: number
  readonly retriesUsed: number
  readonly toolChoice: ToolChoice
  readonly allowed: readonly string[]
  readonly streaming: boolean
}

/** The invalid calls of one turn. */
export const runInvalidVector: RunVector = async (vector) => {
  const state = vector['run'] as RunState
  const flows = [...(vector['flows'] as readonly Flow[])]
  const asked: string[] = []
  const stack = createHookStack('root', [
    {
      name: 'scripted',
      onEvent(_context, event) {
        if (event.kind !== 'InvalidToolCall') return proceed()
        asked.push(event.call.toolName)
        return flows.shift() ?? proceed()
      },
    },
  ])
  const limits = { maxInvalidToolCallRetries: state.maxRetries }
  const run = createEngine({ stack, reporter: () => undefined, limits }).startRun({ runId: 'run' })
  for (let used = 0; used < state.retriesUsed; used++) run.countRetry()
  const calls = (vector['calls'] as readonly { id: string; name: string }[]).map(({ id, name }) => ({ id, toolName: name }))
  const turn = await resolveInvalidCalls(run, {
    calls,
    availableTools: state.allowed,
    allowedTools: state.allowed,
    toolChoice: state.toolChoice,
    chatHistory: [],
    isStreaming: state.streaming,
  })
  const got: Record<string, unknown> = {
    turn: turn.turn,
    results: Object.fromEntries(
      [...turn.results].map(([id, text]) => [id, text === SIBLING_NOTICE ? '<sibling>' : text]),
    ),
    executes: turn.executes.map((call) => call.toolName),
    asked,
    retriesUsed: run.retriesUsed(),
    finishEvents: turn.hasFinishEvents,
  }
  const problems: string[] = []
  for (const [key, value] of Object.entries(vector['expect'] as Record<string, unknown>)) {
    if (key === 'end') {
      const isFitting = value === null ? turn.end === undefined : includesMembers(turn.end, value as object)
      if (!isFitting) problems.push(`end: want ${show(value)}, got ${show(turn.end)}`)
    } else if (key in got) expectSame(problems, key, got[key], value)
    else problems.push(`unknown expectation \`${key}\``)
  }
  return problems
}
