import { resolveInvalidCalls, type EmittedCall } from '../../core/runs/resolve-invalid-calls.ts'
import { decideActiveTools } from './decide-active-tools.ts'
import { endAnswer } from './end-answer.ts'
import { rpcResult, type RpcAnswer } from './json-rpc.ts'
import type { McpSession } from './session.ts'

export type ResolvedName =
  | { readonly kind: 'valid'; readonly toolName: string }
  | { readonly kind: 'answered'; readonly answer: RpcAnswer }

/**
 * What is hidden is also refused when it is called (L-34): a call of a tool that the latest listing hides, or
 * does not have, is an invalid call. Without a listing the policy is asked about this tool alone.
 */
export async function resolveToolName(session: McpSession, call: EmittedCall): Promise<ResolvedName> {
  const { run, tools } = session
  const status = tools.status(call.toolName)
  if (status === 'active') return { kind: 'valid', toolName: call.toolName }
  if (status === 'unlisted') {
    const active = await decideActiveTools(session, [call.toolName])
    if (active.kind === 'ended') return { kind: 'answered', answer: endAnswer(active.end) }
    if (active.names.includes(call.toolName)) return { kind: 'valid', toolName: call.toolName }
  }
  const resolved = await resolveInvalidCalls(
    run,
    {
      calls: [call],
      availableTools: status === 'unlisted' ? [...tools.names(), call.toolName] : tools.names(),
      allowedTools: tools.activeNames(),
      chatHistory: [],
      isStreaming: false,
    },
    session.facts(),
  )
  if (resolved.end !== undefined) return { kind: 'answered', answer: endAnswer(resolved.end) }
  const [repaired] = resolved.executes
  if (repaired !== undefined) return { kind: 'valid', toolName: repaired.toolName }
  const text = resolved.results.get(call.id) ?? notExecuted
  return { kind: 'answered', answer: rpcResult({ content: [{ type: 'text', text }], isError: true }) }
}

const notExecuted = 'Not executed: this tool is not available. Do not retry.'
