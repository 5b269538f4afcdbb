import { readFileSync } from 'node:fs'
import Anthropic from '@anthropic-ai/sdk'
// In a project of your own these two are 'sluice' and 'sluice/anthropic'.
import { compilePolicy, createEngine, loadPolicy, renderFrame } from '../../src/index.ts'
import { sluice, anthropicTarget } from '../../src/adapters/anthropic.ts'

const text = readFileSync(new URL('policy.yaml', import.meta.url), 'utf8')
const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }], { target: anthropicTarget })
if (!loaded.ok) throw new Error(loaded.diagnostics.map((diagnostic) => renderFrame(diagnostic)).join('\n'))
const engine = createEngine({
  stack: compilePolicy(loaded.value).stack,
  reporter: ({ hook, diagnostics }) => console.error(hook, diagnostics.map(({ code }) => code).join(' ')),
})

const tools = {
  search({ customer, limit }: Arguments) {
    console.log(`  search runs: customer ${String(customer)}, limit ${String(limit)}`)
    return `1 payment of ${String(customer)}, receipt tok_ab12`
  },
  pay({ amount, to }: Arguments) {
    console.log(`  pay runs: ${String(amount)} to ${String(to)}`)
    return 'paid'
  },
}
type Arguments = Readonly<Record<string, unknown>>

const offered = ['search', 'pay'].map((name) => ({ name, input_schema: { type: 'object' as const } }))

/** Stands for the provider: it says what it was asked, and answers from a list. Nothing leaves the process. */
const script = [
  [call('c1', 'search', { customer: 'ann', limit: 1000 })],
  [call('c2', 'pay', { amount: 900, to: 'bob' }), call('c3', 'pay', { amount: 20, to: 'bob' })],
  [{ type: 'text', text: 'Bob got 20.' }],
]
let turn = 0
const provider: typeof fetch = (_url, init) => {
  const { temperature, messages: sent } = JSON.parse(init?.body as string) as Anthropic.MessageCreateParams
  const content = script[turn++] ?? []
  console.log(`request ${String(turn)}, temperature ${String(temperature)}`)
  const last = sent.at(-1)?.content ?? []
  for (const block of typeof last === 'string' ? [] : last) {
    if (block.type === 'tool_result') console.log(`  the model reads of ${block.tool_use_id}: ${JSON.stringify(block.content)}`)
  }
  return Promise.resolve(Response.json({ role: 'assistant', content, usage: { input_tokens: 1, output_tokens: 1 } }))
}

function call(id: string, name: string, input: object) {
  return { type: 'tool_use', id, name, input }
}

const client = new Anthropic({ apiKey: 'none', fetch: provider })
const run = sluice(engine).startRun({ agentName: 'clerk' })
const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'What did Ann pay? Then pay Bob.' }]
for (;;) {
  const { answer, hasCalls, runTools } = await run.ask(client, { model: 'scripted', max_tokens: 500, messages, tools: offered })
  messages.push(answer)
  if (!hasCalls) {
    for (const block of answer.content) if (block.type === 'text') console.log(`the answer: ${block.text}`)
    break
  }
  messages.push(await runTools(tools))
}
run.close()
