import type { GatewayParts } from '../../node/mcp/gateway-engine.ts'
import { runStdioGateway } from '../../node/mcp/stdio-gateway.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { refuseUse } from '../refuse-use.ts'

export async function serveStdio(command: readonly [string, ...string[]], parts: GatewayParts, io: Io): Promise<ExitCode> {
  const end = await runStdioGateway({
    ...parts,
    command,
    input: io.stdin(),
    write: (text) => io.out(text),
    onStop: (stop) => io.onInterrupt?.(stop) ?? (() => undefined),
  })
  switch (end.kind) {
    case 'client':
      return exitCode.clean
    case 'policy':
      return exitCode.findings
    case 'server':
      parts.log('the server has ended')
      return exitCode.findings
    case 'not started':
      return refuseUse(io, `the server could not be started: ${end.why}`)
  }
}
