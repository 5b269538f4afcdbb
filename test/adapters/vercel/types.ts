import { generateObject, generateText, jsonSchema, stepCountIs, streamText, tool, type LanguageModel } from 'ai'
import { z } from 'zod'
import { sluice, type Govern } from '../../../src/adapters/vercel.ts'
import type { Engine } from '../../../src/core/runs/engine.ts'

// Compiled, never run: governed settings are settings of the SDK, and its types reach through them.

export async function usesOfGovern(engine: Engine, model: LanguageModel): Promise<readonly string[]> {
  const govern: Govern = sluice(engine, { facts: () => ({ user: 'ann' }), ungoverned: ['web'], onEnd: ({ reason }, runId) => console.error(runId, reason) })
  const tools = {
    look: tool({
      description: 'Looks',
      inputSchema: z.object({ at: z.string() }),
      async execute({ at }, options) {
        const inner = await generateText(govern.child(options)({ model, prompt: at }))
        return { seen: inner.text.length }
      },
    }),
    wait: tool({ inputSchema: jsonSchema<{ ms: number }>({ type: 'object' }), execute: ({ ms }) => ms + 1 }),
  }
  const generated = await generateText(govern({ model, tools, system: 'Be brief.', prompt: 'Hi.', toolChoice: 'auto', stopWhen: [stepCountIs(3)] }))
  const [first] = generated.toolResults
  // The type of a result is that of the tool.
  const seen: number = first?.dynamic !== true && first?.toolName === 'look' ? first.output.seen : 0
  const settings = govern({ model, tools, messages: [{ role: 'user' as const, content: 'Hi.' }] }, { runId: 'r1' })
  const streamed = streamText(settings)
  const { object } = await generateObject(govern({ model, schema: z.object({ ok: z.boolean() }), prompt: 'Hi.' }))
  const isOk: boolean = object.ok
  const reason: string | undefined = govern.outcome(settings)?.reason
  govern.close(settings)
  return [generated.text, await streamed.text, String(seen), String(isOk), reason ?? '']
}
