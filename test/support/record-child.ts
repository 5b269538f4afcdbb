import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import { proceed } from '../../src/core/flows/flow.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { openRecordLog } from '../../src/hosts/node/records/record-log.ts'
import { aToolCall } from './engine-events.ts'

// A process that records decisions until a run ends or somebody kills it: `record-child.ts FOLDER`.

const log = openRecordLog({ folder: process.argv[2] ?? '', key: new Uint8Array(32), maxBytes: 1 << 20 })
if (!log.ok) throw new Error(log.diagnostics[0].message)
const stack = createHookStack('s', [{ name: 'g', isSync: true, onEvent: proceed }])
const engine = createEngine({ stack, reporter: () => undefined, observers: [log.value.observer({ policy: 'p', rule: () => undefined, isKnownName: () => true })] })
const run = engine.startRun({ runId: 'r' })
process.stdout.write('begun\n')
for (;;) {
  const decision = run.decideSync(aToolCall({ text: 'x'.repeat(300) }))
  if (decision.kind !== 'terminate') continue
  process.stdout.write(`${JSON.stringify({ cause: decision.cause, records: log.value.state().count, lost: log.value.lost() })}\n`)
  break
}
