import { describe, expect, test } from 'vitest'
import { textForm, type JsonObject } from '../../core/base/json.ts'
import { asked, governedPeers, settled, textResult, type Handler } from '../../../test/support/mcp-peers.ts'

const readingOnly = { event: 'completion_call', match: 'any', patch: { active_tools: ['read', 'list'] } }
const run: Handler = (params) => textResult(`ran ${textForm(params['name'] ?? null)}`)
const tool = (name: string): JsonObject => ({ name, description: `the tool ${name}`, inputSchema: { type: 'object' } })
const listing = (...names: readonly string[]): Handler => () => ({ tools: names.map(tool) })

function names(answer: JsonObject): unknown {
  const { tools } = answer['result'] as { readonly tools: readonly JsonObject[] }
  return tools.map(({ name }) => name)
}

describe('tools/list', () => {
  test('shows the active tools as the server describes them, and no other', async () => {
    const { client } = await governedPeers({ rules: [readingOnly], server: { 'tools/list': listing('delete', 'read') } })
    expect((await client.ask('tools/list'))['result']).toEqual({ tools: [tool('read')] })
  })

  test('is filtered page by page, and again when it is fetched again', async () => {
    const pages: JsonObject[] = [
      { tools: [tool('delete'), tool('read')], nextCursor: 'p2' },
      { tools: [tool('list'), tool('wipe')] },
      { tools: [tool('delete'), tool('list')] },
    ]
    const server = { 'tools/list': () => pages.shift(), 'tools/call': run }
    const { client } = await governedPeers({ rules: [readingOnly], server })
    expect(names(await client.ask('tools/list'))).toEqual(['read'])
    expect(names(await client.ask('tools/list', { cursor: 'p2' }))).toEqual(['list'])
    expect(await client.ask('tools/call', { name: 'read' })).toMatchObject({ result: textResult('ran read') })
    expect(names(await client.ask('tools/list'))).toEqual(['list'])
    // The server has it no longer.
    expect(await client.ask('tools/call', { name: 'read' })).toMatchObject({ error: { code: -32603 } })
  })

  test('without a tool that has no name, which nobody could judge', async () => {
    const server = { 'tools/list': () => ({ tools: [tool('read'), { title: 'x' }, 'y', null] }) }
    const { client } = await governedPeers({ server })
    expect(names(await client.ask('tools/list'))).toEqual(['read'])
  })

  test('that is none is an error', async () => {
    const { client } = await governedPeers({ server: { 'tools/list': () => ({ tools: 'all' }) } })
    expect(await client.ask('tools/list')).toMatchObject({ error: { code: -32603 } })
  })

  test('ends the run where a rule says so', async () => {
    const rules = [{ event: 'completion_call', match: 'any', terminate: 'Closed.' }]
    const { client } = await governedPeers({ rules, server: { 'tools/list': listing('read') } })
    expect(await client.ask('tools/list')).toMatchObject({ error: { code: -32000, message: 'Closed.' } })
  })

  test('hides every tool for the tool choice `none`, by a hook', async () => {
    const hook = { name: 'none', onEvent: () => ({ type: 'PatchRequest', patch: { toolChoice: 'none' } }) as const }
    const options = { patchesSampling: true }
    const { client } = await governedPeers({ hooks: [hook], options, server: { 'tools/list': listing('read') } })
    expect(names(await client.ask('tools/list'))).toEqual([])
  })

  test('ends the run where a hook patches what the gateway has no request for (S-03)', async () => {
    const hook = { name: 'cold', onEvent: () => ({ type: 'PatchRequest', patch: { temperature: 0 } }) as const }
    const { client } = await governedPeers({ hooks: [hook], server: { 'tools/list': listing('read') } })
    expect(await client.ask('tools/list')).toMatchObject({ error: { code: -32603 } })
  })
})

describe('a hidden tool (L-34, T1)', () => {
  const server = { 'tools/list': listing('delete', 'read'), 'tools/call': run }

  test('is an invalid call when it is called, which ends the run if no rule says otherwise (S-35)', async () => {
    const { client, server: far } = await governedPeers({ rules: [readingOnly], server })
    await client.ask('tools/list')
    const { error } = (await client.ask('tools/call', { name: 'delete' })) as { error: { code: number; message: string } }
    expect(error.code).toBe(-32603)
    expect(error.message).toContain('`delete`, which is not an allowed tool (allowed: `read`)')
    expect(asked(far, 'tools/call')).toEqual([])
  })

  test('is one without any listing as well', async () => {
    const { client, server: far } = await governedPeers({ rules: [readingOnly], server })
    expect(await client.ask('tools/call', { name: 'read' })).toMatchObject({ result: textResult('ran read') })
    expect(await client.ask('tools/call', { name: 'delete' })).toMatchObject({ error: { code: -32603 } })
    expect(asked(far, 'tools/call')).toHaveLength(1)
  })

  test('is one after the server said that its tools have changed', async () => {
    const { client, server: far } = await governedPeers({ rules: [readingOnly], server })
    await client.ask('tools/list')
    far.send({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' })
    await settled()
    expect(client.received.at(-1)).toEqual({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' })
    expect(await client.ask('tools/call', { name: 'delete' })).toMatchObject({ error: { code: -32603 } })
  })

  test('can be answered by a text, as can one that the server does not have', async () => {
    const rules = [readingOnly, { event: 'invalid_tool_call', match: 'any', skip: 'There is no such tool.' }]
    const { client } = await governedPeers({ rules, server })
    await client.ask('tools/list')
    const want = { ...textResult('There is no such tool.'), isError: true }
    expect((await client.ask('tools/call', { name: 'delete' }))['result']).toEqual(want)
    expect((await client.ask('tools/call', { name: 'unheard-of' }))['result']).toEqual(want)
    expect(await client.ask('tools/call', { name: 'read' })).toMatchObject({ result: textResult('ran read') })
  })

  test('can be repaired into one that is active, and into no other (S-73)', async () => {
    const repair = (name: string): JsonObject => ({ event: 'invalid_tool_call', match: 'any', repair: { to: name } })
    const good = await governedPeers({ rules: [readingOnly, repair('read')], server })
    await good.client.ask('tools/list')
    expect(await good.client.ask('tools/call', { name: 'cat' })).toMatchObject({ result: textResult('ran read') })
    const bad = await governedPeers({ rules: [readingOnly, repair('delete')], server })
    await bad.client.ask('tools/list')
    expect(await bad.client.ask('tools/call', { name: 'cat' })).toMatchObject({ error: { code: -32603 } })
    expect(asked(bad.server, 'tools/call')).toEqual([])
  })

  test('can be answered by feedback as often as the engine allows (S-71)', async () => {
    const rules = [readingOnly, { event: 'invalid_tool_call', match: 'any', retry: 'Use read.' }]
    const { client } = await governedPeers({ rules, limits: { maxInvalidToolCallRetries: 1 }, server })
    await client.ask('tools/list')
    expect((await client.ask('tools/call', { name: 'cat' }))['result']).toEqual({ ...textResult('Use read.'), isError: true })
    expect(await client.ask('tools/call', { name: 'cat' })).toMatchObject({ error: { code: -32603 } })
  })
})
