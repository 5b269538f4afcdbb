import { describe, expect, test } from 'vitest'
import { aCompiledPolicy } from '../../../test/support/compiled-policy.ts'
import { createEngine } from '../runs/engine.ts'
import { runToolCall } from '../runs/run-tool-call.ts'
import { decideCall } from '../runs/decide-turn.ts'
import type { PendingCall } from '../runs/tool-call.ts'

const rules = [
  {
    event: 'tool_call',
    match: { tool: 'pay' },
    ask: { question: 'Pay?', timeout_ms: 1000, otherwise: 'Nothing was paid. Do not retry.' },
  },
]
const approver = {
  ask: ({ args_sha256 }: { readonly args_sha256: string }) => Promise.resolve({ approved: true, args_sha256 }),
}
const call = (toolName: string): PendingCall => ({ toolName, internalCallId: 'c', args: {}, argsText: '{}' })

/** Decides the call, lets state move if wanted, and starts it. */
async function start(toolName: string, moves: boolean) {
  let version = 0
  const { stack } = aCompiledPolicy(rules, {}, { checks: new Map(), approver })
  const run = createEngine({ stack, reporter: () => undefined, stateVersion: () => version }).startRun({ runId: 'r' })
  const decided = await decideCall(run, call(toolName))
  if (moves) version++
  const tool = () => Promise.resolve({ output: 'done', outcome: { kind: 'success' } } as const)
  return runToolCall(run, call(toolName), { tool }, decided)
}

describe('a yes of the person who was asked (S-49b)', () => {
  test('lets the call start at the state version that it was given at', async () => {
    expect(await start('pay', false)).toMatchObject({ isExecuted: true, delivered: { output: 'done' } })
  })

  test('does not let it start at another one', async () => {
    expect(await start('pay', true)).toMatchObject({
      isExecuted: false,
      callDecision: { kind: 'skip', cause: 'fault', decidedBy: 'acme/p#r0', diagnostics: [{ code: 'SLC705' }] },
      delivered: {
        isError: true,
        output:
          'Not executed: the approval that rule acme/p#r0 asked for no longer holds, because state moved before the call started. Call again to ask anew.',
      },
    })
  })

  test('is not missed on a call that nobody was asked about', async () => {
    expect(await start('look', true)).toMatchObject({ isExecuted: true, callDecision: { kind: 'continue' } })
  })
})
