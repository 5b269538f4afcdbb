import { allowedTools } from '../../core/chain/apply-request-patch.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'
import { refusePatch } from './refuse-patch.ts'
import type { McpSession } from './session.ts'

export type ActiveTools =
  | { readonly kind: 'decided'; readonly names: readonly string[] }
  | { readonly kind: 'ended'; readonly end: RunEnd }

/**
 * Which of these tools the model may see and call. A gateway has no model call to ask about, so the policy
 * is asked as before one that these tools are available to, and of its patch the choice of tools counts.
 */
export async function decideActiveTools(session: McpSession, available: readonly string[]): Promise<ActiveTools> {
  const { run } = session
  const prompt = { role: 'user', content: null }
  const turn = run.context.turn
  const decision = await run.decide({ kind: 'CompletionCall', prompt, turn, availableTools: [...available] }, session.facts())
  switch (decision.kind) {
    case 'continue':
      return { kind: 'decided', names: available }
    case 'patch': {
      const refused = refusePatch(session, decision.patch)
      if (refused !== undefined) return { kind: 'ended', end: refused }
      const { activeTools, toolChoice } = decision.patch
      const tools = activeTools === undefined ? available : available.filter((name) => activeTools.includes(name))
      return { kind: 'decided', names: allowedTools({ tools, documents: [], ...(toolChoice === undefined ? {} : { toolChoice }) }) }
    }
    case 'terminate':
    case 'skip':
    case 'rewrite':
    case 'replace':
    case 'fail':
    case 'retry':
    case 'repair':
      // `resolve` ends the run for all but the first; nothing is shown where it did not (S-03).
      return { kind: 'ended', end: run.end() ?? undecided }
  }
}

const undecided: RunEnd = { kind: 'cancelled', cause: 'fault', reason: 'Run ended: there is no decision about the tools.' }
