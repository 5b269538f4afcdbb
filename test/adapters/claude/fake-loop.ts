import { isJsonObject, ownMember, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import type { ScenarioReport, ScenarioSetup, ScenarioTool, SeenRequest } from '../../../src/adapters/testing/scenario.ts'

/** What a hook leaves behind: its one JSON object, or a denial (exit code 2, or a throw where failures block). */
export type HookReply = JsonObject | { readonly denial: string }

interface Read {
  readonly text: string
  readonly isStopped: boolean
}

/**
 * The loop of Claude Code around its hooks, as its contract has been observed: calls come one by one, a tool that it
 * does not know fires no hook, a denial gets words of its own, changed arguments are validated again, a stop ends the
 * run, a result of another shape is dropped without a word, and that of a failed call cannot be replaced.
 */
export async function runClaude(ask: (event: JsonObject) => Promise<HookReply>, setup: ScenarioSetup): Promise<ScenarioReport> {
  const executed: { tool: string; args: Json }[] = []
  const requests: SeenRequest[] = []
  const texts: string[] = []
  const results: Record<string, string> = {}
  const calls: Record<string, Json> = {}
  const script = [...setup.model]
  const common = { session_id: 'session-1', cwd: '/work', permission_mode: 'default' }
  const ended = (reply: HookReply): ScenarioReport => ({ executed, requests, ending: { kind: 'ended', reason: reasonOf(reply) } })

  const begun = await ask({ ...common, hook_event_name: 'UserPromptSubmit', prompt: setup.prompt })
  if (isStop(begun) || 'denial' in begun || begun['decision'] === 'block') return ended(begun)
  texts.push(setup.prompt)
  const added = specific(begun)['additionalContext']
  if (typeof added === 'string') texts.push(added)

  for (let next = script.shift(); ; next = script.shift()) {
    const seen = { tools: setup.tools.map(({ name }) => name), texts: [...texts], results: { ...results }, calls: { ...calls } }
    requests.push({ ...seen, raw: JSON.stringify(seen) })
    if (next?.text !== undefined) texts.push(next.text)
    if (next?.calls === undefined) return { executed, requests, ending: { kind: 'finished' } }
    for (const { id, name, args } of next.calls) {
      calls[id] = args
      const tool = setup.tools.find((one) => one.name === name)
      if (tool === undefined) {
        results[id] = `No such tool available: ${name}`
        continue
      }
      const about = { ...common, tool_name: name, tool_use_id: id }
      const before = await ask({ ...about, hook_event_name: 'PreToolUse', tool_input: args })
      const denial = denialOf(before)
      if (denial === undefined) {
        const updated = specific(before)['updatedInput']
        const input = isJsonObject(updated) ? updated : args
        const read = await runTool(tool, input, about)
        if (read.isStopped || isStop(before)) return ended({ stopReason: read.text })
        results[id] = read.text
      } else {
        if (isStop(before)) return ended(before)
        results[id] = `PreToolUse:${name} hook error: ${denial}`
      }
    }
  }

  async function runTool(tool: ScenarioTool, input: JsonObject, about: JsonObject): Promise<Read> {
    const misfit = Object.entries(tool.fields).find(([field, type]) => typeof input[field] !== type)
    if (misfit !== undefined) return { text: `InputValidationError: ${misfit[0]}`, isStopped: false }
    executed.push({ tool: tool.name, args: input })
    let output: Json
    try {
      output = tool.run(input)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : ''
      const after = await ask({ ...about, hook_event_name: 'PostToolUseFailure', tool_input: input, error })
      return isStop(after) ? { text: reasonOf(after), isStopped: true } : { text: error, isStopped: false }
    }
    const after = await ask({ ...about, hook_event_name: 'PostToolUse', tool_input: input, tool_response: output })
    if (isStop(after)) return { text: reasonOf(after), isStopped: true }
    const updated = specific(after)['updatedToolOutput']
    return { text: textForm(updated !== undefined && isSameShape(updated, output) ? updated : output), isStopped: false }
  }
}

function denialOf(reply: HookReply): string | undefined {
  if ('denial' in reply) return textForm(reply.denial ?? null)
  const said = specific(reply)
  // A question reaches a person, who says yes here.
  return said['permissionDecision'] === 'deny' ? textForm(said['permissionDecisionReason'] ?? '') : undefined
}

function isStop(reply: HookReply): boolean {
  return 'continue' in reply && reply.continue === false
}

function reasonOf(reply: HookReply): string {
  if ('denial' in reply) return textForm(reply.denial ?? null)
  return textForm(reply['stopReason'] ?? reply['reason'] ?? '')
}

function specific(reply: HookReply): JsonObject {
  const said = 'denial' in reply ? undefined : ownMember(reply, 'hookSpecificOutput')
  return isJsonObject(said) ? said : {}
}

function isSameShape(left: Json, right: Json): boolean {
  if (!isJsonObject(left) || !isJsonObject(right)) return typeof left === typeof right && isJsonObject(left) === isJsonObject(right)
  return Object.keys(right).every((key) => Object.hasOwn(left, key))
}
