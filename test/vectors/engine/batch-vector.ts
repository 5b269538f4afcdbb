import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import { proceed, terminate, type Flow } from '../../../src/core/flows/flow.ts'
import { createEngine } from '../../../src/core/runs/engine.ts'
import { runBatch } from '../../../src/core/runs/run-batch.ts'
import type { RunVector } from '../vector.ts'
import { expectSame } from './compare.ts'

interface BatchCall {
  readonly id: string
  readonly ends?: string
  readonly at?: 'ToolCall' | 'ToolResult'
  readonly finishes: number
}

/** The calls of one turn, with an order in which they finish. */
export const runBatchVector: RunVector = async (vector) => {
  const calls = vector['calls'] as readonly BatchCall[]
  const byId = new Map(calls.map((call) => [call.id, call]))
  const started: string[] = []
  const stack = createHookStack('root', [
    {
      name: 'scripted',
      async onEvent(_context, event): Promise<Flow> {
        if (event.kind !== 'ToolCall' && event.kind !== 'ToolResult') return proceed()
        const call = byId.get(event.internalCallId)
        if (event.kind === 'ToolCall') started.push(event.internalCallId)
        if (call?.ends === undefined || call.at !== event.kind) return proceed()
        if (event.kind === 'ToolCall') await turn(call)
        return terminate(call.ends)
      },
    },
  ])
  const run = createEngine({ stack, reporter: () => undefined }).startRun({ runId: 'run' })
  const pending = calls.map(({ id }) => ({ toolName: 'tool', toolCallId: id, internalCallId: id, args: {}, argsText: '{}' }))
  const ports = {
    tool: async (_name: string, _args: unknown, call: { readonly internalCallId: string }) => {
      await turn(byId.get(call.internalCallId))
      return { output: 'done', outcome: { kind: 'success' } } as const
    },
  }
  const batch = await runBatch(run, pending, ports, { concurrency: vector['concurrency'] as number })
  const problems: string[] = []
  for (const [key, value] of Object.entries(vector['expect'] as Record<string, unknown>)) {
    const ids = value as readonly string[]
    if (key === 'end') expectSame(problems, key, batch.end?.reason ?? null, value)
    else if (key === 'committed') expectSame(problems, key, batch.committed.map((one) => one.call.internalCallId), value)
    else if (key === 'mayStart') expectSame(problems, key, started.filter((id) => !ids.includes(id)), [])
    else if (key === 'mustNotStart') expectSame(problems, key, started.filter((id) => ids.includes(id)), [])
    else problems.push(`unknown expectation \`${key}\``)
  }
  return problems
}

/** Waits until it is this call's turn to finish. */
function turn(call: BatchCall | undefined): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, (call?.finishes ?? 0) * 15))
}
