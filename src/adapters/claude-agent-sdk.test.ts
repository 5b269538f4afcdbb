import { expect, test } from 'vitest'
import { isJsonObject, textForm, type Json, type JsonObject } from '../core/base/json.ts'
import { createHookStack } from '../core/chain/create-hook-stack.ts'
import type { Hook } from '../core/chain/hook.ts'
import { compilePolicy } from '../core/compile/compile-policy.ts'
import { loadPolicy } from '../core/load/load-policy.ts'
import { createEngine, type Engine } from '../core/runs/engine.ts'
import { sluiceHooks, type ClaudeHookMatcher, type ClaudeHooks } from './claude-agent-sdk.ts'

const rules = `
  - { id: no-rm, event: tool_call, match: { tool: Bash, args: { $.command: { starts_with: rm } } }, skip: "Not executed: no rm here." }
  - { id: cap, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.amount: 5 } }] }
  - { id: stop, event: tool_call, match: { tool: Danger }, terminate: "Stopped here." }
  - { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }
  - { id: house, event: completion_call, match: any, patch: { extra_context: [{ id: house, text: Use British spelling. }] } }
`

function engineOf(hooks: readonly Hook[] = []): Engine {
  const text = `sluice: 1\npack: { id: test/sdk, version: 1.0.0 }\nrules:${rules}`
  const loaded = loadPolicy([{ source: { name: 'p.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'))
  const stack = createHookStack('all', [compilePolicy(loaded.value).stack, ...hooks])
  return createEngine({ stack, reporter: () => undefined })
}

/**
 * What the SDK makes of its hooks, as was observed: a throw before a call lets it run unless `onFailure` blocks, a
 * throw after it shows the result; a matcher narrows; junk is consent; a result of another shape is dropped.
 */
async function sdkCall(hooks: ClaudeHooks, tool: { readonly name: string; readonly input: JsonObject; readonly run: (input: JsonObject) => Json }): Promise<unknown> {
  const common = { session_id: 's', cwd: '/work', permission_mode: 'default', tool_name: tool.name, tool_input: tool.input, tool_use_id: 't' }
  const before = await ask(hooks.PreToolUse, { ...common, hook_event_name: 'PreToolUse' })
  if (before === 'threw') return { ran: false }
  const said = specific(before)
  const stops = before['continue'] === false
  if (said['permissionDecision'] === 'deny') return { ran: false, read: said['permissionDecisionReason'], stops }
  const input = (said['updatedInput'] ?? tool.input) as JsonObject
  const output = tool.run(input)
  const after = await ask(hooks.PostToolUse, { ...common, tool_input: input, hook_event_name: 'PostToolUse', tool_response: output })
  if (after === 'threw') return { ran: input, read: output }
  if (stops || after['continue'] === false) return { ran: input, stops: true }
  return { ran: input, read: specific(after)['updatedToolOutput'] ?? output }
}

async function ask([matcher]: readonly ClaudeHookMatcher[], input: JsonObject): Promise<JsonObject | 'threw'> {
  const callback = matcher?.hooks[0]
  if (callback === undefined || matcher?.onFailure !== 'block' || 'matcher' in matcher) throw new Error('the hook does not see every tool, or lets failures through')
  try {
    return await callback(input, 't', {})
  } catch {
    return 'threw'
  }
}

function specific(answer: JsonObject): JsonObject {
  const said = answer['hookSpecificOutput']
  return isJsonObject(said) ? said : {}
}

test('a skip, a rewrite, a redaction and an end, as the SDK carries them out', async () => {
  const hooks = sluiceHooks(engineOf())
  expect(await sdkCall(hooks, { name: 'Bash', input: { command: 'rm x' }, run: () => '' })).toEqual({ ran: false, read: 'Not executed: no rm here.', stops: false })
  expect(await sdkCall(hooks, { name: 'pay', input: { amount: 9 }, run: ({ amount }) => `paid ${textForm(amount ?? null)}` })).toEqual({ ran: { amount: 5 }, read: 'paid 5' })
  expect(await sdkCall(hooks, { name: 'Read', input: {}, run: () => 'a tok_1f b' })).toEqual({ ran: {}, read: 'a [REDACTED:key] b' })
  expect(await sdkCall(hooks, { name: 'Danger', input: {}, run: () => '' })).toEqual({ ran: false, read: 'Stopped here.', stops: true })
})

test('an ended session stays ended until a person speaks (S-33a), and is told of once', async () => {
  const ends: string[] = []
  const hooks = sluiceHooks(engineOf(), { onEnd: ({ reason }, id) => ends.push(`${id}: ${reason}`) })
  await sdkCall(hooks, { name: 'Danger', input: {}, run: () => '' })
  expect(await sdkCall(hooks, { name: 'Read', input: {}, run: () => 'text' })).toEqual({ ran: false, read: 'Stopped here.', stops: true })
  expect(ends).toEqual(['s: Stopped here.'])
  const prompt = await ask(hooks.UserPromptSubmit, { session_id: 's', hook_event_name: 'UserPromptSubmit', prompt: 'Go on.' })
  expect(prompt).toEqual({ hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: 'Use British spelling.' } })
  expect(await sdkCall(hooks, { name: 'Read', input: {}, run: () => 'text' })).toEqual({ ran: {}, read: 'text' })
})

test('a hook that throws lets no call run and shows no result (S-90, T9)', async () => {
  const atCall: Hook = {
    name: 'broken',
    onEvent(_context, event) {
      if (event.kind === 'ToolCall') throw new Error('broken')
      return { type: 'Continue' }
    },
  }
  expect(await sdkCall(sluiceHooks(engineOf([atCall])), { name: 'Read', input: {}, run: () => 'text' })).toMatchObject({ ran: false })
  const atResult: Hook = {
    name: 'broken',
    onEvent(_context, event) {
      if (event.kind === 'ToolResult') throw new Error('broken')
      return { type: 'Continue' }
    },
  }
  expect(await sdkCall(sluiceHooks(engineOf([atResult])), { name: 'Read', input: {}, run: () => 'text' })).toEqual({ ran: {}, stops: true })
})

test('a call that was decided with other arguments is not shown (L-92)', async () => {
  const hooks = sluiceHooks(engineOf())
  const call = { session_id: 's', tool_name: 'pay', tool_input: { amount: 9 }, tool_use_id: 't' }
  await ask(hooks.PreToolUse, { ...call, hook_event_name: 'PreToolUse' })
  const after = await ask(hooks.PostToolUse, { ...call, hook_event_name: 'PostToolUse', tool_response: 'paid 9' })
  expect(after).toEqual({ continue: false, stopReason: 'Run ended: `pay` ran with arguments that the policy did not let through.' })
})

test('junk from the SDK blocks a call and withholds a result', async () => {
  const hooks = sluiceHooks(engineOf())
  const [matcher] = hooks.PostToolUse
  await expect(matcher?.hooks[0]?.(undefined)).rejects.toThrow('no event')
  const circle: Record<string, unknown> = { hook_event_name: 'PostToolUse' }
  circle['tool_response'] = circle
  expect(await matcher?.hooks[0]?.(circle)).toEqual({ continue: false, stopReason: 'Run ended: a result without a JSON form could not be judged.' })
  expect(await ask(hooks.PostToolUse, { hook_event_name: 'PostToolUse' })).toMatchObject({ continue: false })
  expect(await ask(hooks.PreToolUse, { hook_event_name: 'PreToolUse' })).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })
})

test('a policy that needs what the SDK cannot do is refused (L-04)', () => {
  const steer: Hook = { name: 'steer', answers: [{ kind: 'CompletionCall', flow: 'PatchRequest', fields: ['temperature'] }], onEvent: () => ({ type: 'Continue' }) }
  expect(() => sluiceHooks(engineOf([steer]))).toThrow(/`steer`: `claude-agent-sdk` cannot honor PatchRequest of temperature/)
})
