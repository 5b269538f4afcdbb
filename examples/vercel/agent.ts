import { readFileSync } from 'node:fs'
import { generateText, jsonSchema, stepCountIs, tool, type LanguageModel } from 'ai'
// In a project of your own these two are 'sluice' and 'sluice/vercel'.
import { compilePolicy, createEngine, loadPolicy, renderFrame } from '../../src/index.ts'
import { sluice, vercelTarget } from '../../src/adapters/vercel.ts'

const text = readFileSync(new URL('policy.yaml', import.meta.url), 'utf8')
const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }], { target: vercelTarget })
if (!loaded.ok) throw new Error(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n'))
const engine = createEngine({
  stack: compilePolicy(loaded.value).stack,
  reporter: ({ hook, diagnostics }) => console.error(hook, diagnostics.map(({ code }) => code).join(' ')),
})
const govern = sluice(engine, { facts: { agentName: 'clerk' } })

const tools = {
  search: tool({
    description: 'Finds payments',
    inputSchema: jsonSchema<{ customer: string; limit: number }>({ type: 'object' }),
    execute({ customer, limit }) {
      console.log(`  search runs: customer ${customer}, limit ${String(limit)}`)
      return `1 payment of ${customer}, receipt tok_ab12`
    },
  }),
  pay: tool({
    description: 'Pays an amount',
    inputSchema: jsonSchema<{ amount: number; to: string }>({ type: 'object' }),
    execute({ amount, to }) {
      console.log(`  pay runs: ${String(amount)} to ${to}`)
      return 'paid'
    },
  }),
}

/** Stands for the model of a provider: it says what it was asked, and answers from a list. */
const script = [
  [call('c1', 'search', { customer: 'ann', limit: 1000 })],
  [call('c2', 'pay', { amount: 900, to: 'bob' }), call('c3', 'pay', { amount: 20, to: 'bob' })],
  [{ type: 'text' as const, text: 'Bob got 20.' }],
]
let turn = 0
const model: LanguageModel = {
  specificationVersion: 'v2',
  provider: 'example',
  modelId: 'scripted',
  supportedUrls: {},
  doGenerate({ prompt, temperature }) {
    const content = script[turn++] ?? []
    console.log(`request ${String(turn)}, temperature ${String(temperature)}`)
    const last = prompt.at(-1)
    for (const part of last?.role === 'tool' ? last.content : []) console.log(`  the model reads of ${part.toolCallId}: ${JSON.stringify(part.output.value)}`)
    const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 }
    return Promise.resolve({ content, finishReason: turn < script.length ? 'tool-calls' : 'stop', usage, warnings: [] })
  },
  doStream: () => Promise.reject(new Error('this model does not stream')),
}

function call(toolCallId: string, toolName: string, input: object): { type: 'tool-call'; toolCallId: string; toolName: string; input: string } {
  return { type: 'tool-call', toolCallId, toolName, input: JSON.stringify(input) }
}

const settings = govern({ model, tools, prompt: 'What did Ann pay? Then pay Bob.', stopWhen: stepCountIs(5) })
const answer = await generateText(settings)
console.log(`the answer: ${answer.text}`)
govern.close(settings)
