import {
  compilePolicy,
  createEngine,
  loadPolicy,
  readArgs,
  renderFrame,
  runBatch,
  type PendingCall,
  type ToolPort,
} from '../../src/index.ts'

const text = `
sluice: 1
pack: { id: example/embedded, version: 1.0.0 }
rules:
  - id: small-payments-only
    event: tool_call
    match: { tool: pay }
    unless: { args: { $.amount: { between: [1, 500], required: true } } }
    skip: "Not paid: the amount must be from 1 to 500. Do not retry."
  - id: no-tokens
    event: tool_result
    match: any
    redact: { patterns: [{ name: token, pattern: "tok_[a-z0-9]+" }] }
`

/** A tool of the host. Whatever it says of itself is not changed by any rule. */
const runTool: ToolPort = (name, args) =>
  Promise.resolve({ output: `${name} ran with ${JSON.stringify(args)}, receipt tok_ab12`, outcome: { kind: 'success' } })

/** A call as the model wrote it: its arguments are a text, read strictly. */
function call(id: string, toolName: string, argsText: string): PendingCall {
  return { internalCallId: id, toolName, ...readArgs({ args_text: argsText }) }
}

/** One turn of an agent: three calls, and what the model reads as their results. */
export async function runOneTurn(): Promise<readonly string[]> {
  const loaded = loadPolicy([{ source: { name: 'embedded.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n'))
  const engine = createEngine({
    stack: compilePolicy(loaded.value).stack,
    reporter: ({ hook, diagnostics }) => console.error(hook, diagnostics.map(({ code }) => code).join(' ')),
  })

  const run = engine.startRun({ runId: 'run-1', agentName: 'clerk' })
  const calls = [
    call('c1', 'pay', '{"amount":20}'),
    call('c2', 'pay', '{"amount":501}'),
    call('c3', 'pay', '{"amount":"20"}'),
  ]
  const batch = await runBatch(run, calls, { tool: runTool })
  run.close()

  if (batch.end !== undefined) return [`the run ended: ${batch.end.reason}`]
  return batch.committed.map(({ delivered }) => (typeof delivered?.output === 'string' ? delivered.output : ''))
}
