import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sluice, terminationOf } from '../../../src/adapters/vercel.ts'
import type { SpecPart } from '../../../src/adapters/vercel/model-spec.ts'
import { engineOf } from './engine-of.ts'
import { fakeModel, type FakeAnswer, type FakeModel } from './fake-model.ts'
import { seenRequest } from './seen-request.ts'
import { loadSdk, sdkVersions } from './sdk.ts'

const stopPay = '{ id: stop-pay, event: tool_call, match: { tool: pay }, terminate: "Stopped: no payments." }'
const noKeys = '{ id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }'
const payCall: FakeAnswer = { calls: [{ id: 'c1', name: 'pay', args: { amount: 900 } }] }

async function reasonOf(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
  } catch (thrown) {
    return terminationOf(thrown)?.message ?? String(thrown)
  }
  return undefined
}

describe.each(sdkVersions)('ai $version', async (version) => {
  const sdk = await loadSdk(version)
  const model = (...script: readonly FakeAnswer[]): FakeModel => fakeModel(version, script)
  const payTool = (execute: () => unknown = () => 'paid'): object => sdk.tool({ inputSchema: z.object({ amount: z.number() }), execute })

  const { ToolLoopAgent, Experimental_Agent } = sdk
  if (ToolLoopAgent !== undefined) {
    test('a call of an agent that a policy ends does not end its next one', async () => {
      const fake = model(payCall, { text: 'Fine.' })
      const agent = new ToolLoopAgent(sluice(engineOf([stopPay])).agent({ model: fake, tools: { pay: payTool() } }))
      expect(await reasonOf(() => agent.generate({ prompt: 'Pay.' }))).toBe('Stopped: no payments.')
      expect((await agent.generate({ prompt: 'Hi.' }))['text']).toBe('Fine.')
    })

    test('an agent that prepares its calls itself, with another model, is governed', async () => {
      const fake = model(payCall)
      const prepareCall = (call: object): object => ({ ...call, model: fake })
      const agent = new ToolLoopAgent(sluice(engineOf([stopPay])).agent({ model: model(), tools: { pay: payTool() }, prepareCall }))
      expect(await reasonOf(() => agent.generate({ prompt: 'Pay.' }))).toBe('Stopped: no payments.')
    })
  } else if (Experimental_Agent !== undefined) {
    test('an agent that does not prepare its calls answers nothing with settings for one that does', async () => {
      const agent = new Experimental_Agent(sluice(engineOf([stopPay])).agent({ model: model(payCall), tools: { pay: payTool() } }))
      expect(await reasonOf(() => agent.generate({ prompt: 'Pay.' }))).toContain('this agent does not prepare its calls')
    })

    test('an agent for one call is governed by the settings of that call', async () => {
      const agent = new Experimental_Agent(sluice(engineOf([stopPay]))({ model: model(payCall), tools: { pay: payTool() } }))
      expect(await reasonOf(() => agent.generate({ prompt: 'Pay.' }))).toBe('Stopped: no payments.')
    })
  }

  describe('what a tool throws', () => {
    class Telling extends Error {
      override toString(): string {
        return 'told tok_9f'
      }
    }
    const shown = async (thrown: unknown, rules: readonly string[]): Promise<string> => {
      const fake = model(payCall)
      const tools = {
        pay: payTool(() => {
          throw thrown
        }),
      }
      const settings = { model: fake, tools, prompt: 'Pay.', stopWhen: sdk.stepCountIs(2) }
      await sdk.generateText(rules.length === 0 ? settings : sluice(engineOf(rules))(settings))
      return seenRequest(fake.requests.at(-1) ?? { prompt: [] }).results['c1'] ?? ''
    }

    test('T9, reaches the model with its secrets: the text of an error, and the members of an object', async () => {
      expect(await shown(new Error('no tok_9f'), [])).toContain('no tok_9f')
      expect(await shown({ key: 'tok_9f' }, [])).toBe('{"key":"tok_9f"}')
      if (version.major === 7) expect(await shown(new Telling('fine'), [])).toBe('told tok_9f')
    })

    test('is read by the rules as the model would read it', async () => {
      expect(await shown(new Error('no tok_9f'), [noKeys])).toBe('no [REDACTED:key]')
      expect(await shown({ key: 'tok_9f' }, [noKeys])).toBe('{"key":"[REDACTED:key]"}')
      expect(await shown(new Telling('fine'), [noKeys])).toBe(version.major === 7 ? 'Error: fine' : 'fine')
    })
  })

  test('T5, 5.0.0 and 6.0.0 start a tool before the stream has ended, and behind a policy no version does', async () => {
    const order: string[] = []
    const tools = { pay: payTool(() => order.push('tool')) }
    const slow = (fake: FakeModel): FakeModel => ({
      ...fake,
      async doStream(params) {
        const { stream } = await fake.doStream(params)
        const wait = new TransformStream<SpecPart, SpecPart>({
          async transform(part, controller) {
            if (part.type === 'finish') {
              await new Promise((done) => setTimeout(done, 20))
              order.push('finish')
            }
            controller.enqueue(part)
          },
        })
        return { stream: stream.pipeThrough(wait) }
      },
    })
    const run = async (govern: (settings: { readonly model: unknown }) => object): Promise<readonly string[]> => {
      order.length = 0
      for await (const { type } of sdk.streamText(govern({ model: slow(model(payCall)), ...{ tools, prompt: 'Pay.' } })).fullStream) if (type === 'error') order.push(type)
      return order
    }
    expect(await run((settings) => settings)).toEqual(['5-lowest', '6-lowest'].includes(version.version) ? ['tool', 'finish'] : ['finish', 'tool'])
    expect(await run(sluice(engineOf([noKeys])))).toEqual(['finish', 'tool'])
  })

  if (version.major > 5) {
    test('a call that a person approved runs without a policy, and behind one it does not: its run did not decide it (L-92)', async () => {
      const ran: string[] = []
      const tools = { pay: sdk.tool({ inputSchema: z.object({ amount: z.number() }), needsApproval: true, execute: () => ran.push('pay') }) }
      const messages = [
        { role: 'user', content: 'Pay.' },
        { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'pay', input: { amount: 5 } }, { type: 'tool-approval-request', approvalId: 'a1', toolCallId: 'c1' }] },
        { role: 'tool', content: [{ type: 'tool-approval-response', approvalId: 'a1', approved: true }] },
      ]
      await sdk.generateText({ model: model(), tools, messages })
      expect(ran).toEqual(['pay'])
      const fake = model()
      await sdk.generateText(sluice(engineOf([noKeys]))({ model: fake, tools, messages }))
      expect(ran).toEqual(['pay'])
      // 6.0.0 shows such an error as JSON.
      const shown = JSON.stringify(seenRequest(fake.requests[0] ?? { prompt: [] }).results)
      expect(shown).toContain('Not executed: this call of `pay` was not decided by the policy in force.')
    })
  }

  test('a stream that its reader leaves leaves the model', async () => {
    let isCancelled = false
    const endless: FakeModel = {
      ...model(),
      doStream: () =>
        Promise.resolve({
          stream: new ReadableStream({
            pull: (controller) => controller.enqueue({ type: 'text-delta', id: '0', delta: 'word ' }),
            cancel() {
              isCancelled = true
            },
          }),
        }),
    }
    const governed = sluice(engineOf([noKeys]))({ model: endless }).model
    const { stream } = await governed.doStream({ prompt: [] })
    const reader = stream.getReader()
    expect((await reader.read()).value).toEqual({ type: 'text-delta', id: '0', delta: 'word ' })
    await reader.cancel()
    expect(isCancelled).toBe(true)
  })
})
