import { compilePolicy } from '../../../core/compile/compile-policy.ts'
import { createEngine } from '../../../core/runs/engine.ts'
import { mcp } from '../../../adapters/targets/mcp.ts'
import { mcpSampling } from '../../../adapters/targets/mcp-sampling.ts'
import { systemTime, systemTimer } from '../../node/clock.ts'
import type { GatewayParts } from '../../node/mcp/gateway-engine.ts'
import { consultChecks } from '../consult-checks.ts'
import type { CommandRequest } from '../define-command.ts'
import type { ExitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadForCommand } from '../load-for-command.ts'
import { parseCount } from '../options/parse-count.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { textOption } from '../options/text-list.ts'
import { refuseUse } from '../refuse-use.ts'
import { serveHttp } from './serve-mcp-http.ts'
import { serveStdio } from './serve-mcp-stdio.ts'

export async function runMcp(request: CommandRequest, io: Io): Promise<ExitCode> {
  const { operands, options, program = [] } = request
  const [command, ...args] = program
  const isHttp = options['listen'] !== undefined
  if (operands.length === 0 && options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice mcp policies/payments -- npx my-mcp-server`')
  }
  if (isHttp === (command !== undefined)) {
    return refuseUse(io, 'name one server: a command behind `--`, or a URL with --listen and --upstream')
  }
  if (!isHttp && options['upstream'] !== undefined) return refuseUse(io, '--upstream goes with --listen')
  const parts = await prepareGateway(operands, options, io)
  if (!parts.ok) return parts.exit
  if (command === undefined) return serveHttp(options, parts.value, io)
  return serveStdio([command, ...args], parts.value, io)
}

type PreparedGateway = { readonly ok: true; readonly value: GatewayParts } | { readonly ok: false; readonly exit: ExitCode }

async function prepareGateway(operands: readonly string[], options: CommandRequest['options'], io: Io): Promise<PreparedGateway> {
  const timeout = parseCount(options, 'requestTimeout', '--request-timeout', 86_400)
  if (!timeout.ok) return { ok: false, exit: refuseUse(io, timeout.message) }
  const given = await readDeciderOptions(options, 'system')
  if (!given.ok) return { ok: false, exit: refuseUse(io, given.message) }
  const { programs, env, world, host } = given.value
  const patchesSampling = options['patchSampling'] === true
  const target = patchesSampling ? mcpSampling : mcp
  // Nobody is there to be asked, so a policy with `ask` does not load (L-04).
  const loaded = await loadForCommand(operands, options, io, { target, host: { ...host, hasApprover: false } })
  if (!loaded.ok) return loaded
  const { stack } = compilePolicy(loaded.policy, { checks: consultChecks(programs, loaded.policy), timer: systemTimer, world })
  const log = (line: string): void => io.err(`sluice mcp: ${line}\n`)
  const engine = createEngine({
    stack,
    timer: systemTimer,
    reporter: ({ hook, diagnostics }) => log(`${hook}: ${diagnostics.map(({ code }) => code).join(' ')}`),
  })
  const server = textOption(options['name'])
  const agentName = textOption(options['agent'])
  return {
    ok: true,
    value: {
      engineFor: () => engine,
      govern: {
        facts: { env, ...(agentName !== undefined && { agentName }) },
        now: systemTime,
        timer: systemTimer,
        requestTimeoutMs: timeout.value * 1000,
        patchesSampling,
        ...(server !== undefined && { server }),
      },
      log,
    },
  }
}
