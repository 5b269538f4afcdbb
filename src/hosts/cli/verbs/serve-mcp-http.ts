import type { GatewayParts } from '../../node/mcp/gateway-engine.ts'
import { startHttpGateway, type HttpGateway } from '../../node/mcp/http-gateway.ts'
import { loadMcpSdk } from '../../node/mcp/load-mcp-sdk.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { readHttpOptions } from '../options/read-http-options.ts'
import { refuseUse } from '../refuse-use.ts'

export async function serveHttp(options: CommandRequest['options'], parts: GatewayParts, io: Io): Promise<ExitCode> {
  const given = await readHttpOptions(options, io)
  if (!given.ok) return refuseUse(io, given.message)
  const sdk = await loadMcpSdk()
  if (sdk === undefined) {
    return refuseUse(io, '--listen needs the package @modelcontextprotocol/sdk: `npm install @modelcontextprotocol/sdk`')
  }
  let gateway: HttpGateway
  try {
    gateway = await startHttpGateway(sdk, given.value, parts)
  } catch (thrown) {
    return refuseUse(io, `the address cannot be listened on: ${thrown instanceof Error ? thrown.message : ''}`)
  }
  parts.log(`listening on ${gateway.url}`)
  await new Promise<void>((resolve) => io.onInterrupt?.(resolve))
  parts.log('stopping')
  await gateway.stop()
  return exitCode.clean
}
