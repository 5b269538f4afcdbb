import { expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { asked, governedPeers, textResult } from '../../../test/support/mcp-peers.ts'

const secret = 'tok_9f3ab2'
const redactPay = { event: 'tool_result', match: { tool: 'pay', args: { '$.amount': 5 } }, redact: { patterns: [{ name: 'key', pattern: 'tok_[0-9a-f]+' }] } }
const capped = { event: 'tool_call', match: { tool: 'pay' }, rewrite: [{ set: { '$.amount': 5 } }] }
const created = { task: { taskId: 't1', status: 'working', ttl: 60, statusMessage: `working with ${secret}` }, leak: secret }
const server = { 'tools/call': () => created, 'tasks/result': () => textResult(`paid, ${secret}`) }

test('the result of a task is judged as the result of its call, with the arguments that ran', async () => {
  const { client, server: far } = await governedPeers({ rules: [capped, redactPay], server })
  const answer = await client.ask('tools/call', { name: 'pay', arguments: { amount: 900 }, task: { ttl: 60 } })
  expect(answer['result']).toEqual({ task: { taskId: 't1', status: 'working', ttl: 60 } })
  expect(asked(far, 'tools/call')).toEqual([{ name: 'pay', arguments: { amount: 5 }, task: { ttl: 60 } }])
  for (let each = 0; each < 2; each++) {
    expect((await client.ask('tasks/result', { taskId: 't1' }))['result']).toEqual(textResult('paid, [REDACTED:key]'))
  }
})

test('the result of a task that nobody knows is judged by the method', async () => {
  const hide = { event: 'tool_result', match: { tool: 'tasks/result', mcp: { server: 'files' } }, replace: { text: 'Hidden.' } }
  const { client } = await governedPeers({ rules: [hide], server })
  expect((await client.ask('tasks/result', { taskId: 'other' }))['result']).toEqual(textResult('Hidden.'))
})

test('a task whose call a rule skips is none', async () => {
  const rules = [{ event: 'tool_call', match: { tool: 'pay' }, skip: 'Not paid.' }]
  const { client, server: far } = await governedPeers({ rules, server })
  const answer = await client.ask('tools/call', { name: 'pay', task: {} })
  expect((answer['result'] as JsonObject)['isError']).toBe(true)
  expect(asked(far, 'tools/call')).toEqual([])
})

test('a result that ends the run is not delivered', async () => {
  const rules = [{ event: 'tool_result', match: { result: { contains: 'tok_' } }, terminate: 'A key came to light.' }]
  const { client } = await governedPeers({ rules, server })
  await client.ask('tools/call', { name: 'pay', task: {} })
  expect(await client.ask('tasks/result', { taskId: 't1' })).toMatchObject({ error: { code: -32000, message: 'A key came to light.' } })
  expect(JSON.stringify(client.received)).not.toContain(secret)
})
