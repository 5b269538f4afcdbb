import { textForm, type Json } from '../../../src/core/base/json.ts'
import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import type { StepEventKind } from '../../../src/core/events/step-event.ts'
import { proceed } from '../../../src/core/flows/flow.ts'
import { createEngine } from '../../../src/core/runs/engine.ts'
import { runToolCall } from '../../../src/core/runs/run-tool-call.ts'
import type { ToolCallReport } from '../../../src/core/runs/tool-call-report.ts'
import type { ToolRun } from '../../../src/core/runs/tool-call.ts'
import type { RunVector } from '../vector.ts'
import { buildStack, type HookSpec } from './build-stack.ts'
import { expectSame, includesMembers, show } from './compare.ts'
import { hostTimer } from './host-timer.ts'

/** A whole tool call, from its chain to its delivery. */
export const runToolVector: RunVector = async (vector) => {
  const { toolName, args } = vector['call'] as { toolName: string; args: Json }
  const tool = vector['tool'] as ToolRun
  const events: StepEventKind[] = []
  let resultEvent: unknown
  let executedWith: Json | undefined
  let executionStart: Json | null = null
  const spy = createHookStack('spy', [
    {
      name: 'spy',
      observes: () => false,
      onEvent(_context, event) {
        events.push(event.kind)
        if (event.kind === 'ToolResult') {
          resultEvent = { result: event.output, isError: event.isError, outcome: event.outcome, args: event.args }
        }
        return proceed()
      },
    },
    buildStack('root', vector['stack'] as readonly HookSpec[]),
  ])
  const run = createEngine({ stack: spy, reporter: () => undefined, timer: hostTimer }).startRun({ runId: 'run' })
  const call = { toolName, toolCallId: 'tc1', internalCallId: 'ic1', args, argsText: textForm(args) }
  const report = await runToolCall(run, call, {
    tool: (_name, given) => {
      executedWith = given
      return Promise.resolve(tool)
    },
    onStart: (_call, given) => (executionStart = given),
  })
  const got = { ...described(report), executedWith, events, executionStart }
  const problems: string[] = []
  for (const [key, value] of Object.entries(vector['expect'] as Record<string, unknown>)) {
    if (key === 'resultEvent' || (key === 'end' && value !== null)) {
      const seen = key === 'end' ? report.end : resultEvent
      if (!includesMembers(seen, value as object)) problems.push(`${key}: want ${show(value)}, got ${show(seen)}`)
    } else if (key === 'telemetry') {
      if (!includesMembers(got.telemetry, value as object)) {
        problems.push(`telemetry: want ${show(value)}, got ${show(got.telemetry)}`)
      }
    } else if (key in got) expectSame(problems, key, got[key as keyof typeof got], value)
    else problems.push(`unknown expectation \`${key}\``)
  }
  return problems
}

function described(report: ToolCallReport) {
  const { telemetry } = report
  return {
    executed: report.isExecuted,
    delivered: report.delivered ?? null,
    transcriptArgs: report.call.args,
    telemetry: {
      arguments: telemetry['gen_ai.tool.call.arguments'],
      result: telemetry['gen_ai.tool.call.result'] ?? null,
      outcome: telemetry['gen_ai.tool.call.outcome'] ?? null,
      errorType: telemetry['gen_ai.tool.error.type'] ?? null,
    },
    end: report.end ?? null,
  }
}
