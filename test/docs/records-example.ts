import {
  appendRecord,
  chainStart,
  compilePolicy,
  createEngine,
  createTraceSession,
  loadPolicy,
  policyFacts,
  readEventLine,
  toRecord,
  verifyRecords,
  type ChainState,
} from '../../src/index.ts'

const text = `
sluice: 1
pack: { id: example/recorded, version: 1.0.0 }
rules:
  - id: small-payments-only
    event: tool_call
    match: { tool: pay, args: { $.amount: { gt: 500 } } }
    record: { args: [$.amount] }
    skip: "Not paid to \${args.to}: the amount is above 500."
`

const events = [
  '{"kind":"tool_call","run_id":"r1","turn":1,"tool_name":"pay","args":{"amount":20,"to":"ann"},"internal_call_id":"c1"}',
  '{"kind":"tool_call","run_id":"r1","turn":1,"tool_name":"pay","args":{"amount":501,"to":"bob"},"internal_call_id":"c2"}',
]

/** The lines to keep, and the state of the chain behind them. `key` has 16 random bytes or more and stays with the host. */
export function recordEvents(key: Uint8Array): { readonly lines: readonly string[]; readonly state: ChainState } {
  const loaded = loadPolicy([{ source: { name: 'recorded.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  const { stack, digest } = compilePolicy(loaded.value)
  const facts = policyFacts(loaded.value, digest)
  const session = createTraceSession({ engine: createEngine({ stack, reporter: () => undefined }), policy: digest })

  const lines: string[] = []
  let state = chainStart
  for (const line of events) {
    const read = readEventLine(line)
    if (!read.ok) throw new Error(read.message)
    const { event, runId, turn } = read.value
    const { decision, isAfterEnd } = session.decideSync(read.value)
    const record = toRecord(event, decision, { ...facts, runId, turn, isAfterEnd }, { key })
    const appended = appendRecord(state, record)
    lines.push(appended.line)
    state = appended.state
  }
  return { lines, state }
}

/** What a reader of the lines does first: nothing was changed, left out or moved, and none is missing at the end. */
export function checkLines(lines: readonly string[], end: ChainState): string {
  const check = verifyRecords(lines, { end })
  return check.ok ? 'the chain is whole' : `line ${String(check.line)}: ${check.why}`
}
