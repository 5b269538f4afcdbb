import { describe, expect, test } from 'vitest'
import type * as Sdk from 'openai'
import { sluice } from '../../../src/adapters/openai.ts'
import { loadSdk } from '../load-sdk.ts'
import { policyEngine } from '../policy-engine.ts'
import { createWire, type WireAnswer } from '../wire.ts'

const noPay = '{ id: no-pay, event: tool_call, match: { tool: pay }, skip: "Not paid." }'
const offered = [{ type: 'function' as const, function: { name: 'pay', parameters: { type: 'object' } } }]

describe.each(['lowest', 'newest'])('openai %s', async (version) => {
  // `as`: both versions have what the tests use.
  const { default: Client } = (await loadSdk(`openai-${version}`, 'openai')) as typeof Sdk
  const asking = (answer: WireAnswer) => {
    const wire = createWire(() => answer)
    return { client: new Client({ apiKey: 'none', fetch: wire.fetch, maxRetries: 0 }), wire, run: sluice(policyEngine([noPay])).startRun() }
  }
  const ask = { model: 'fake', messages: [{ role: 'user' as const, content: 'Pay.' }] }

  test('a hosted tool is not asked for unless the host names it', async () => {
    const { client, wire, run } = asking({ json: { output: [] } })
    await expect(run.respond(client, { model: 'fake', input: 'Go.', tools: [{ type: 'web_search_preview' }] })).rejects.toThrow('the request has `web_search_preview`')
    expect(wire.bodies).toEqual([])
    const open = sluice(policyEngine([noPay]), { ungoverned: ['web_search_preview'] }).startRun()
    await open.respond(client, { model: 'fake', input: 'Go.', tools: [{ type: 'web_search_preview' }] })
    expect(wire.bodies).toHaveLength(1)
  })

  test('an answer that tells of a call at the provider ends the run', async () => {
    const { client, run } = asking({ json: { output: [{ type: 'web_search_call', id: 'w1', status: 'completed' }] } })
    await expect(run.respond(client, { model: 'fake', input: 'Go.' })).rejects.toThrow('the answer has `web_search_call`')
    expect(run.end()?.cause).toBe('fault')
  })

  test('more than one choice is neither asked for nor taken', async () => {
    const { client, wire, run } = asking({ json: { choices: [{ message: {} }, { message: {} }] } })
    await expect(run.chat(client, { ...ask, n: 2 })).rejects.toThrow('the request has `n`')
    expect(wire.bodies).toEqual([])
    await expect(sluice(policyEngine([noPay])).startRun().chat(client, ask)).rejects.toThrow('the answer has `more than one choice`')
  })

  test('arguments with the same key twice reach no tool that a rule is about (L-91)', async () => {
    const call = { id: 'c1', type: 'function', function: { name: 'pay', arguments: '{"amount":1,"amount":900}' } }
    const { client, run } = asking({ json: { choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [call] } }] } })
    const executed: unknown[] = []
    const { runTools } = await run.chat(client, { ...ask, tools: offered })
    await runTools({ pay: (args) => executed.push(args) })
    expect(executed).toEqual([])
  })

  test('a stream that breaks off in the middle gives no answer to act on', async () => {
    const { client, run } = asking({ events: [{ event: 'response.created', data: { type: 'response.created', response: { output: [] } } }] })
    await expect(run.respond(client, { model: 'fake', input: 'Go.', stream: true })).rejects.toThrow('ended before the answer did')
  })

  test('a run that has ended asks nothing more (S-33a)', async () => {
    const { client, wire } = asking({ json: { choices: [] } })
    const run = sluice(policyEngine(['{ id: closed, event: completion_call, match: any, terminate: "Stopped: closed." }'])).startRun()
    for (let times = 0; times < 2; times++) await expect(run.chat(client, ask)).rejects.toThrow('Stopped: closed.')
    expect(wire.bodies).toEqual([])
  })
})

