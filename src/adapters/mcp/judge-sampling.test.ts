import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import type { RequestPatch } from '../../core/flows/request-patch.ts'
import type { Hook } from '../../core/chain/hook.ts'
import { asked, governedPeers, type GovernedPeers, type PeersSetup } from '../../../test/support/mcp-peers.ts'

const user = (text: string): JsonObject => ({ role: 'user', content: { type: 'text', text } })
const request = { messages: [user('one'), user('two tok_1'), user('three')], systemPrompt: 'Be kind.', temperature: 1, maxTokens: 50 }
const answered = { role: 'assistant', content: { type: 'text', text: 'ok' }, model: 'm' }
const client = { 'sampling/createMessage': () => answered }

function patching(patch: RequestPatch): Hook {
  return { name: 'patch', onEvent: (_context, event) => (event.kind === 'CompletionCall' ? { type: 'PatchRequest', patch } : { type: 'Continue' }) }
}

/** With a policy that was loaded for sampling, unless the test says otherwise. */
function sampling(setup: PeersSetup): Promise<GovernedPeers> {
  return governedPeers({ client, options: { patchesSampling: true }, ...setup })
}

describe('sampling/createMessage', () => {
  test('goes to the client as it is where no rule changes it, and its answer to the server', async () => {
    const { server, client: near } = await sampling({})
    expect((await server.ask('sampling/createMessage', request))['result']).toEqual(answered)
    expect(asked(near, 'sampling/createMessage')).toEqual([request])
  })

  test('is a model call whose patches change what the client is asked (S-50 to S-57)', async () => {
    const patch = { preamble: 'Be brief.', temperature: 0, maxTokens: 9, additionalParams: { tier: 'low' } }
    const { server, client: near } = await sampling({ hooks: [patching(patch)] })
    await server.ask('sampling/createMessage', { ...request, metadata: { tier: 'high', trace: 1 } })
    expect(asked(near, 'sampling/createMessage')).toEqual([
      { messages: request.messages, systemPrompt: 'Be brief.', temperature: 0, maxTokens: 9, metadata: { tier: 'low', trace: 1 } },
    ])
  })

  test('has a history that rules can redact and cut; the prompt is the last message (L-34)', async () => {
    const redact = { patterns: [{ name: 'key', pattern: 'tok_[0-9]' }] }
    const rules = [{ event: 'completion_call', match: { prompt: { equals: 'three' } }, patch: { history: { keep_last: 1, redact } } }]
    const { server, client: near } = await sampling({ rules })
    await server.ask('sampling/createMessage', request)
    expect(asked(near, 'sampling/createMessage')).toEqual([{ ...request, messages: [user('two [REDACTED:key]'), user('three')] }])
  })

  test('offers the tools that are active, and of named ones no other', async () => {
    const tools = ['a', 'b', 'c'].map((name) => ({ name, inputSchema: { type: 'object' } }))
    const patch: RequestPatch = { activeTools: ['a', 'b'], toolChoice: { names: ['b'] } }
    const { server, client: near } = await sampling({ hooks: [patching(patch)] })
    await server.ask('sampling/createMessage', { ...request, tools })
    expect(asked(near, 'sampling/createMessage')).toMatchObject([{ tools: [{ name: 'b' }], toolChoice: { mode: 'required' } }])
  })

  test('ends the run where a rule says so, and the client is not asked', async () => {
    const rules = [{ event: 'completion_call', match: { prompt: { contains: 'three' } }, terminate: 'No sampling.' }]
    const { server, client: near } = await sampling({ rules })
    expect(await server.ask('sampling/createMessage', request)).toMatchObject({ error: { code: -32000, message: 'No sampling.' } })
    expect(asked(near, 'sampling/createMessage')).toEqual([])
  })

  test('is not patched by a policy that was loaded for the agent: that ends the run (S-03)', async () => {
    const { server, client: near } = await governedPeers({ client, hooks: [patching({ temperature: 0 })] })
    expect(await server.ask('sampling/createMessage', request)).toMatchObject({ error: { code: -32603 } })
    expect(asked(near, 'sampling/createMessage')).toEqual([])
  })

  test('without messages is refused', async () => {
    const { server, client: near } = await sampling({})
    expect(await server.ask('sampling/createMessage', { messages: 'x' })).toMatchObject({ error: { code: -32602 } })
    expect(await server.ask('sampling/createMessage', { messages: [{ role: 'user' }] })).toMatchObject({ error: { code: -32602 } })
    expect(asked(near, 'sampling/createMessage')).toEqual([])
  })
})

describe('a question in the place of a result', () => {
  const question = {
    resultType: 'input_required',
    requestState: 's1',
    inputRequests: {
      a: { method: 'sampling/createMessage', params: request },
      b: { method: 'elicitation/create', params: { message: 'Which?' } },
    },
  }

  test('is judged as the request that it stands for', async () => {
    const { client: near, server } = await sampling({ hooks: [patching({ temperature: 0 })], server: { 'tools/call': () => question } })
    expect((await near.ask('tools/call', { name: 'ask', inputResponses: { a: answered }, requestState: 's0' }))['result']).toEqual({
      ...question,
      inputRequests: { ...question.inputRequests, a: { method: 'sampling/createMessage', params: { ...request, temperature: 0 } } },
    })
    expect(asked(server, 'tools/call')).toEqual([{ name: 'ask', arguments: {}, inputResponses: { a: answered }, requestState: 's0' }])
  })

  test('of an unknown kind is an error', async () => {
    const odd = { resultType: 'input_required', inputRequests: { a: { method: 'x/y' } } }
    const { client: near } = await sampling({ server: { 'tools/call': () => odd } })
    expect(await near.ask('tools/call', { name: 'ask' })).toMatchObject({ error: { code: -32603 } })
  })
})

test('what else the server asks of the client passes, and an unknown method does not', async () => {
  const handlers = { 'roots/list': () => ({ roots: [] }), 'elicitation/create': () => ({ action: 'decline' }), 'x/y': () => ({ a: 1 }) }
  const { server, client: near } = await sampling({ client: handlers })
  expect((await server.ask('roots/list'))['result']).toEqual({ roots: [] })
  expect((await server.ask('elicitation/create', { message: 'Which?' }))['result']).toEqual({ action: 'decline' })
  expect(await server.ask('x/y')).toMatchObject({ error: { code: -32601 } })
  expect(asked(near, 'x/y')).toEqual([])
})
