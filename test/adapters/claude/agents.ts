import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isJsonObject, type JsonObject } from '../../../src/core/base/json.ts'
import { sluiceHooks, type ClaudeHookMatcher } from '../../../src/adapters/claude-agent-sdk.ts'
import { claudeCode as protocol } from '../../../src/adapters/hooks/claude-code.ts'
import { claudeAgentSdk } from '../../../src/adapters/targets/claude-agent-sdk.ts'
import { claudeCode } from '../../../src/adapters/targets/claude-code.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import { answerEvent } from '../../../src/hosts/cli/hook/answer-event.ts'
import { createAskedQuestions } from '../../../src/hosts/cli/hook/asked-questions.ts'
import { openSessionState } from '../../../src/hosts/cli/hook/session-state.ts'
import { systemTime, systemTimer } from '../../../src/hosts/node/clock.ts'
import { runClaude, type HookReply } from './fake-loop.ts'

/** `sluice hook claude-code` behind its command line: what is read, decided, carried and printed. */
export const claudeCodeAgent: AdapterUnderTest = {
  target: claudeCode,
  timer: systemTimer,
  async run(engine, setup) {
    const folder = mkdtempSync(join(tmpdir(), 'sluice-claude-'))
    const ask = async (input: JsonObject): Promise<HookReply> => {
      const reading = protocol.read(input)
      if (!reading.ok || reading.event.moment === 'other') throw new Error('the loop asks about something else')
      // Each question is a process of its own: it has what the folder holds, and nothing else.
      const session = await openSessionState(folder, protocol.name, reading.event.facts.sessionId)
      const asked = createAskedQuestions()
      try {
        const answer = await answerEvent(reading.event, { engine, asked, session, env: {}, now: systemTime })
        return replyOf(protocol.print(input, answer, { onRewrite: 'ask' }))
      } catch {
        return replyOf(protocol.refuse(reading.event.moment, 'Not executed: Sluice could not decide.'))
      }
    }
    try {
      return await runClaude(ask, setup)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function replyOf({ exitCode, stdout, stderr }: ReturnType<typeof protocol.print>): HookReply {
  return exitCode === 2 ? { denial: stderr ?? '' } : (stdout ?? {})
}

/** The hooks of the SDK, which keep the session between the questions. */
export const claudeAgentSdkAgent: AdapterUnderTest = {
  target: claudeAgentSdk,
  timer: systemTimer,
  run(engine, setup) {
    const hooks = sluiceHooks(engine)
    return runClaude(async (input) => {
      const name = input['hook_event_name']
      // `as`: the loop asks about the four events that there are hooks for.
      const [matcher] = Object.entries(hooks).find(([event]) => event === name)?.[1] as readonly ClaudeHookMatcher[]
      try {
        const reply: unknown = await matcher?.hooks[0]?.(input, 'toolu_1')
        return isJsonObject(reply) ? reply : {}
      } catch {
        return { denial: 'a hook failed' }
      }
    }, setup)
  },
}
