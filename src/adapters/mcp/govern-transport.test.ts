import { describe, expect, test } from 'vitest'
import { textForm, type Json, type JsonObject } from '../../core/base/json.ts'
import type { Hook } from '../../core/chain/hook.ts'
import { systemTimer } from '../../hosts/node/clock.ts'
import { asked, governedPeers, settled, textResult, type Handler } from '../../../test/support/mcp-peers.ts'

const echo: Handler = (params) => textResult(textForm(params['name'] ?? null))
const never: Handler = () => undefined
const call = (name: string): JsonObject => ({ name })

/** Answers what the tests make it answer. */
function aHook(kind: string, answer: () => unknown): Hook {
  // `as`: the point is that it is no flow.
  const onEvent = ((_context: unknown, event: { kind: string }) => (event.kind === kind ? answer() : { type: 'Continue' })) as unknown as Hook['onEvent']
  return { name: 'mine', onEvent }
}

describe('messages', () => {
  test('of known methods pass in both directions, unchanged', async () => {
    const { client, server } = await governedPeers({
      server: { 'completion/complete': () => ({ completion: { values: ['a'] } }), ping: () => ({}) },
      client: { ping: () => ({}) },
    })
    expect((await client.ask('completion/complete', { ref: { type: 'ref/prompt', name: 'p' } }))['result']).toEqual({ completion: { values: ['a'] } })
    expect((await client.ask('ping'))['result']).toEqual({})
    expect((await server.ask('ping'))['result']).toEqual({})
    client.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
    server.send({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } })
    await settled()
    expect(server.received.at(-1)).toEqual({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect(client.received.at(-1)).toEqual({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } })
  })

  test('of unknown methods do not pass: they could carry what no rule sees', async () => {
    const { client, server, notices } = await governedPeers({ server: { 'tools/call2': echo } })
    expect(await client.ask('tools/call2', call('a'))).toMatchObject({ error: { code: -32601 } })
    client.send({ jsonrpc: '2.0', method: 'notifications/odd' })
    server.send({ jsonrpc: '2.0', method: 'notifications/odd' })
    await settled()
    expect(server.received).toEqual([])
    expect(client.received).toHaveLength(1)
    expect(notices).toEqual(['a notification of the client was dropped', 'a notification of the server was dropped'])
  })

  const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) as JsonObject
  test.each<[string, Json, number | null]>([
    ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], null],
    ['a text', 'hello', null],
    ['no version', { id: 1, method: 'ping' }, null],
    ['a method that is no text', { jsonrpc: '2.0', id: 1, method: 5 }, 1],
    ['params that are a list', { jsonrpc: '2.0', id: 1, method: 'ping', params: [1] }, 1],
    ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'ping' }, null],
    ['an id that is null', { jsonrpc: '2.0', id: null, method: 'tools/call', params: call('a') }, null],
    ['nesting without end', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a', arguments: deep } }, null],
  ])('that are none are refused: %s', async (_what, message, id) => {
    const { client, server } = await governedPeers({ server: { ping: () => ({}), 'tools/call': echo } })
    client.send(message)
    await settled()
    expect(server.received).toEqual([])
    expect(client.received).toMatchObject([{ id, error: { code: -32600 } }])
  })

  test.each<[string, JsonObject]>([
    ['both a result and an error', { result: textResult('x'), error: { code: 1, message: 'x' } }],
    ['neither', {}],
    ['a result that is a text', { result: 'x' }],
    ['an error without a code', { error: { message: 'x' } }],
  ])('that answer with %s are an error for whoever waits', async (_what, body) => {
    const { client, server } = await governedPeers({ server: { 'tools/call': never } })
    const answer = client.ask('tools/call', call('a'), 7)
    await settled()
    server.send({ jsonrpc: '2.0', id: 7, ...body })
    expect(await answer).toMatchObject({ id: 7, error: { code: -32603 } })
  })

  test('that answer nothing, or for the second time, or with an id of another type, are dropped', async () => {
    const { client, server, notices } = await governedPeers({ server: { 'tools/call': never } })
    const answer = client.ask('tools/call', call('a'), 7)
    await settled()
    const result = (id: string | number, text: string): Json => ({ jsonrpc: '2.0', id, result: textResult(text) })
    for (const one of [result('7', 'text id'), result(8, 'unknown'), result(7, 'right'), result(7, 'again')]) server.send(one)
    expect((await answer)['result']).toEqual(textResult('right'))
    client.send(result(9, 'to nobody'))
    await settled()
    expect(client.received).toHaveLength(1)
    expect(notices).toEqual(Array.from({ length: 4 }, () => 'an answer to no request was dropped'))
  })

  test('with the same id in both directions are two requests, and with `1` and `"1"` as well', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': echo, ping: () => ({ from: 'server' }) }, client: { ping: () => ({ from: 'client' }) } })
    const answers = await Promise.all([client.ask('tools/call', call('a'), 1), client.ask('tools/call', call('b'), '1'), server.ask('ping', {}, 1)])
    expect(answers.map(({ result }) => result)).toEqual([textResult('a'), textResult('b'), { from: 'client' }])
  })

  test('with an id that is open already are refused, and the first gets its answer', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': never } })
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('a') })
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('b') })
    await settled()
    expect(asked(server, 'tools/call')).toEqual([{ name: 'a', arguments: {} }])
    expect(client.received).toMatchObject([{ id: 1, error: { code: -32600 } }])
    server.send({ jsonrpc: '2.0', id: 1, result: textResult('a') })
    await settled()
    expect(client.received.at(-1)).toMatchObject({ id: 1, result: textResult('a') })
  })

  test('beyond the number that may be open are refused', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': never }, options: { maxOpenRequests: 2 } })
    for (const id of [1, 2, 3]) client.send({ jsonrpc: '2.0', id, method: 'tools/call', params: call('a') })
    await settled()
    expect(asked(server, 'tools/call')).toHaveLength(2)
    expect(client.received).toMatchObject([{ id: 3, error: { code: -32603 } }])
  })
})

describe('progress', () => {
  test('goes to the client for an open request alone', async () => {
    const { client, server, notices } = await governedPeers({ server: { 'tools/call': never } })
    void client.ask('tools/call', { ...call('a'), _meta: { progressToken: 5 } }, 1)
    await settled()
    const progress = (progressToken: number): Json => ({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken, progress: 1 } })
    server.send(progress(5))
    server.send(progress(6))
    await settled()
    expect(client.received).toEqual([progress(5)])
    expect(notices).toEqual(['progress of no request was dropped'])
  })
})

describe('a cancelled request', () => {
  const cancel = (requestId: string | number): Json => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } })

  test('is cancelled at the server, gets no answer, and its id is free when the late one came', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': never } })
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('a') })
    await settled()
    client.send(cancel(1))
    await settled()
    expect(server.received.at(-1)).toEqual(cancel(1))
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('b') })
    await settled()
    expect(client.received).toMatchObject([{ id: 1, error: { code: -32600 } }])
    server.send({ jsonrpc: '2.0', id: 1, result: textResult('late') })
    await settled()
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('c') })
    await settled()
    server.send({ jsonrpc: '2.0', id: 1, result: textResult('c') })
    await settled()
    expect(client.received.slice(1)).toMatchObject([{ id: 1, result: textResult('c') }])
  })

  test('that is still being decided is never sent, and gives back what it reserved (S-49b)', async () => {
    let decide: (flow: unknown) => void = () => undefined
    const released: string[] = []
    const hook: Hook = {
      ...aHook('ToolCall', () => new Promise((resolve) => (decide = resolve))),
      settles: 'reserve',
      settle: () => ({ type: 'Continue' }),
      release: (id) => void released.push(id),
    }
    const { client, server } = await governedPeers({ hooks: [hook], server: { 'tools/call': echo } })
    client.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call('a') })
    await settled()
    client.send(cancel(1))
    await settled()
    decide({ type: 'Continue' })
    await settled()
    expect(server.received).toEqual([])
    expect(client.received).toEqual([])
    expect(released).toEqual(['mcp-1'])
  })

  test('of the server is cancelled at the client', async () => {
    const { client, server } = await governedPeers({ client: { 'roots/list': never } })
    server.send({ jsonrpc: '2.0', id: 4, method: 'roots/list' })
    await settled()
    server.send(cancel(4))
    await settled()
    expect(client.received.at(-1)).toEqual(cancel(4))
  })

  test('that is none, or a handshake, stays', async () => {
    const { client, server } = await governedPeers({ server: { initialize: never } })
    client.send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} })
    client.send(cancel(1))
    client.send(cancel(2))
    await settled()
    expect(server.received).toHaveLength(1)
  })
})

describe('a server that', () => {
  test('closes in the middle of a call ends every open request with an error, and the client is closed', async () => {
    const { client, server, session } = await governedPeers({ server: { 'tools/call': never, ping: never } })
    const open = [client.ask('tools/call', call('a')), client.ask('ping')]
    await settled()
    await server.close()
    for (const answer of await Promise.all(open)) {
      expect(answer).toMatchObject({ error: { code: -32603, message: expect.stringContaining('It is not known whether the request had an effect.') as string } })
    }
    await session.closed
    expect(client.isClosed()).toBe(true)
  })

  test('is too late is given up, told so, and its late answer is dropped', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': never }, options: { timer: systemTimer, requestTimeoutMs: 20 } })
    expect(await client.ask('tools/call', call('a'), 1)).toMatchObject({ error: { code: -32603 } })
    await settled()
    expect(server.received.at(-1)).toMatchObject({ method: 'notifications/cancelled', params: { requestId: 1 } })
    server.send({ jsonrpc: '2.0', id: 1, result: textResult('late') })
    await settled()
    expect(client.received).toHaveLength(1)
  })
})

test('a client that closes takes the server with it, and the run is closed', async () => {
  const { client, server, session } = await governedPeers({ server: { 'tools/call': never } })
  void client.ask('tools/call', call('a'))
  await settled()
  await client.close()
  await session.closed
  expect(server.isClosed()).toBe(true)
  expect(session.run.end()).toMatchObject({ cause: 'fault' })
})

test('the version that both sides agree on is told to both transports', async () => {
  const { client, session } = await governedPeers({ server: { initialize: () => ({ protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'n', version: '1' } }) } })
  expect((await client.ask('initialize', { protocolVersion: '2025-06-18' }))['result']).toMatchObject({ protocolVersion: '2025-06-18' })
  await session.close()
})

describe('a policy that breaks lets nothing through (S-03, T4)', () => {
  const broken: readonly [string, () => unknown][] = [
    ['throws', () => { throw new Error('broken') }],
    ['answers nothing', () => undefined],
    ['answers null', () => null],
    ['answers a flow that nobody knows', () => ({ type: 'Allow' })],
    ['answers a flow that the event does not honor', () => ({ type: 'Retry', feedback: 'x' })],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ]
  test.each(broken)('at the call: %s', async (_what, answer) => {
    const { client, server } = await governedPeers({ hooks: [aHook('ToolCall', answer)], server: { 'tools/call': echo } })
    expect(await client.ask('tools/call', call('a'))).toMatchObject({ error: { code: -32603 } })
    expect(asked(server, 'tools/call')).toEqual([])
  })

  test.each(broken)('at the result: %s', async (_what, answer) => {
    const { client } = await governedPeers({ hooks: [aHook('ToolResult', answer)], server: { 'tools/call': () => textResult('tok_1') } })
    expect(await client.ask('tools/call', call('a'))).toMatchObject({ error: { code: -32603 } })
    expect(JSON.stringify(client.received)).not.toContain('tok_1')
  })

  test.each(broken)('at the listing: %s', async (_what, answer) => {
    const { client } = await governedPeers({ hooks: [aHook('CompletionCall', answer)], server: { 'tools/list': () => ({ tools: [{ name: 'a' }] }) } })
    expect(await client.ask('tools/list')).toMatchObject({ error: { code: -32603 } })
  })

  test('a hook that hangs is late, and the call is refused', async () => {
    const hanging: Hook = { ...aHook('ToolCall', () => new Promise(() => undefined)), timeoutMs: 20 }
    const { client, server } = await governedPeers({ hooks: [hanging], server: { 'tools/call': echo } })
    expect(await client.ask('tools/call', call('a'))).toMatchObject({ error: { code: -32603 } })
    expect(asked(server, 'tools/call')).toEqual([])
  })

  test('arguments that a hook made into something else than an object are not sent', async () => {
    const { client, server } = await governedPeers({ hooks: [aHook('ToolCall', () => ({ type: 'RewriteArgs', args: [1] }))], server: { 'tools/call': echo } })
    expect(await client.ask('tools/call', call('a'))).toMatchObject({ error: { code: -32603 } })
    expect(asked(server, 'tools/call')).toEqual([])
  })
})

test('a policy that asks for more than a gateway can do is refused, by rule and target (L-04)', async () => {
  const rules = [{ event: 'completion_call', match: 'any', patch: { temperature: 0 } }]
  await expect(governedPeers({ rules })).rejects.toThrow('`acme/p#r0`: `mcp` cannot honor PatchRequest of temperature')
})
