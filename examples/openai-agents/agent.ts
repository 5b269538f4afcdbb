import { readFileSync } from 'node:fs'
import { Agent, Runner, tool, Usage, type Model } from '@openai/agents'
// In a project of your own these two are 'sluice' and 'sluice/openai-agents'.
import { compilePolicy, createEngine, loadPolicy, renderFrame } from '../../src/index.ts'
import { sluice, openaiAgentsTarget } from '../../src/adapters/openai-agents.ts'

const text = readFileSync(new URL('policy.yaml', import.meta.url), 'utf8')
const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }], { target: openaiAgentsTarget })
if (!loaded.ok) throw new Error(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n'))
const engine = createEngine({
  stack: compilePolicy(loaded.value).stack,
  reporter: ({ hook, diagnostics }) => console.error(hook, diagnostics.map(({ code }) => code).join(' ')),
})

/** A schema of your own, or one of zod. */
const anyObject = { type: 'object' as const, properties: {}, required: [], additionalProperties: true as const }
const search = tool({
  name: 'search',
  description: 'Finds payments',
  parameters: anyObject,
  strict: false,
  execute(args) {
    const { customer, limit } = args as { customer: string; limit: number }
    console.log(`  search runs: customer ${customer}, limit ${String(limit)}`)
    return `1 payment of ${customer}, receipt tok_ab12`
  },
})
const pay = tool({
  name: 'pay',
  description: 'Pays an amount',
  parameters: anyObject,
  strict: false,
  execute(args) {
    const { amount, to } = args as { amount: number; to: string }
    console.log(`  pay runs: ${String(amount)} to ${to}`)
    return 'paid'
  },
})

/** Stands for the model of a provider: it says what it was asked, and answers from a list. */
const script = [
  [call('c1', 'search', { customer: 'ann', limit: 1000 })],
  [call('c2', 'pay', { amount: 900, to: 'bob' }), call('c3', 'pay', { amount: 20, to: 'bob' })],
  [{ type: 'message' as const, role: 'assistant' as const, status: 'completed' as const, content: [{ type: 'output_text' as const, text: 'Bob got 20.' }] }],
]
let turn = 0
let shown = 0
const model: Model = {
  getResponse({ input, modelSettings }) {
    const output = script[turn++] ?? []
    console.log(`request ${String(turn)}, temperature ${String(modelSettings.temperature)}`)
    const results = typeof input === 'string' ? [] : input.filter((item) => item.type === 'function_call_result')
    for (const { callId, output: read } of results.slice(shown)) {
      console.log(`  the model reads of ${callId}: ${JSON.stringify(typeof read === 'object' && 'text' in read ? read.text : read)}`)
    }
    shown = results.length
    return Promise.resolve({ usage: new Usage(), output })
  },
  getStreamedResponse() {
    throw new Error('this model does not stream')
  },
}

function call(callId: string, name: string, args: object) {
  return { type: 'function_call' as const, callId, name, status: 'completed' as const, arguments: JSON.stringify(args) }
}

const clerk = new Agent({ name: 'clerk', instructions: 'You keep the books.', model, tools: [search, pay] })
const { agent } = sluice(engine).govern(clerk)
const result = await new Runner({ tracingDisabled: true }).run(agent, 'What did Ann pay? Then pay Bob.')
console.log(`the answer: ${String(result.finalOutput)}`)
