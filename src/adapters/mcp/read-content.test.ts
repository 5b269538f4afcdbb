import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { asked, governedPeers } from '../../../test/support/mcp-peers.ts'

const secret = 'tok_9f3ab2'
const redaction = { event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'key', pattern: 'tok_[0-9a-f]+' }] } }

describe('resources/read', () => {
  const result = { contents: [{ uri: 'file:///a', mimeType: 'text/plain', text: `key ${secret}` }], _meta: { a: 1 } }

  test('passes through the result rules and keeps its form', async () => {
    const { client } = await governedPeers({ rules: [redaction], server: { 'resources/read': () => result } })
    expect((await client.ask('resources/read', { uri: 'file:///a' }))['result']).toEqual({
      contents: [{ uri: 'file:///a', mimeType: 'text/plain', text: 'key [REDACTED:key]' }],
      _meta: { a: 1 },
    })
  })

  test('is a call of the tool `resources/read` with the uri as an argument, at the server', async () => {
    const rules = [{ event: 'tool_call', match: { mcp: { server: 'files' }, tool: 'resources/read', args: { '$.uri': { starts_with: 'file:///etc' } } }, skip: 'Not read.' }]
    const { client, server } = await governedPeers({ rules, server: { 'resources/read': () => result } })
    expect((await client.ask('resources/read', { uri: 'file:///etc/passwd' }))['error']).toEqual({ code: -32050, message: 'Not read.' })
    expect((await client.ask('resources/read', { uri: 'file:///a', _meta: { b: 2 } }))['result']).toEqual(result)
    expect(asked(server, 'resources/read')).toEqual([{ uri: 'file:///a', _meta: { b: 2 } }])
  })

  test('that a rule replaces by a text is that text', async () => {
    const rules = [{ event: 'tool_result', match: { tool: 'resources/read' }, replace: { text: 'Hidden.' } }]
    const { client } = await governedPeers({ rules, server: { 'resources/read': () => result } })
    expect((await client.ask('resources/read', { uri: 'file:///a' }))['result']).toEqual({ contents: [{ uri: 'file:///a', text: 'Hidden.' }] })
  })

  test('of bytes is media, which a redaction without `media: pass` cannot judge (L-33)', async () => {
    const blob = { contents: [{ uri: 'file:///a.png', blob: 'AAAA' }] }
    const { client } = await governedPeers({ rules: [redaction], server: { 'resources/read': () => blob } })
    const { error } = (await client.ask('resources/read', { uri: 'file:///a.png' })) as { error: JsonObject }
    expect(error).toMatchObject({ code: -32050 })
    expect(error['message']).toMatch(/^Result withheld: /)
  })

  test('of an unknown form is judged as plain data', async () => {
    const odd = { contents: secret, more: [secret] }
    const open = await governedPeers({ server: { 'resources/read': () => odd } })
    expect((await open.client.ask('resources/read', { uri: 'u' }))['result']).toEqual(odd)
    const closed = await governedPeers({ rules: [redaction], server: { 'resources/read': () => odd } })
    await closed.client.ask('resources/read', { uri: 'u' })
    expect(JSON.stringify(closed.client.received)).not.toContain(secret)
  })

  test('that fails passes through the result rules as well (T9)', async () => {
    const error = { code: -32002, message: `not found: ${secret}` }
    const open = await governedPeers({ server: { 'resources/read': () => ({ error }) } })
    expect((await open.client.ask('resources/read', { uri: 'u' }))['error']).toEqual(error)
    const closed = await governedPeers({ rules: [redaction], server: { 'resources/read': () => ({ error }) } })
    expect((await closed.client.ask('resources/read', { uri: 'u' }))['error']).toEqual({ code: -32050, message: 'not found: [REDACTED:key]' })
  })

  test('without a uri is refused', async () => {
    const { client, server } = await governedPeers({ server: { 'resources/read': () => result } })
    expect(await client.ask('resources/read', {})).toMatchObject({ error: { code: -32602 } })
    expect(asked(server, 'resources/read')).toEqual([])
  })
})

describe('prompts/get', () => {
  const result = {
    description: 'a prompt',
    messages: [
      { role: 'user', content: { type: 'text', text: `use ${secret}` } },
      { role: 'assistant', content: { type: 'text', text: 'yes' } },
    ],
  }

  test('passes through the result rules and keeps who says what', async () => {
    const { client } = await governedPeers({ rules: [redaction], server: { 'prompts/get': () => result } })
    expect((await client.ask('prompts/get', { name: 'p' }))['result']).toEqual({
      description: 'a prompt',
      messages: [
        { role: 'user', content: { type: 'text', text: 'use [REDACTED:key]' } },
        { role: 'assistant', content: { type: 'text', text: 'yes' } },
      ],
    })
  })

  test('that a rule replaces by a text is one message', async () => {
    const rules = [{ event: 'tool_result', match: { tool: 'prompts/get' }, replace: { text: 'Hidden.' } }]
    const { client } = await governedPeers({ rules, server: { 'prompts/get': () => result } })
    expect((await client.ask('prompts/get', { name: 'p' }))['result']).toEqual({
      messages: [{ role: 'user', content: { type: 'text', text: 'Hidden.' } }],
    })
  })
})
