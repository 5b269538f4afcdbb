import { readFileSync } from 'node:fs'
import OpenAI from 'openai'
// In a project of your own these two are 'sluice' and 'sluice/openai'.
import { compilePolicy, createEngine, loadPolicy, renderFrame } from '../../src/index.ts'
import { sluice, openaiTarget } from '../../src/adapters/openai.ts'

const text = readFileSync(new URL('policy.yaml', import.meta.url), 'utf8')
const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }], { target: openaiTarget })
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

const offered = ['search', 'pay'].map((name) => ({ type: 'function' as const, function: { name, parameters: { type: 'object' } } }))

/** Stands for the provider: it says what it was asked, and answers from a list. Nothing leaves the process. */
const script = [
  [call('c1', 'search', { customer: 'ann', limit: 1000 })],
  [call('c2', 'pay', { amount: 900, to: 'bob' }), call('c3', 'pay', { amount: 20, to: 'bob' })],
  [],
]
let turn = 0
let shown = 0
const provider: typeof fetch = (_url, init) => {
  const { temperature, messages: sent } = JSON.parse(init?.body as string) as OpenAI.ChatCompletionCreateParams
  const calls = script[turn++] ?? []
  console.log(`request ${String(turn)}, temperature ${String(temperature)}`)
  const results = sent.filter((message) => message.role === 'tool')
  for (const { tool_call_id: id, content } of results.slice(shown)) console.log(`  the model reads of ${id}: ${JSON.stringify(content)}`)
  shown = results.length
  const message = calls.length > 0 ? { role: 'assistant', content: null, tool_calls: calls } : { role: 'assistant', content: 'Bob got 20.' }
  return Promise.resolve(Response.json({ choices: [{ index: 0, message }] }))
}

function call(id: string, name: string, args: object) {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(args) } }
}

const client = new OpenAI({ apiKey: 'none', fetch: provider })
const run = sluice(engine).startRun({ agentName: 'clerk' })
const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'What did Ann pay? Then pay Bob.' }]
for (;;) {
  const { answer, hasCalls, runTools } = await run.chat(client, { model: 'scripted', messages, tools: offered })
  messages.push(answer)
  if (!hasCalls) {
    console.log(`the answer: ${String(answer.content)}`)
    break
  }
  messages.push(...(await runTools(tools)))
}
run.close()
