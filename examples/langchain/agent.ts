import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { createAgent, tool, AIMessage, ToolMessage, type BaseMessage } from 'langchain'
import { z } from 'zod'
import { sluice } from '../../src/adapters/langchain.ts'
import { compilePolicy, createEngine, loadPolicy } from '../../src/index.ts'

// An agent of LangChain under a policy, with a model that answers from a script. Run it with tsx.

const text = readFileSync(join(import.meta.dirname, 'policy.yaml'), 'utf8')
const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
const engine = createEngine({ stack: compilePolicy(loaded.value).stack, reporter: () => undefined })

const calls = [
  { id: 'c1', name: 'pay', args: { amount: 20, account: 'main' } },
  { id: 'c2', name: 'pay', args: { amount: 900, account: 'main' } },
]
const answers = [new AIMessage({ content: '', tool_calls: calls.map((call) => ({ ...call, type: 'tool_call' as const })) }), new AIMessage('Done.')]

class ScriptedModel extends BaseChatModel {
  override _llmType(): string {
    return 'scripted'
  }
  override bindTools(tools: unknown[], options: object): ReturnType<NonNullable<BaseChatModel['bindTools']>> {
    const bound: object = { ...options, tools }
    return this.withConfig(bound)
  }
  override _generate(messages: BaseMessage[], options: object): ReturnType<BaseChatModel['_generate']> {
    const temperature = 'temperature' in options ? String(options.temperature) : 'its own'
    console.log(`the model is asked at temperature ${temperature}`)
    for (const { type, text: words } of messages) if (words !== '') console.log(`  ${type}: ${words}`)
    const message = answers.shift() ?? new AIMessage('')
    return Promise.resolve({ generations: [{ text: message.text, message }] })
  }
}

const pay = tool(
  ({ amount, account }) => {
    console.log(`pay runs with amount ${String(amount)} from account ${account}`)
    return `paid ${String(amount)}, receipt tok_ab12`
  },
  { name: 'pay', description: 'Pays an amount.', schema: z.object({ amount: z.number(), account: z.string() }) },
)

const agent = createAgent({
  model: new ScriptedModel({}),
  tools: [pay],
  systemPrompt: 'Answer at length.',
  middleware: [sluice(engine, { ToolMessage })],
})
const { messages } = await agent.invoke({ messages: [{ role: 'user', content: 'Pay 20, then 900.' }] })
console.log(`the agent says: ${messages.at(-1)?.text ?? ''}`)
