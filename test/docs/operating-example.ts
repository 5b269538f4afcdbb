import * as api from '@opentelemetry/api'
import { compilePolicy, createEngine, policyFacts, renderFrame, type Diagnostic, type Engine } from '../../src/index.ts'
import { openRecordLog, watchPolicy, type RecordLog, type WatchedPolicy } from '../../src/hosts/node/index.ts'
import { openTelemetry } from '../../src/adapters/opentelemetry.ts'

/** What a process that runs agents has for all of them. */
export interface Host {
  readonly policy: WatchedPolicy<Engine>
  readonly log: RecordLog
  readonly close: () => void
}

export async function startHost(policies: string, state: string): Promise<Host> {
  const log = openRecordLog({ folder: `${state}/records`, key: `${state}/record.key` })
  if (!log.ok) throw new Error(frames(log.diagnostics))
  const telemetry = openTelemetry(api)

  const policy = await watchPolicy([{ path: policies }], {
    signal: 'SIGHUP',
    build(loaded) {
      const { stack, digest } = compilePolicy(loaded)
      return createEngine({
        stack,
        reporter: ({ hook, diagnostics }) => console.error(hook, frames(diagnostics)),
        observers: [log.value.observer(policyFacts(loaded, digest)), telemetry.observer],
      })
    },
  })
  if (!policy.ok) throw new Error(frames(policy.diagnostics))

  return {
    policy: policy.value,
    log: log.value,
    close() {
      policy.value.close()
      log.value.close()
    },
  }
}

function frames(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n')
}
