import { isJsonObject, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { describeTool } from '../../src/core/catalogue/describe-tool.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import { plainWorld } from '../../src/core/events/plain-world.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'
import { readWorld } from '../../src/tools/policy-test/case-world.ts'
import { createVirtualTimer } from '../../src/tools/policy-test/virtual-timer.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'
import { caseCheck } from './case-check.ts'
import { mapOf, type CaseRow } from './case-row.ts'

/** What the policy made of a case, and how long the decision took. */
export interface DecidedCase {
  readonly decision: JsonObject
  readonly milliseconds: number
}

/** Decides a case once, in a run of its own, with its context given through the ports of a host. */
export async function decideCase(row: CaseRow, policy: PolicyAst): Promise<DecidedCase> {
  const timer = createVirtualTimer()
  const env = envOf(row.context)
  const checks = new Map(
    checkNames(policy).map((name) => [name, caseCheck(name, ownMember(mapOf(row.context, 'check'), name), timer)]),
  )
  const world = plainWorld(readWorld(worldOf(row.context)), env.cwd, parseSqlHere)
  const compiled = compilePolicy(withBatch(row, policy), { checks, timer, world })
  const session = createTraceSession({
    engine: createEngine({ stack: compiled.stack, reporter: () => undefined, timer }),
    policy: compiled.digest,
  })
  const event = readEvent(lineOf(row, env))
  if (!event.ok) throw new Error(`the case is no event: ${event.message}`)
  const start = performance.now()
  const decided = await timer.finish(session.decide(event.value))
  return { decision: decided.json(), milliseconds: performance.now() - start }
}

function envOf(context: JsonObject): { readonly cwd: string } & JsonObject {
  const { workspace = '/srv/app', home = '/home/dev', os = 'linux', fs_case = 'sensitive', cwd = '/srv/app' } = context
  return { cwd: String(cwd), workspace, home, os, fs_case }
}

/** Another spelling of a file leads to it as a link does. */
function worldOf(context: JsonObject): JsonObject {
  return {
    links: { ...mapOf(context, 'symlinks'), ...mapOf(context, 'aliases') },
    files: ownMember(context, 'files') ?? [],
    dns: mapOf(context, 'dns'),
    redirects: mapOf(context, 'redirects'),
  }
}

/** Which argument of the tool holds inner calls is a fact of the tool, so the host's catalogue says it. */
function withBatch({ tool, context }: CaseRow, policy: PolicyAst): PolicyAst {
  const { items, tool: name, args } = mapOf(context, 'batch')
  if (typeof items !== 'string' || typeof name !== 'string') return policy
  const path = (text: string): string => (text.startsWith('$') ? text : `$.${text}`)
  const described = describeTool({
    name: tool,
    batch: {
      items: path(items),
      tool: path(name),
      ...(typeof args === 'string' ? { args: path(args) } : {}),
      ...(Object.hasOwn(context, 'mcp') ? { mcp: 'same' as const } : {}),
    },
  })
  return { packs: policy.packs.map((pack) => ({ ...pack, catalogue: [...pack.catalogue, described] })) }
}

function lineOf(row: CaseRow, env: JsonObject): JsonObject {
  const mcp = ownMember(row.context, 'mcp')
  const common = { run_id: row.id, turn: 1, tool_name: row.tool, internal_call_id: row.id, env, ...(isJsonObject(mcp) ? { mcp } : {}) }
  if (row.result !== undefined) {
    return { ...common, kind: 'tool_result', args: row.args ?? {}, result: row.result, outcome: { kind: 'success' } }
  }
  const args: JsonObject = row.rawArgs === undefined ? { args: row.args ?? {} } : { args_text: row.rawArgs }
  return { ...common, kind: 'tool_call', ...args }
}

function checkNames(policy: PolicyAst): readonly string[] {
  return policy.packs.flatMap(({ rules }) =>
    rules.flatMap(({ action }) => (action.name === 'consult' ? [String((action.param as { readonly check: Json }).check)] : [])),
  )
}
