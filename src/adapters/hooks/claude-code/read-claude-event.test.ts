import { expect, test } from 'vitest'
import { mcpIdentity, readClaudeEvent } from './read-claude-event.ts'

const call = { session_id: 's', cwd: '/w', hook_event_name: 'PreToolUse', tool_name: 'mcp__a__b__c', tool_input: {}, tool_use_id: 't' }

test('the true identity of an MCP tool is that of the server which the agent states (L-74)', () => {
  expect(mcpIdentity('mcp__a__b__c', 'a')).toEqual({ server: 'a', tool: 'b__c' })
  expect(mcpIdentity('mcp__a__b__c', 'a__b')).toEqual({ server: 'a__b', tool: 'c' })
  expect(mcpIdentity('mcp__my_server__x', { name: 'my server' })).toEqual({ server: 'my server', tool: 'x' })
  expect(mcpIdentity('mcp__a__b', 'other')).toBeUndefined()
  expect(mcpIdentity('mcp__a__', 'a')).toBeUndefined()
  expect(mcpIdentity('mcp__a__b', undefined)).toBeUndefined()
  expect(mcpIdentity('Bash', 'a')).toBeUndefined()
})

test('an event is read with the facts that the agent states beside the input of the tool (L-66)', () => {
  const event = { ...call, agent_type: 'Explore', tool_input: { session_id: 'other', cwd: '/etc' } }
  expect(readClaudeEvent(event)).toEqual({
    ok: true,
    event: {
      moment: 'before_tool',
      facts: { sessionId: 's', cwd: '/w', agentName: 'Explore' },
      call: { toolName: 'mcp__a__b__c', callId: 't', args: { session_id: 'other', cwd: '/etc' } },
      canAsk: true,
    },
  })
})

test.each([
  ['default', true],
  ['acceptEdits', true],
  ['plan', true],
  ['bypassPermissions', false],
  ['dontAsk', false],
  ['of a later version', false],
])('in the mode %s a question reaches a person: %s', (mode, canAsk) => {
  expect(readClaudeEvent({ ...call, permission_mode: mode })).toMatchObject({ event: { canAsk } })
})

test('a failed call has the outcome of an error and its text for a result (S-17)', () => {
  expect(readClaudeEvent({ ...call, hook_event_name: 'PostToolUseFailure', error: 'no such file' })).toMatchObject({
    event: { moment: 'after_tool', output: 'no such file', outcome: { kind: 'error', failure: { kind: 'other', message: 'no such file' } } },
  })
})

test.each(['session_id', 'tool_name', 'tool_use_id', 'tool_input', 'hook_event_name'])('a question without `%s` cannot be read', (field) => {
  const rest = Object.fromEntries(Object.entries(call).filter(([name]) => name !== field))
  expect(readClaudeEvent(rest)).toMatchObject({ ok: false })
})

test('events of no concern to a policy are not looked into', () => {
  expect(readClaudeEvent({ hook_event_name: 'Notification' })).toEqual({ ok: true, event: { moment: 'other' } })
})
