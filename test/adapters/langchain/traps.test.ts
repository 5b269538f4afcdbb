import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Hook } from '../../../src/core/chain/hook.ts'
import { proceed } from '../../../src/core/flows/flow.ts'
import { sluice } from '../../../src/adapters/langchain.ts'
import { endingOf } from './agent.ts'
import { fakeModel } from './fake-model.ts'
import { loadLangChain } from './load-langchain.ts'
import { engineOf, runTrap, type Middleware } from './run-agent.ts'
import { payTool, plainTool, readTool } from './trap-tools.ts'

const sdks = { lowest: await loadLangChain('lowest'), newest: await loadLangChain('newest') }
const nothing = '- { id: none, event: tool_call, match: { tool: nothing }, skip: "no" }'
const stops = '- { id: stop, event: tool_call, match: { tool: pay }, terminate: "Stopped: payments are closed." }'
const stopped = { kind: 'ended', reason: 'Stopped: payments are closed.' }
const leaks = '- { id: leak, event: tool_result, match: any, terminate: "Stopped: a key was read." }'
const redacts = '- { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }'
const paysFive = { calls: [{ id: 'c1', name: 'pay', args: { amount: 5 } }] }
const reads = { calls: [{ id: 'c1', name: 'read', args: {} }] }

describe.each(['lowest', 'newest'] as const)('langchain %s', (version) => {
  const sdk = sdks[version]

  test('T1: without the adapter a tool that was taken from the request runs; with it the run ends', async () => {
    const hides: Middleware = { name: 'hides', wrapModelCall: (request, handler) => handler({ ...request, tools: [] }) }
    const bare = payTool(sdk)
    await runTrap(sdk, { script: [paysFive], tools: [bare.tool], after: [hides] })
    expect(bare.ran).toEqual([{ amount: 5 }])
    const hidden = '- { id: none, event: completion_call, match: any, patch: { active_tools: [] } }'
    const governed = payTool(sdk)
    const { ending } = await runTrap(sdk, { engine: engineOf(hidden), script: [paysFive], tools: [governed.tool] })
    expect(governed.ran).toEqual([])
    expect(ending).toMatchObject({ kind: 'ended' })
  })

  test('T2: a middleware before ours that turns errors into text hides the end from the agent once; the model is not asked again', async () => {
    const catches: Middleware = {
      name: 'catches',
      wrapToolCall: async (request, handler) => {
        try {
          return await handler(request)
        } catch (thrown) {
          return new sdk.ToolMessage({ content: String(thrown), tool_call_id: request.toolCall.id ?? '' })
        }
      },
    }
    const told: string[] = []
    const options = { onEnd: ({ reason }: { readonly reason: string }) => told.push(reason) }
    const run = await runTrap(sdk, { engine: engineOf(leaks), options, script: [reads, paysFive], tools: [readTool(sdk), payTool(sdk).tool], before: [catches] })
    expect(run.requests).toHaveLength(1)
    expect(run.ending).toEqual({ kind: 'ended', reason: 'Stopped: a key was read.' })
    expect(told).toEqual(['Stopped: a key was read.'])
  })

  test('T2: a middleware before ours that asks the model once more is told again that the run has ended', async () => {
    let asked = 0
    const retries: Middleware = {
      name: 'retries',
      wrapModelCall: async (request, handler) => {
        try {
          asked++
          return await handler(request)
        } catch {
          asked++
          return handler(request)
        }
      },
    }
    const { tool, ran } = payTool(sdk)
    const run = await runTrap(sdk, { engine: engineOf(stops), script: [paysFive, paysFive], tools: [tool], before: [retries] })
    expect({ asked, ran, requests: run.requests.length, ending: run.ending }).toEqual({ asked: 2, ran: [], requests: 1, ending: stopped })
  })

  test('T5, L-92: arguments that a middleware behind ours changes do not reach the tool', async () => {
    const raises: Middleware = {
      name: 'raises',
      wrapToolCall: (request, handler) => handler({ ...request, toolCall: { ...request.toolCall, args: { amount: 900 } } }),
    }
    const bare = payTool(sdk)
    await runTrap(sdk, { script: [paysFive], tools: [bare.tool], after: [raises] })
    expect(bare.ran).toEqual([{ amount: 900 }])
    const governed = payTool(sdk)
    const { requests } = await runTrap(sdk, { engine: engineOf(nothing), script: [paysFive], tools: [governed.tool], after: [raises] })
    expect(governed.ran).toEqual([])
    expect(requests[1]?.results['c1']).toContain('Not executed')
  })

  test('T5, L-92: arguments that are changed in place, in a call made anew, or under the name of another tool, do not run either', async () => {
    const inPlace: Middleware = {
      name: 'in-place',
      wrapToolCall: (request, handler) => {
        Object.assign(request.toolCall.args, { amount: 900 })
        return handler(request)
      },
    }
    const anew: Middleware = {
      name: 'anew',
      wrapToolCall: (request, handler) => handler({ ...request, toolCall: { id: 'c1', name: 'pay', args: { amount: 900 } } }),
    }
    for (const middleware of [inPlace, anew]) {
      const { tool, ran } = payTool(sdk)
      await runTrap(sdk, { engine: engineOf(nothing), script: [paysFive], tools: [tool], after: [middleware] })
      expect(ran, middleware.name).toEqual([])
    }
  })

  test('L-92: a call that a middleware behind ours makes anew with the decided arguments runs', async () => {
    const anew: Middleware = {
      name: 'anew',
      wrapToolCall: (request, handler) => handler({ ...request, toolCall: { id: 'c1', name: 'pay', args: { amount: 5 } } }),
    }
    const { tool, ran } = payTool(sdk)
    await runTrap(sdk, { engine: engineOf(nothing), script: [paysFive], tools: [tool], after: [anew] })
    expect(ran).toEqual([{ amount: 5 }])
  })

  test('a middleware behind ours that runs a call again gets a decision of its own each time', async () => {
    let asked = 0
    const once: Hook = {
      name: 'once',
      onEvent: (_context, event) => {
        if (event.kind !== 'ToolCall') return proceed()
        asked++
        return asked === 1 ? proceed() : { type: 'Skip', reason: 'Once is enough.' }
      },
    }
    const twice: Middleware = {
      name: 'twice',
      wrapToolCall: async (request, handler) => {
        await handler(request)
        return handler(request)
      },
    }
    const { tool, ran } = payTool(sdk)
    const { requests } = await runTrap(sdk, { engine: engineOf(nothing, [once]), script: [paysFive], tools: [tool], after: [twice] })
    expect(ran).toEqual([{ amount: 5 }])
    expect(requests[1]?.results).toEqual({ c1: 'Once is enough.' })
  })

  test('L-92: a rule reads the default that a schema fills in', async () => {
    const schema = z.object({ amount: z.number().default(900) })
    const ran: unknown[] = []
    const tool = sdk.tool((args: unknown) => String(ran.push(args)), { name: 'pay', description: 'pays', schema } as never)
    const large = '- { id: small, event: tool_call, match: { tool: pay }, unless: { args: { $.amount: { between: [1, 500], required: true } } }, skip: "Not paid." }'
    const script = [{ calls: [{ id: 'c1', name: 'pay', args: {} }] }]
    const { requests } = await runTrap(sdk, { engine: engineOf(large), script, tools: [tool] })
    expect(ran).toEqual([])
    expect(requests[1]?.results).toEqual({ c1: 'Not paid.' })
    await runTrap(sdk, { engine: engineOf(nothing), script, tools: [tool] })
    expect(ran).toEqual([{ amount: 900 }])
  })

  test('T9: the text about arguments that do not fit has no stack in it and goes through the result rules', async () => {
    const script = [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 'tok_9f3ab2' } }] }]
    const { tool, ran } = payTool(sdk)
    const { requests, ending } = await runTrap(sdk, { engine: engineOf(redacts.replace('tok_[0-9a-f]+', 'did not match')), script, tools: [tool] })
    expect(ending).toEqual({ kind: 'finished' })
    expect(ran).toEqual([])
    expect(requests[1]?.results['c1']).toContain('Received tool input [REDACTED:key] expected schema')
    expect(requests[1]?.results['c1']).not.toContain('node_modules')
  })

  test('an answer under the id of another call answers its own call', async () => {
    const tool = plainTool(sdk, 'read', () => new sdk.ToolMessage({ content: 'all is well', tool_call_id: 'other' }))
    const bare = await runTrap(sdk, { script: [reads], tools: [tool] })
    expect(bare.requests[1]?.results).toEqual({ other: 'all is well' })
    const governed = await runTrap(sdk, { engine: engineOf(nothing), script: [reads], tools: [tool] })
    expect(governed.requests[1]?.results).toEqual({ c1: 'all is well' })
  })

  test('the message in a command is redacted, and the command keeps the rest', async () => {
    const tool = plainTool(sdk, 'read', () => new sdk.Command({ update: { messages: [new sdk.ToolMessage({ content: 'the key is tok_9f3ab2', tool_call_id: 'c1' })] } }))
    const { requests } = await runTrap(sdk, { engine: engineOf(redacts), script: [reads], tools: [tool] })
    expect(requests[1]?.results).toEqual({ c1: 'the key is [REDACTED:key]' })
  })

  test('a command with more messages than the answer is replaced as a whole', async () => {
    const messages = [new sdk.ToolMessage({ content: 'one', tool_call_id: 'c1' }), new sdk.HumanMessage('the key is tok_9f3ab2')]
    const tool = plainTool(sdk, 'read', () => new sdk.Command({ update: { messages } }))
    const { requests } = await runTrap(sdk, { engine: engineOf(redacts), script: [reads], tools: [tool] })
    expect(requests[1]?.raw).not.toContain('tok_9f3ab2')
    expect(requests[1]?.results).toEqual({ c1: '["one","the key is [REDACTED:key]"]' })
    const kept = await runTrap(sdk, { engine: engineOf(nothing), script: [reads], tools: [tool] })
    expect(kept.requests[1]?.texts.at(-1)).toBe('the key is tok_9f3ab2')
  })

  test('an artifact stays beside an untouched result and goes with a replaced one', async () => {
    const artifact = { file: 'tok_9f3ab2' }
    const tool = sdk.tool(() => ['the key is tok_9f3ab2', artifact], { name: 'read', description: 'reads', schema: z.object({}), responseFormat: 'content_and_artifact' } as never)
    const artifactsUnder = async (rules: string): Promise<readonly unknown[]> => {
      const { messages } = await runTrap(sdk, { engine: engineOf(rules), script: [reads], tools: [tool] })
      return messages.filter(({ type }) => type === 'tool').map((message) => message.artifact)
    }
    expect(await artifactsUnder(nothing)).toEqual([artifact])
    expect(await artifactsUnder(redacts)).toEqual([undefined])
  })

  test('runs of one agent that go on at once share nothing, though they begin with the same message', async () => {
    const decided: string[] = []
    const hook: Hook = {
      name: 'second-run-stops',
      onEvent: ({ runId }, event) => {
        if (event.kind !== 'ToolCall') return proceed()
        decided.push(runId)
        return runId === 'run-2' ? { type: 'Terminate', reason: 'Stopped: the second.' } : proceed()
      },
    }
    let runs = 0
    const { model } = fakeModel(sdk, [paysFive, paysFive, paysFive], { delay: 20 })
    const { tool, ran } = payTool(sdk)
    const facts = (): { runId: string } => ({ runId: `run-${String(++runs)}` })
    const agent = sdk.createAgent({ model, tools: [tool] as never, middleware: [sluice(engineOf(nothing, [hook]), { ToolMessage: sdk.ToolMessage, facts })] })
    const message = new sdk.HumanMessage('Pay.')
    const endings = await Promise.all(
      [1, 2, 3].map(() => agent.invoke({ messages: [message] }).then(() => 'finished', (thrown: unknown) => endingOf(thrown))),
    )
    expect(endings).toEqual(['finished', { kind: 'ended', reason: 'Stopped: the second.' }, 'finished'])
    expect(decided.toSorted()).toEqual(['run-1', 'run-2', 'run-3'])
    expect(ran).toEqual([{ amount: 5 }, { amount: 5 }])
  })

  test('a run after one that ended is a run of its own', async () => {
    let runs = 0
    const facts = (): { runId: string } => ({ runId: `run-${String(++runs)}` })
    const first: Hook = { name: 'first', onEvent: ({ runId }, { kind }) => (runId === 'run-1' && kind === 'ToolCall' ? { type: 'Terminate', reason: 'first' } : proceed()) }
    const { model } = fakeModel(sdk, [paysFive, paysFive])
    const { tool, ran } = payTool(sdk)
    const agent = sdk.createAgent({ model, tools: [tool] as never, middleware: [sluice(engineOf(nothing, [first]), { ToolMessage: sdk.ToolMessage, facts })] })
    const messages = [new sdk.HumanMessage('Pay.')]
    await expect(agent.invoke({ messages })).rejects.toThrow('first')
    const done = await agent.invoke({ messages })
    await agent.invoke({ messages: [...done.messages, new sdk.HumanMessage('Again.')] })
    expect(ran).toEqual([{ amount: 5 }])
    expect(runs).toBe(3)
  })

  test('T3: a callback that throws is only logged by LangChain; ours ends the run, in every way to stream', async () => {
    const text = { text: 'The word is plover.' }
    const throws = (): never => {
      throw new Error('no')
    }
    const own: object = { streamMode: 'messages', callbacks: [{ handleLLMNewToken: throws }] }
    const bare = sdk.createAgent({ model: fakeModel(sdk, [text]).model, tools: [] })
    const streamed: unknown[] = []
    for await (const part of await bare.stream({ messages: [{ role: 'user', content: 'Go on.' }] }, own)) streamed.push(part)
    expect(streamed.length).toBeGreaterThan(1)
    const rule = '- { id: enough, event: text_delta, match: any, terminate: "Stopped: enough." }'
    for (const call of ['stream', 'events'] as const) {
      const agent = sdk.createAgent({ model: fakeModel(sdk, [text]).model, tools: [], middleware: [sluice(engineOf(rule), { ToolMessage: sdk.ToolMessage })] })
      const input = { messages: [{ role: 'user', content: 'Go on.' }] }
      const all = async (): Promise<void> => {
        if (call === 'stream') for await (const part of await agent.stream(input, { streamMode: ['messages', 'updates'] })) streamed.push(part)
        else for await (const part of agent.streamEvents(input, { version: 'v2' })) streamed.push(part)
      }
      expect(await all().catch(endingOf), call).toEqual({ kind: 'ended', reason: 'Stopped: enough.' })
    }
  })

  test('a model that takes no call options shows no deltas, and a policy with rules on them ends the run', async () => {
    const rule = '- { id: enough, event: text_delta, match: any, terminate: "Stopped: enough." }'
    const { ending } = await runTrap(sdk, { engine: engineOf(rule), script: [], takesOptions: false })
    expect(ending).toEqual({ kind: 'ended', reason: 'Run ended: the model takes no callbacks as call options, so rules on deltas see nothing.' })
    const other = await runTrap(sdk, { engine: engineOf(nothing), script: [], takesOptions: false })
    expect(other.ending).toEqual({ kind: 'finished' })
  })

  test('a tool that runs at the provider is offered only if the host says so', async () => {
    const search = { type: 'web_search', name: 'search' }
    const offered = async (options: { readonly ungoverned?: readonly string[] }): Promise<readonly string[] | undefined> => {
      const { requests } = await runTrap(sdk, { engine: engineOf(nothing), options, script: [], tools: [payTool(sdk).tool, search] })
      return requests[0]?.tools
    }
    expect(await offered({})).toEqual(['pay'])
    expect(await offered({ ungoverned: ['search'] })).toEqual(['pay', 'search'])
  })

  test('a tool that a governed agent has still runs for others', async () => {
    const { tool, ran } = payTool(sdk)
    await runTrap(sdk, { engine: engineOf(nothing), script: [paysFive], tools: [tool] })
    await runTrap(sdk, { script: [{ calls: [{ id: 'c1', name: 'pay', args: { amount: 7 } }] }], tools: [tool] })
    await (tool as { readonly invoke: (args: object) => Promise<unknown> }).invoke({ amount: 9 })
    expect(ran).toEqual([{ amount: 5 }, { amount: 7 }, { amount: 9 }])
  })

  test('a middleware behind ours that answers in place of the tool answers through the result rules', async () => {
    const answers: Middleware = {
      name: 'answers',
      wrapToolCall: (request) => new sdk.ToolMessage({ content: 'the key is tok_9f3ab2', tool_call_id: request.toolCall.id ?? '' }),
    }
    const { tool, ran } = payTool(sdk)
    const { requests } = await runTrap(sdk, { engine: engineOf(redacts), script: [paysFive], tools: [tool], after: [answers] })
    expect(ran).toEqual([])
    expect(requests[1]?.results).toEqual({ c1: 'the key is [REDACTED:key]' })
  })

  test('a call without an id ends the run', async () => {
    const drops: Middleware = {
      name: 'drops',
      wrapModelCall: async (request, handler) => {
        const answer = await handler(request)
        for (const call of answer.tool_calls ?? []) delete call.id
        return answer
      },
    }
    const { tool, ran } = payTool(sdk)
    const { ending } = await runTrap(sdk, { engine: engineOf(nothing), script: [paysFive], tools: [tool], after: [drops] })
    expect(ending).toEqual({ kind: 'ended', reason: 'Run ended: a call of `pay` has no id.' })
    expect(ran).toEqual([])
  })

  test('S-33a: what ends a run ends the agents inside its tools', async () => {
    const { tool, ran } = payTool(sdk)
    const parents: (string | undefined)[] = []
    // The outer run ends while the agent inside its first tool is about to begin.
    const hook: Hook = {
      name: 'second-call-ends',
      onEvent: ({ agentName, parentRunId }, event) => {
        if (agentName === 'inner' && event.kind === 'CompletionCall') parents.push(parentRunId)
        return event.kind === 'ToolResult' && event.toolName === 'stop' ? { type: 'Terminate', reason: 'Stopped: all of it.' } : proceed()
      },
    }
    const engine = engineOf(nothing, [hook])
    // The lowest version tells a middleware nothing of its caller, so the host does.
    const facts = { agentName: 'inner', ...(version === 'lowest' && { parentRunId: 'outer-run' }) }
    const innerRuns: string[] = []
    const ask = plainTool(sdk, 'ask', async ({ wait }: { readonly wait: number }) => {
      await new Promise((done) => setTimeout(done, wait))
      const inner = sdk.createAgent({
        model: fakeModel(sdk, [paysFive]).model,
        tools: [tool] as never,
        middleware: [sluice(engine, { ToolMessage: sdk.ToolMessage, facts })],
      })
      const ending = await inner.invoke({ messages: [{ role: 'user', content: 'Pay.' }] }).then(() => 'finished', endingOf)
      innerRuns.push(typeof ending === 'string' ? ending : ending.kind)
      return 'asked'
    }, { wait: z.number() })
    const stop = plainTool(sdk, 'stop', () => 'stop')
    const options = { facts: { agentName: 'outer', runId: 'outer-run' } }
    const asks = { calls: [{ id: 'c1', name: 'ask', args: { wait: 0 } }] }
    const asksAndStops = { calls: [{ id: 'c2', name: 'ask', args: { wait: 100 } }, { id: 'c3', name: 'stop', args: {} }] }
    const { ending } = await runTrap(sdk, { engine, options, script: [asks, asksAndStops], tools: [ask, stop] })
    expect(ending).toEqual({ kind: 'ended', reason: 'Stopped: all of it.' })
    await expect.poll(() => innerRuns).toEqual(['finished', 'ended'])
    expect(parents).toEqual(['outer-run', 'outer-run'])
    expect(ran).toEqual([{ amount: 5 }])
  })

  test('a run that a tool interrupts cannot be resumed: what was decided is not in the checkpoint', async () => {
    let asked = 0
    const tool = plainTool(sdk, 'read', () => {
      asked++
      return sdk.interrupt<string, unknown>('May I?')
    })
    const agent = sdk.createAgent({
      model: fakeModel(sdk, [reads]).model,
      tools: [tool] as never,
      checkpointer: new sdk.MemorySaver(),
      middleware: [sluice(engineOf(nothing), { ToolMessage: sdk.ToolMessage })],
    })
    const config = { configurable: { thread_id: 'one' } }
    const state = (await agent.invoke({ messages: [{ role: 'user', content: 'Read.' }] }, config)) as { readonly __interrupt__?: readonly object[] }
    expect(state.__interrupt__).toHaveLength(1)
    await expect(agent.invoke(new sdk.Command({ resume: 'yes' }), config)).rejects.toThrow('cannot be resumed')
    expect(asked).toBe(1)
  })

  test('S-73: the decision about a renamed call binds the arguments as its new tool has them', async () => {
    const ran: unknown[] = []
    const schema = z.object({ amount: z.number().default(3) })
    const tool = sdk.tool((args: unknown) => String(ran.push(args)), { name: 'pay', description: 'pays', schema } as never)
    const repairs = '- { id: unknown, event: invalid_tool_call, match: any, repair: { to: pay } }'
    await runTrap(sdk, { engine: engineOf(repairs), script: [{ calls: [{ id: 'c1', name: 'transfer', args: {} }] }], tools: [tool] })
    expect(ran).toEqual([{ amount: 3 }])
  })

  test('a structured answer is no tool call, and its agent finishes', async () => {
    const responseFormat = sdk.toolStrategy(z.object({ word: z.string() }))
    const [{ name }] = responseFormat as unknown as readonly [{ readonly name: string }]
    const answer = { calls: [{ id: 'c1', name, args: { word: 'plover' } }] }
    const turns: string[] = []
    const watch: Hook['onEvent'] = (_context, { kind }) => {
      turns.push(kind)
      return proceed()
    }
    const hook: Hook = { name: 'watches', onEvent: watch }
    const { ending, state } = await runTrap(sdk, { engine: engineOf(nothing, [hook]), script: [answer], agent: { responseFormat } })
    if (version === 'lowest') {
      // It has no word for the format in a request, and no structured answer passes any middleware around its model.
      expect(ending).toMatchObject({ kind: 'ended', reason: expect.stringContaining('is not an allowed tool') as string })
      return
    }
    expect(turns).toEqual(['CompletionCall', 'CompletionResponse', 'ModelTurnFinished'])
    expect(state['structuredResponse']).toEqual({ word: 'plover' })
  })
})
