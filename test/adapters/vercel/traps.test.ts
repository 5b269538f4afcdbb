import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sluice, terminationOf } from '../../../src/adapters/vercel.ts'
import type { CallParams } from '../../../src/adapters/vercel/model-spec.ts'
import { engineOf } from './engine-of.ts'
import { fakeModel, type FakeAnswer, type FakeModel } from './fake-model.ts'
import { seenRequest } from './seen-request.ts'
import { loadSdk, sdkVersions } from './sdk.ts'

const noPay = '{ id: no-pay, event: tool_call, match: { tool: pay }, skip: "Not paid." }'
const stopPay = '{ id: stop-pay, event: tool_call, match: { tool: pay }, terminate: "Stopped: no payments." }'
const noKeys = '{ id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }'
const stopKeys = '{ id: stop-keys, event: tool_result, match: { result: { contains: tok_ } }, terminate: "Stopped: a key was read." }'

const call = (id: string, name: string, args: object): NonNullable<FakeAnswer['calls']>[number] => ({ id, name, args: args as Record<string, string> })
const payCall: FakeAnswer = { calls: [call('c1', 'pay', { amount: 900 })] }

async function thrownBy(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

describe.each(sdkVersions)('ai $version', async (version) => {
  const sdk = await loadSdk(version)
  const three = sdk.stepCountIs(3)

  /** A tool that notes what it was run with. */
  const payTool = (ran: unknown[], more: object = {}): object =>
    sdk.tool({
      inputSchema: z.object({ amount: z.number() }),
      execute: (args: unknown) => {
        ran.push(args)
        return Promise.resolve('paid')
      },
      ...more,
    })
  const model = (...script: readonly FakeAnswer[]): FakeModel => fakeModel(version, script)
  const result = ({ requests }: FakeModel, id: string): string | undefined => seenRequest(requests.at(-1) ?? { prompt: [] }).results[id]

  describe('T1, hidden is not forbidden', () => {
    /** Hides every tool from the model, as a middleware does. */
    const hiding = (inner: FakeModel): FakeModel => ({
      ...inner,
      doGenerate: (params: CallParams) => inner.doGenerate({ ...params, tools: undefined }),
    })

    test('a tool that a middleware hides runs when the model calls it all the same', async () => {
      const ran: unknown[] = []
      await sdk.generateText({ model: hiding(model(payCall)), tools: { pay: payTool(ran) }, prompt: 'Pay.', stopWhen: three })
      expect(ran).toEqual([{ amount: 900 }])
    })

    test('a tool that the settings hide does not run', async () => {
      const ran: unknown[] = []
      const govern = sluice(engineOf([]))
      const settings = govern({ model: model(payCall), tools: { pay: payTool(ran), look: payTool([]) }, activeTools: ['look'], prompt: 'Pay.', stopWhen: three })
      expect(terminationOf(await thrownBy(() => sdk.generateText(settings)))?.message).toContain('`pay`, which is not an allowed tool')
      expect(ran).toEqual([])
    })

    test('the answer of a rule to a hidden tool reaches the model', async () => {
      const fake = model(payCall)
      const govern = sluice(engineOf(['{ id: hidden, event: invalid_tool_call, match: any, skip: "Look first." }']))
      await sdk.generateText(govern({ model: fake, tools: { pay: payTool([]), look: payTool([]) }, activeTools: ['look'], prompt: 'Pay.', stopWhen: three }))
      expect(result(fake, 'c1')).toBe('Look first.')
    })
  })

  describe('T2, a throw at a tool is text for the model', () => {
    const throwing = { execute: () => Promise.reject(new Error('over')) }

    test('the run goes on after a tool that throws', async () => {
      const fake = model(payCall)
      await sdk.generateText({ model: fake, tools: { pay: payTool([], throwing) }, prompt: 'Pay.', stopWhen: three })
      expect(fake.requests).toHaveLength(2)
      // `ai` 7 puts the name of the error before its message.
      expect(result(fake, 'c1')).toBe(version.major === 7 ? 'Error: over' : 'over')
    })

    test.each([undefined, sdk.stepCountIs(1), [sdk.stepCountIs(1)]])('a run that ends at the result of its last step rejects', async (stopWhen) => {
      const fake = model(payCall)
      const ends: string[] = []
      const govern = sluice(engineOf([stopKeys]), { onEnd: ({ reason }) => ends.push(reason) })
      const tools = { pay: payTool([], { execute: () => Promise.resolve('tok_9f') }) }
      const settings = govern({ model: fake, tools, prompt: 'Pay.', ...(stopWhen !== undefined && { stopWhen }) })
      const thrown = await thrownBy(() => sdk.generateText(settings))
      expect(terminationOf(thrown)?.message).toBe('Stopped: a key was read.')
      expect(fake.requests).toHaveLength(1)
      expect(ends).toEqual(['Stopped: a key was read.'])
      expect(govern.outcome(settings)).toEqual({ kind: 'cancelled', cause: 'policy', reason: 'Stopped: a key was read.' })
    })

    test('a run that nothing ended stops where its settings say', async () => {
      const fake = model(payCall, payCall)
      const govern = sluice(engineOf([]))
      const settings = govern({ model: fake, tools: { pay: payTool([]) }, prompt: 'Pay.' })
      await sdk.generateText(settings)
      expect(fake.requests).toHaveLength(1)
      expect(govern.outcome(settings)).toBeUndefined()
    })

    test('a run that has ended stays ended for its settings', async () => {
      const fake = model(payCall)
      const settings = sluice(engineOf([stopPay]))({ model: fake, tools: { pay: payTool([]) }, prompt: 'Pay.' })
      await thrownBy(() => sdk.generateText(settings))
      expect(terminationOf(await thrownBy(() => sdk.generateText(settings)))?.message).toBe('Stopped: no payments.')
      expect(fake.requests).toHaveLength(1)
    })
  })

  test('T3 and T4, callbacks that throw and junk for an approval do not let a skipped call run', async () => {
    const ran: unknown[] = []
    const fake = model(payCall)
    const fails = (): never => {
      throw new Error('a bug of the host')
    }
    const settings = {
      model: fake,
      tools: { pay: payTool(ran) },
      prompt: 'Pay.',
      stopWhen: three,
      toolApproval: 'nonsense',
      experimental_onToolCallStart: fails,
      onToolExecutionStart: fails,
      onToolExecutionEnd: fails,
    }
    await sdk.generateText(settings)
    expect(ran).toEqual([{ amount: 900 }])
    const again = model(payCall)
    await sdk.generateText(sluice(engineOf([noPay]))({ ...settings, model: again }))
    expect(ran).toHaveLength(1)
    expect(result(again, 'c1')).toBe('Not paid.')
  })

  describe('T5, what runs is what was decided', () => {
    const misfit: FakeAnswer = { calls: [call('c1', 'pay', { amount: 'much' })] }
    const repair = { experimental_repairToolCall: ({ toolCall }: { toolCall: object }) => Promise.resolve({ ...toolCall, input: '{"amount":900}' }) }

    test('a call that the application repairs runs with arguments that no rule read', async () => {
      const ran: unknown[] = []
      await sdk.generateText({ model: model(misfit), tools: { pay: payTool(ran) }, prompt: 'Pay.', stopWhen: three, ...repair })
      expect(ran).toEqual([{ amount: 900 }])
    })

    test('behind a policy it does not run (L-92)', async () => {
      const ran: unknown[] = []
      const fake = model(misfit)
      await sdk.generateText(sluice(engineOf([]))({ model: fake, tools: { pay: payTool(ran) }, prompt: 'Pay.', stopWhen: three, ...repair }))
      expect(ran).toEqual([])
      expect(result(fake, 'c1')).toBe('Not executed: this call of `pay` was not decided by the policy in force.')
    })

    test('a stream runs no tool before its whole turn is decided', async () => {
      const ran: unknown[] = []
      const turn: FakeAnswer = { calls: [call('c1', 'look', { amount: 1 }), call('c2', 'pay', { amount: 900 })] }
      const errors: unknown[] = []
      const tools = { look: payTool(ran), pay: payTool(ran) }
      const settings = { model: model(turn), tools, prompt: 'Pay.', stopWhen: three, onError: ({ error }: { error: unknown }) => errors.push(error) }
      const streamed = sdk.streamText(sluice(engineOf([stopPay]))(settings))
      const types: string[] = []
      for await (const { type } of streamed.fullStream) types.push(type)
      expect(ran).toEqual([])
      expect(types.filter((type) => type.startsWith('tool-'))).toEqual([])
      expect(errors.map((error) => terminationOf(error)?.message)).toEqual(['Stopped: no payments.'])
    })
  })

  describe('T6, ways around', () => {
    test('a model given by its id is refused', () => {
      expect(() => sluice(engineOf([]))({ model: 'openai/gpt-5', prompt: 'Hi.' })).toThrow('cannot be governed; give the model itself')
    })

    test('a step that brings another model is governed too', async () => {
      const ran: unknown[] = []
      const [first, second] = [model({ text: 'unused' }), model(payCall)]
      const settings = { model: first, tools: { pay: payTool(ran) }, prompt: 'Pay.', stopWhen: three, prepareStep: () => ({ model: second }) }
      await sdk.generateText(settings)
      expect(ran).toHaveLength(1)
      const third = model(payCall)
      const governed = sluice(engineOf([stopPay]))({ ...settings, prepareStep: () => ({ model: third }) })
      expect(terminationOf(await thrownBy(() => sdk.generateText(governed)))?.message).toBe('Stopped: no payments.')
      expect(ran).toHaveLength(1)
    })

    test('what ends a run ends the agent inside one of its tools', async () => {
      const inner = model({ text: 'inner' })
      const govern = sluice(engineOf([stopKeys]))
      let read: (() => void) | undefined
      const wasRead = new Promise<void>((done) => {
        read = done
      })
      const tools = {
        read: payTool([], { execute: () => Promise.resolve('tok_9f') }),
        ask: payTool([], {
          execute: async (_args: unknown, options: object) => {
            await wasRead
            return (await sdk.generateText(govern.child(options)({ model: inner, prompt: 'Hi.' })))['text']
          },
        }),
      }
      const both: FakeAnswer = { calls: [call('c1', 'read', { amount: 1 }), call('c2', 'ask', { amount: 1 })] }
      const running = thrownBy(() => sdk.generateText(govern({ model: model(both), tools, prompt: 'Go.', stopWhen: three })))
      // The result of the first tool has ended the run by then.
      setTimeout(() => read?.(), 20)
      expect(terminationOf(await running)?.message).toBe('Stopped: a key was read.')
      expect(inner.requests).toEqual([])
    })

    test('options that are not of a governed call have no run', () => {
      expect(() => sluice(engineOf([])).child({ toolCallId: 'c1' })).toThrow('not the options of a governed tool call')
    })

    test('a tool that the provider ran ends the run, unless the host lets it', async () => {
      const searched: FakeAnswer = {
        text: 'Found.',
        parts: [
          { type: 'tool-call', toolCallId: 'p1', toolName: 'web', input: '{}', providerExecuted: true, dynamic: true },
          { type: 'tool-result', toolCallId: 'p1', toolName: 'web', result: { found: 1 }, providerExecuted: true, dynamic: true },
        ],
      }
      const web = { type: version.major === 5 ? 'provider-defined' : 'provider', id: 'fake.web', name: 'web', args: {}, inputSchema: z.object({}), isProviderExecuted: true }
      const settings = { tools: { web, pay: payTool([]) }, prompt: 'Search.', stopWhen: three }
      const refused = model(searched)
      const thrown = await thrownBy(() => sdk.generateText(sluice(engineOf([]))({ ...settings, model: refused })))
      expect(terminationOf(thrown)?.message).toBe('Run ended: the provider runs the tool `web` by itself, beyond every rule.')
      expect(refused.requests[0]?.tools?.map(({ name }) => name)).toEqual(['pay'])
      const allowed = model(searched)
      await sdk.generateText(sluice(engineOf([]), { ungoverned: ['web'] })({ ...settings, model: allowed }))
      expect(allowed.requests[0]?.tools?.map(({ name }) => name)).toEqual(['web', 'pay'])
    })

    describe('a tool of the application', () => {
      const asking: FakeAnswer = { calls: [call('c1', 'confirm', { amount: 5 })] }
      const settings = { tools: { confirm: sdk.tool({ inputSchema: z.object({ amount: z.number() }) }) }, prompt: 'Ask.' }
      const run = (rules: readonly string[], ungoverned: readonly string[]): Promise<unknown> =>
        thrownBy(() => sdk.generateText(sluice(engineOf(rules), { ungoverned })({ ...settings, model: model(asking) })))

      test('ends the run', async () => {
        expect(terminationOf(await run([], []))?.message).toBe('Run ended: the application runs the tool `confirm`, where no rule reads its result.')
      })

      test('is called if the host lets it', async () => {
        expect(await run([], ['confirm'])).toBeUndefined()
      })

      test('ends the run if a rule would skip its call', async () => {
        const skip = '{ id: no, event: tool_call, match: { tool: confirm }, skip: "Do not ask." }'
        expect(terminationOf(await run([skip], ['confirm']))?.message).toContain('cannot honor Skip on `tool_call`')
      })
    })

    test('tools that call other tools are refused', () => {
      const settings = { model: model(), tools: {}, prompt: 'Hi.', experimental_toolCallers: {} }
      expect(() => sluice(engineOf([]))(settings)).toThrow('cannot be governed')
    })
  })

  describe('T7, schemas', () => {
    const schema = z.object({ amount: z.number(), currency: z.string().default('EUR') })
    const small = '{ id: euro, event: tool_call, match: { tool: pay, args: { $.currency: { equals: EUR } } }, rewrite: [{ set: { $.amount: 5 } }] }'

    test('rules read arguments with the defaults of the schema, and so does the tool', async () => {
      const ran: unknown[] = []
      await sdk.generateText(sluice(engineOf([small]))({ model: model(payCall), tools: { pay: payTool(ran, { inputSchema: schema }) }, prompt: 'Pay.', stopWhen: three }))
      expect(ran).toEqual([{ amount: 5, currency: 'EUR' }])
    })

    test('a renamed call has the defaults of its new tool (S-73)', async () => {
      const ran: unknown[] = []
      const misnamed: FakeAnswer = { calls: [call('c1', 'transfer', { amount: 7 })] }
      const repair = '{ id: name, event: invalid_tool_call, match: any, repair: { to: pay } }'
      await sdk.generateText(sluice(engineOf([repair]))({ model: model(misnamed), tools: { pay: payTool(ran, { inputSchema: schema }) }, prompt: 'Pay.', stopWhen: three }))
      expect(ran).toEqual([{ amount: 7, currency: 'EUR' }])
    })

    test('a tool gets what its schema makes of arguments, dates too', async () => {
      const ran: unknown[] = []
      const dated: FakeAnswer = { calls: [call('c1', 'pay', { on: '2026-11-01T00:00:00.000Z' })] }
      const validate = ({ on }: { readonly on: string }): object => ({ success: true, value: { on: new Date(on) } })
      const tools = { pay: payTool(ran, { inputSchema: sdk.jsonSchema({ type: 'object' }, { validate }) }) }
      const on = '{ id: on, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.on: "2027-01-02T00:00:00.000Z" } }] }'
      await sdk.generateText(sluice(engineOf([]))({ model: model(dated), tools, prompt: 'Pay.', stopWhen: three }))
      await sdk.generateText(sluice(engineOf([on]))({ model: model(dated), tools, prompt: 'Pay.', stopWhen: three }))
      expect(ran).toEqual([{ on: new Date('2026-11-01T00:00:00.000Z') }, { on: new Date('2027-01-02T00:00:00.000Z') }])
    })

    test('a rewrite that a schema of jsonSchema() refuses does not run', async () => {
      const ran: unknown[] = []
      const validate = (value: { amount: unknown }): object =>
        typeof value.amount === 'number' ? { success: true, value } : { success: false, error: new Error('amount must be a number') }
      const inputSchema = sdk.jsonSchema({ type: 'object', properties: { amount: { type: 'number' } } }, { validate })
      const many = '{ id: many, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.amount: many } }] }'
      const fake = model(payCall)
      await sdk.generateText(sluice(engineOf([many]))({ model: fake, tools: { pay: payTool(ran, { inputSchema }) }, prompt: 'Pay.', stopWhen: three }))
      expect(ran).toEqual([])
      expect(result(fake, 'c1')).toBe('Not executed: the rewritten arguments do not fit the tool: amount must be a number')
    })
  })

  describe('T8, tools that shape what the model reads', () => {
    const outputOf = (given: unknown): { readonly files: readonly string[]; readonly key: string } =>
      (version.major === 5 ? given : (given as { readonly output: unknown }).output) as { readonly files: readonly string[]; readonly key: string }
    const shaping = {
      execute: () => Promise.resolve({ files: ['a', 'b'], key: 'tok_9f' }),
      toModelOutput: (given: unknown) => ({ type: 'text', value: `FILES:${outputOf(given).files.join()} ${outputOf(given).key}` }),
    }
    const run = async (rules: readonly string[]): Promise<string | undefined> => {
      const fake = model(payCall)
      await sdk.generateText(sluice(engineOf(rules))({ model: fake, tools: { pay: payTool([], shaping) }, prompt: 'List.', stopWhen: three }))
      return result(fake, 'c1')
    }

    test('what no rule changes is shown as the tool shows it', async () => {
      expect(await run([])).toBe('FILES:a,b tok_9f')
    })

    test('the text of a skip does not pass through the tool', async () => {
      expect(await run([noPay])).toBe('Not paid.')
    })

    test('rules read what the model would read', async () => {
      expect(await run([noKeys])).toBe('FILES:a,b [REDACTED:key]')
    })

    test('a tool that fails to show its output has none', async () => {
      const fake = model(payCall)
      const tools = {
        pay: payTool([], {
          execute: () => Promise.resolve('tok_9f'),
          toModelOutput: () => {
            throw new Error('cannot show tok_9f')
          },
        }),
      }
      await sdk.generateText(sluice(engineOf([noKeys]))({ model: fake, tools, prompt: 'List.', stopWhen: three }))
      expect(result(fake, 'c1')).toBe('Result withheld: it has no JSON form, so it could not be judged.')
    })
  })

  test('a tool that yields shows nothing before its last output was judged', async () => {
    const fake = model(payCall)
    const tools = {
      pay: payTool([], {
        async *execute() {
          yield await Promise.resolve('half of tok_9f')
          yield 'all of tok_9f'
        },
      }),
    }
    const streamed = sdk.streamText(sluice(engineOf([noKeys]))({ model: fake, tools, prompt: 'Go.', stopWhen: three }))
    const outputs: unknown[] = []
    for await (const part of streamed.fullStream) if (part.type === 'tool-result') outputs.push(part['output'])
    expect(new Set(outputs)).toEqual(new Set(['all of [REDACTED:key]']))
    expect(result(fake, 'c1')).toBe('all of [REDACTED:key]')
  })

  test('a stream that a policy ends settles, and says why', async () => {
    const stop = '{ id: closed, event: completion_call, match: any, terminate: "Stopped: closed." }'
    const errors: unknown[] = []
    const settings = { model: model(), prompt: 'Hi.', onError: ({ error }: { error: unknown }) => errors.push(error) }
    const streamed = sdk.streamText(sluice(engineOf([stop]))(settings))
    const parts: string[] = []
    for await (const { type } of streamed.fullStream) parts.push(type)
    expect(parts).toContain('error')
    expect(errors.map((error) => terminationOf(error)?.message)).toEqual(['Stopped: closed.'])
    const settled = await Promise.race([
      Promise.allSettled([streamed.text, streamed.finishReason]).then(() => 'settled'),
      new Promise((done) => setTimeout(() => done('never'), 1000)),
    ])
    expect(settled).toBe('settled')
  })

  test('what a rule ends in the middle of a text was shown up to there, and no further', async () => {
    const stop = '{ id: word, event: text_delta, match: { text: { contains: plover } }, terminate: "Stopped: the word." }'
    const settings = { model: model({ text: 'The word is plover.' }), prompt: 'Hi.', onError: () => undefined }
    let shown = ''
    for await (const part of sdk.streamText(sluice(engineOf([stop]))(settings)).fullStream) {
      if (part.type === 'text-delta') shown += String(part['text'])
    }
    expect(shown).toBe('The word is ')
  })

  test('a streamed turn that a rule rolls back is asked again in the same stream (S-71)', async () => {
    const retry = '{ id: again, event: invalid_tool_call, match: any, retry: "Call pay." }'
    const ran: unknown[] = []
    const fake = model({ text: 'First.', ...{ calls: [call('c1', 'transfer', { amount: 5 })] } }, { text: 'Second.', calls: [call('c2', 'pay', { amount: 6 })] })
    const governed = sluice(engineOf([retry], { maxInvalidToolCallRetries: 1 }))({ model: fake, tools: { pay: payTool(ran) }, prompt: 'Pay.', stopWhen: three })
    const [calls, texts]: [unknown[], unknown[]] = [[], []]
    for await (const part of sdk.streamText(governed).fullStream) {
      if (part.type === 'tool-call') calls.push(part['toolCallId'])
      if (part.type === 'text-delta') texts.push(part['text'])
    }
    expect(calls).toEqual(['c2'])
    expect(ran).toEqual([{ amount: 6 }])
    expect(texts).toEqual(['First.', 'Second.', 'done'])
    expect(fake.requests).toHaveLength(3)
    expect(seenRequest(fake.requests[1] ?? { prompt: [] }).results).toEqual({ c1: 'Call pay.' })
  })

  describe('runs', () => {
    test('that are side by side do not end each other', async () => {
      const govern = sluice(engineOf([stopPay]))
      const run = (fake: FakeModel): Promise<unknown> => thrownBy(() => sdk.generateText(govern({ model: fake, tools: { pay: payTool([]) }, prompt: 'Go.', stopWhen: three })))
      const [ended, finished] = await Promise.all([run(model(payCall)), run(model({ text: 'Fine.' }))])
      expect(terminationOf(ended)?.message).toBe('Stopped: no payments.')
      expect(finished).toBeUndefined()
    })

    test('have ids of their own, and facts of the host', async () => {
      const seen: unknown[] = []
      const engine = engineOf([])
      const facts = { user: 'ann' }
      const govern = sluice({ ...engine, startRun: (given) => (seen.push(given), engine.startRun(given)) }, { facts })
      await sdk.generateText(govern({ model: model(), prompt: 'Hi.' }, { runId: 'r1' }))
      await drained(sdk.streamText(govern({ model: model(), prompt: 'Hi.' }, { runId: 'r2' })).fullStream)
      expect(seen).toEqual([
        { runId: 'r1', user: 'ann', isStreaming: false },
        { runId: 'r2', user: 'ann', isStreaming: true },
      ])
    })

    test('that the host closes free their ids', async () => {
      const govern = sluice(engineOf([]))
      const once = async (): Promise<void> => {
        const settings = govern({ model: model(), prompt: 'Hi.' }, { runId: 'r1' })
        await sdk.generateText(settings)
        govern.close(settings)
      }
      await once()
      await expect(once()).resolves.toBeUndefined()
    })

    test('of a request that is tried again end with their reason all the same', async () => {
      let tries = 0
      const failing: FakeModel = {
        ...model(),
        doGenerate: () => {
          tries++
          const error = Object.assign(new Error('busy'), { name: 'AI_APICallError', isRetryable: true, url: '', requestBodyValues: {}, [Symbol.for('vercel.ai.error')]: true, [Symbol.for('vercel.ai.error.AI_APICallError')]: true, responseHeaders: { 'retry-after-ms': '1' } })
          return Promise.reject(error)
        },
      }
      const settings = sluice(engineOf([], { maxModelCalls: 1 }))({ model: failing, prompt: 'Hi.' })
      expect(terminationOf(await thrownBy(() => sdk.generateText(settings)))?.message).toBe('Run ended: it has used up its 1 model calls.')
      expect(tries).toBe(1)
    })
  })

  test('objects pass through the rules of requests too', async () => {
    const patch = '{ id: cool, event: completion_call, match: any, patch: { temperature: 0.5 } }'
    const settings = { schema: z.object({ ok: z.boolean() }), prompt: 'Answer.' }
    const [one, two] = [model({ text: '{"ok":true}' }), model({ text: '{"ok":true}' })]
    const govern = sluice(engineOf([patch]))
    expect((await sdk.generateObject(govern({ ...settings, model: one })))['object']).toEqual({ ok: true })
    await drained(sdk.streamObject(govern({ ...settings, model: two })).fullStream)
    expect([one, two].map(({ requests }) => requests[0]?.temperature)).toEqual([0.5, 0.5])
  })

  test('a redacted history keeps its files', async () => {
    const redact = '{ id: old, event: completion_call, match: any, patch: { history: { redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } } } }'
    const fake = model()
    const messages = [
      { role: 'user', content: [{ type: 'text', text: 'My key is tok_9f.' }, { type: 'file', data: new Uint8Array([1, 2, 3]), mediaType: 'application/pdf' }] },
      { role: 'assistant', content: 'Thanks.' },
      { role: 'user', content: 'Read it.' },
    ]
    await sdk.generateText(sluice(engineOf([redact]))({ model: fake, messages }))
    const [first] = fake.requests[0]?.prompt ?? []
    const parts = first?.content as readonly { readonly [field: string]: unknown }[]
    expect(parts[0]).toMatchObject({ type: 'text', text: 'My key is [REDACTED:key].' })
    const data = parts[1]?.['data']
    expect(version.major === 7 ? (data as { readonly data: unknown }).data : data).toEqual(new Uint8Array([1, 2, 3]))
  })
})

async function drained(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const part of stream) if (part === undefined) throw new Error('a part is missing')
}
