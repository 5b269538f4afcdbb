import { z } from 'zod'
import { sluice } from '../../../src/adapters/vercel.ts'
import type { Engine } from '../../../src/core/runs/engine.ts'
// By its path: `ai` alone is the version that is installed at the top.
import { generateText, ToolLoopAgent, stepCountIs, tool, type LanguageModel } from '../sdks/ai-7-newest/node_modules/ai/dist/index.js'

// Compiled, never run: governed settings are settings of `ai` 7 too, and of its agents.

export async function usesOfGovern(engine: Engine, model: Exclude<LanguageModel, string>): Promise<readonly string[]> {
  const govern = sluice(engine)
  const tools = {
    look: tool({ description: 'Looks', inputSchema: z.object({ at: z.string() }), execute: ({ at }) => Promise.resolve({ seen: at.length }) }),
  }
  const agent = new ToolLoopAgent(govern.agent({ model, tools, instructions: 'Be brief.', stopWhen: stepCountIs(3) }))
  const streamed = await agent.stream({ prompt: 'Hi.' })
  const generated = await generateText(govern({ model, tools, prompt: 'Hi.', activeTools: ['look' as const], prepareStep: () => ({ model }) }))
  const [first] = generated.toolResults
  // The type of a result is that of the tool.
  const seen: number = first?.dynamic !== true && first !== undefined ? first.output.seen : 0
  return [(await agent.generate({ prompt: 'Hi.' })).text, await streamed.text, String(seen)]
}
