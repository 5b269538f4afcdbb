import { createGovernor, defineTarget, everyField, impossible, native, terminationOf, unseen } from '../../src/adapters/adapter.ts'
import { readArgs, type Engine, type Json } from '../../src/index.ts'

// A framework of which somebody writes an adapter: it asks a model, runs what it calls, and knows nothing of policies.
export interface Call {
  readonly id: string
  readonly name: string
  readonly argsText: string
}
export type Model = (prompt: string, tools: readonly string[], results: Readonly<Record<string, string>>) => Promise<readonly Call[]>
export type Tools = Readonly<Record<string, (args: Json) => string>>

const notStreaming = unseen('this framework does not stream')
const endOnly = { Terminate: native }

/** What can be enforced there. A rule that asks for more does not load. */
export const smallFramework = defineTarget({
  name: 'small-framework',
  summary: 'a framework with a model function and a map of tools',
  table: {
    CompletionCall: {
      Terminate: native,
      PatchRequest: { ...everyField(impossible('the framework sends its own request')), activeTools: native },
    },
    CompletionResponse: endOnly,
    ModelTurnFinished: endOnly,
    InvalidToolCall: { Terminate: native, Skip: native, Fail: native, Retry: native, Repair: native },
    ToolCall: { Terminate: native, Skip: native, RewriteArgs: native },
    ToolResult: { Terminate: native, RewriteResult: native },
    TextDelta: notStreaming,
    ToolCallDelta: notStreaming,
    StreamResponseFinish: notStreaming,
  },
})

/** Runs the agent under the policy of the engine, and tells what the model read as the last results. */
export async function runAgent(engine: Engine, model: Model, tools: Tools, prompt: string): Promise<string> {
  const run = createGovernor(engine, smallFramework).startRun({ user: 'ann' })
  let results: Record<string, string> = {}
  try {
    for (;;) {
      // 1. Before the model is asked: which tools it is offered.
      const message = { role: 'user', content: prompt }
      const sent = await run.beforeModelCall({ prompt: message, baseline: { tools: Object.keys(tools), documents: [] } })
      const calls = await model(prompt, sent.request.tools, results)
      if (calls.length === 0) return JSON.stringify(results)

      // 2. When it has answered: the whole turn is decided before any tool runs.
      const read = calls.map(({ id, name, argsText }) => ({ id, toolName: name, ...readArgs({ args_text: argsText }) }))
      const usage = { inputTokens: 0, outputTokens: 0 }
      const turn = await run.modelAnswered(sent, { content: [], calls: read, usage, response: null, isStreaming: false })
      results = Object.fromEntries(turn.answers)
      if (turn.kind === 'retried') continue

      // 3. At each tool: nothing runs but what was decided, with the decided arguments.
      for (const { id, toolName, args } of read) {
        const name = turn.repaired.get(id) ?? toolName
        const execute = (decided: Json): unknown => tools[name]?.(decided)
        const delivery = await run.runTool({ toolCallId: id, toolName: name, args, execute })
        if (delivery.kind === 'error') throw delivery.error
        results[id] = delivery.kind === 'value' ? String(delivery.value) : delivery.text
      }
    }
  } catch (thrown) {
    const end = terminationOf(thrown)
    if (end === undefined) throw thrown
    return `ended: ${end.message}`
  } finally {
    run.close()
  }
}
