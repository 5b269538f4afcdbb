import { compilePolicy } from '../../../core/compile/compile-policy.ts'
import { policyFacts } from '../../../core/compile/policy-facts.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { createEngine, type Engine } from '../../../core/runs/engine.ts'
import { mcp } from '../../../adapters/targets/mcp.ts'
import { mcpSampling } from '../../../adapters/targets/mcp-sampling.ts'
import { systemTime, systemTimer } from '../../node/clock.ts'
import type { GatewayParts } from '../../node/mcp/gateway-engine.ts'
import { openRecordLog, type RecordLog } from '../../node/records/record-log.ts'
import { watchPolicy } from '../../node/watch-policy.ts'
import { consultChecks } from '../consult-checks.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import type { ExitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { loadForCommand } from '../load-for-command.ts'
import { parseCount } from '../options/parse-count.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
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
  const prepared = await prepareGateway(operands, options, io)
  if (!prepared.ok) return prepared.exit
  const { parts, close } = prepared
  try {
    return await (command === undefined ? serveHttp(options, parts, io) : serveStdio([command, ...args], parts, io))
  } finally {
    close()
  }
}

type PreparedGateway =
  | { readonly ok: true; readonly parts: GatewayParts; readonly close: () => void }
  | { readonly ok: false; readonly exit: ExitCode }

async function prepareGateway(operands: readonly string[], options: CommandRequest['options'], io: Io): Promise<PreparedGateway> {
  const timeout = parseCount(options, 'requestTimeout', '--request-timeout', 86_400)
  if (!timeout.ok) return { ok: false, exit: refuseUse(io, timeout.message) }
  const given = await readDeciderOptions(options, 'system')
  if (!given.ok) return { ok: false, exit: refuseUse(io, given.message) }
  const { programs, env, world, host } = given.value
  const patchesSampling = options['patchSampling'] === true
  // Nobody is there to be asked, so a policy with `ask` does not load (L-04).
  const load = { target: patchesSampling ? mcpSampling : mcp, host: { ...host, hasApprover: false } }
  const loaded = await loadForCommand(operands, options, io, load)
  if (!loaded.ok) return loaded
  const records = openRecords(options)
  if (!records.ok) return { ok: false, exit: refuseUse(io, records.message) }
  const log = (line: string): void => io.err(`sluice mcp: ${line}\n`)
  const build = (policy: PolicyAst): Engine => {
    const { stack, digest } = compilePolicy(policy, { checks: consultChecks(programs, policy), timer: systemTimer, world })
    return createEngine({
      stack,
      timer: systemTimer,
      reporter: ({ hook, diagnostics }) => log(`${hook}: ${diagnostics.map(({ code }) => code).join(' ')}`),
      ...(records.value && { observers: [records.value.observer(policyFacts(policy, digest))] }),
    })
  }
  const paths = readPolicyOptions(operands, options)
  if (!paths.ok) return { ok: false, exit: refuseUse(io, paths.message) }
  // One session lives as long as its server: only a gateway that begins sessions has a use for a changed policy.
  const watched =
    options['listen'] === undefined
      ? undefined
      : await watchPolicy(paths.value.paths, { load: { ...paths.value.load, ...load }, build, say: io.err, signal: 'SIGHUP' })
  if (watched?.ok === false) return { ok: false, exit: loadFailure(watched.diagnostics) }
  const first = build(loaded.policy)
  const server = textOption(options['name'])
  const agentName = textOption(options['agent'])
  return {
    ok: true,
    parts: {
      engineFor: watched?.value.current ?? (() => first),
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
    close() {
      watched?.value.close()
      records.value?.close()
    },
  }
}

/** `--record`: where the decisions are kept; undefined = nowhere. */
function openRecords(options: CommandRequest['options']): Given<RecordLog | undefined> {
  const folder = textOption(options['record'])
  const key = textOption(options['recordKey'])
  if (folder === undefined) {
    return key === undefined ? { ok: true, value: undefined } : { ok: false, message: '--record-key goes with --record' }
  }
  const opened = openRecordLog({ folder, key: key ?? `${folder.replace(/[\\/]+$/, '')}.key` })
  return opened.ok ? { ok: true, value: opened.value } : { ok: false, message: `--record: ${opened.diagnostics[0].message}` }
}
