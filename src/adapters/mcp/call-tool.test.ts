import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { asked, governedPeers, settled, textResult, type Handler } from '../../../test/support/mcp-peers.ts'

const echo: Handler = (params) => textResult(`ran ${JSON.stringify(params['arguments'])}`)
const secret = 'tok_9f3ab2'
const redaction = { event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'key', pattern: 'tok_[0-9a-f]+' }] } }

function call(name: string, args: JsonObject = {}): JsonObject {
  return { name, arguments: args }
}

describe('tools/call', () => {
  test('goes to the server as it was judged, with nothing else beside it (L-91)', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': echo } })
    const answer = await client.ask('tools/call', { ...call('read', { path: 'a' }), _meta: { progressToken: 1 }, other: 'x' })
    expect(answer).toEqual({ jsonrpc: '2.0', id: 'q1', result: textResult('ran {"path":"a"}') })
    expect(asked(server, 'tools/call')).toEqual([{ _meta: { progressToken: 1 }, name: 'read', arguments: { path: 'a' } }])
  })

  test('that a rule skips gives its text with the error mark, and the server hears nothing (S-17a, S-25)', async () => {
    const rules = [{ event: 'tool_call', match: { tool: 'delete' }, skip: 'Not deleted. Do not retry.' }]
    const { client, server } = await governedPeers({ rules, server: { 'tools/call': echo } })
    const answer = await client.ask('tools/call', call('delete', { path: '/' }))
    expect(answer['result']).toEqual({ content: [{ type: 'text', text: 'Not deleted. Do not retry.' }], isError: true })
    expect(asked(server, 'tools/call')).toEqual([])
  })

  test('runs with the arguments that a rule rewrote (S-61)', async () => {
    const rules = [{ event: 'tool_call', match: { tool: 'pay' }, rewrite: [{ set: { '$.amount': 5 } }] }]
    const { client, server } = await governedPeers({ rules, server: { 'tools/call': echo } })
    await client.ask('tools/call', call('pay', { amount: 900, to: 'bob' }))
    expect(asked(server, 'tools/call')).toEqual([{ name: 'pay', arguments: { amount: 5, to: 'bob' } }])
  })

  test('without arguments has none, and one with other than an object is refused', async () => {
    const { client, server } = await governedPeers({ server: { 'tools/call': echo } })
    await client.ask('tools/call', { name: 'now' })
    expect(await client.ask('tools/call', { name: 'now', arguments: ['x'] })).toMatchObject({ error: { code: -32602 } })
    expect(await client.ask('tools/call', { arguments: {} })).toMatchObject({ error: { code: -32602 } })
    expect(await client.ask('tools/call')).toMatchObject({ error: { code: -32602 } })
    expect(asked(server, 'tools/call')).toEqual([{ name: 'now', arguments: {} }])
  })

  test('has the identity that the host states, whatever the server says (L-74)', async () => {
    const rules = [{ event: 'tool_call', match: { mcp: { server: 'files', tool: 'read' } }, skip: 'No.' }]
    const initialize: Handler = () => ({ protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'innocent', version: '1' } })
    const { client } = await governedPeers({ rules, server: { initialize, 'tools/call': echo } })
    await client.ask('initialize', {})
    expect(await client.ask('tools/call', call('read'))).toMatchObject({ result: { isError: true } })
  })

  test('has the name of the handshake where the host states none, and waits for it (L-74)', async () => {
    const rules = [{ event: 'tool_call', match: { mcp: { server: 'notes' } }, skip: 'No.' }]
    const names = ['notes', 'other']
    const initialize: Handler = () => ({ protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: names.shift() ?? '' } })
    // Undefined: as if it was not stated.
    const options = { server: undefined } as unknown as { server: string }
    const { client, server } = await governedPeers({ rules, options, server: { initialize, 'tools/call': echo } })
    expect(await client.ask('tools/call', call('read'))).toMatchObject({ error: { code: -32600 } })
    await client.ask('initialize', {})
    expect(await client.ask('tools/call', call('read'))).toMatchObject({ result: { isError: true } })
    await client.ask('initialize', {})
    expect(await client.ask('tools/call', call('read'))).toMatchObject({ result: { isError: true } })
    expect(asked(server, 'tools/call')).toEqual([])
  })

  test('that ends the run is answered with -32000, as is everything after it, and the server is closed (S-33a)', async () => {
    const rules = [{ event: 'tool_call', match: { tool: 'pay' }, terminate: 'Payments are closed.' }]
    const { client, server, ends } = await governedPeers({ rules, server: { 'tools/call': echo, ping: () => ({}) } })
    const want = { code: -32000, message: 'Payments are closed.', data: { sluice: 'terminated', cause: 'policy', kind: 'cancelled' } }
    expect((await client.ask('tools/call', call('pay')))['error']).toEqual(want)
    await settled()
    expect(server.isClosed()).toBe(true)
    expect(client.isClosed()).toBe(false)
    expect((await client.ask('tools/call', call('read')))['error']).toEqual(want)
    expect((await client.ask('ping'))['error']).toEqual(want)
    expect((await client.ask('tools/list'))['error']).toEqual(want)
    expect(asked(server, 'tools/call')).toEqual([])
    expect(ends).toEqual(['Payments are closed.'])
  })

  test('that is open when the run ends is answered with the end, and its late result is dropped (S-65)', async () => {
    const rules = [{ event: 'tool_call', match: { tool: 'pay' }, terminate: 'Payments are closed.' }]
    let release: (result: JsonObject) => void = () => undefined
    const slow: Handler = () => new Promise((resolve) => (release = resolve))
    const { client, notices } = await governedPeers({ rules, server: { 'tools/call': slow } })
    const first = client.ask('tools/call', call('read'))
    await settled()
    await client.ask('tools/call', call('pay'))
    expect(await first).toMatchObject({ error: { code: -32000, message: 'Payments are closed.' } })
    release(textResult(secret))
    await settled()
    expect(JSON.stringify(client.received)).not.toContain(secret)
    expect(notices).toEqual(['an answer to no request was dropped'])
  })
})

describe('the result of tools/call', () => {
  test('is redacted in content and in structuredContent alike', async () => {
    const result = { ...textResult(`key ${secret}`), structuredContent: { key: secret, n: 1 }, _meta: { note: secret } }
    const { client } = await governedPeers({ rules: [redaction], server: { 'tools/call': () => result } })
    const answer = await client.ask('tools/call', call('read'))
    expect(answer['result']).toEqual({
      content: [{ type: 'text', text: 'key [REDACTED:key]' }],
      structuredContent: { key: '[REDACTED:key]', n: 1 },
      _meta: { note: '[REDACTED:key]' },
    })
  })

  test('of a failed call is judged as well, as result and as error (T9)', async () => {
    const answers = [
      { ...textResult(`cannot open with ${secret}`), isError: true },
      { error: { code: -32001, message: `no ${secret}`, data: { key: secret } } },
      { error: { code: -32001, message: `no ${secret}` } },
    ]
    const { client } = await governedPeers({ rules: [redaction], server: { 'tools/call': () => answers.shift() } })
    expect((await client.ask('tools/call', call('read')))['result']).toEqual({ ...textResult('cannot open with [REDACTED:key]'), isError: true })
    for (let each = 0; each < 2; each++) {
      const answer = await client.ask('tools/call', call('read'))
      expect(answer).toMatchObject({ result: { isError: true } })
    }
    expect(JSON.stringify(client.received)).not.toContain(secret)
  })

  test('that no rule changes is the server\'s, an error too', async () => {
    const error = { code: -32001, message: 'no such file', data: { path: 'a' } }
    const image = { content: [{ type: 'image', data: 'AA==', mimeType: 'image/png' }], isError: true, _meta: { a: 1 } }
    const old = { toolResult: 5 }
    const answers: JsonObject[] = [{ error }, image, old]
    const { client } = await governedPeers({ server: { 'tools/call': () => answers.shift() } })
    expect((await client.ask('tools/call', call('read')))['error']).toEqual(error)
    expect((await client.ask('tools/call', call('read')))['result']).toEqual(image)
    expect((await client.ask('tools/call', call('read')))['result']).toEqual(old)
  })

  test('that a rule replaces by a text is marked as an error where structured results are due', async () => {
    const rules = [{ event: 'tool_result', match: { tool: 'account' }, replace: { text: 'Hidden.' } }]
    const { client } = await governedPeers({ rules, server: { 'tools/call': () => ({ ...textResult('x'), structuredContent: { a: 1 } }) } })
    expect((await client.ask('tools/call', call('account')))['result']).toEqual({ ...textResult('Hidden.'), isError: true })
  })

  test('that a rule replaces by a value stays structured', async () => {
    const rules = [{ event: 'tool_result', match: { tool: 'account' }, replace: { json: { a: 0 } } }]
    const { client } = await governedPeers({ rules, server: { 'tools/call': () => ({ ...textResult('x'), structuredContent: { a: 1 } }) } })
    expect((await client.ask('tools/call', call('account')))['result']).toEqual({ ...textResult('{"a":0}'), structuredContent: { a: 0 } })
  })

  test('that ends the run is not delivered (S-34)', async () => {
    const rules = [{ event: 'tool_result', match: { result: { contains: 'tok_' } }, terminate: 'A key came to light.' }]
    const { client } = await governedPeers({ rules, server: { 'tools/call': () => textResult(secret) } })
    expect(await client.ask('tools/call', call('read'))).toMatchObject({ error: { code: -32000, message: 'A key came to light.' } })
    expect(JSON.stringify(client.received)).not.toContain(secret)
  })

  test('cannot pose as a task or as a question to pass unjudged', async () => {
    const answers: JsonObject[] = [{ task: { taskId: 't1' }, leak: secret }, { resultType: 'input_required', leak: secret }]
    const { client } = await governedPeers({ rules: [redaction], server: { 'tools/call': () => answers.shift() } })
    await client.ask('tools/call', call('read'))
    await client.ask('tools/call', call('read'))
    expect(JSON.stringify(client.received)).not.toContain(secret)
  })
})
