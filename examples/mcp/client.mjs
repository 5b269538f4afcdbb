// An agent's side of the example: starts the gateway instead of the server, and prints what it gets.
//   node examples/mcp/client.mjs sluice mcp examples/mcp/policy.yaml -- node examples/mcp/server.mjs
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [program, ...args] = process.argv.slice(2)
const gateway = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
const waiting = new Map()
createInterface({ input: gateway.stdout }).on('line', (line) => {
  const message = JSON.parse(line)
  waiting.get(message.id)?.(message)
})

let ids = 0
function ask(method, params) {
  const id = ++ids
  gateway.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
  return new Promise((resolve) => waiting.set(id, resolve))
}

async function call(name, args) {
  const { result, error } = await ask('tools/call', { name, arguments: args })
  console.log(`${name}: ${error === undefined ? result.content[0].text : error.message}`)
}

await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'agent', version: '1.0.0' } })
const { result } = await ask('tools/list', {})
console.log(`tools: ${result.tools.map(({ name }) => name).join(', ')}`)
await call('read_file', { path: 'private/salaries.txt' })
await call('read_file', { path: 'notes.txt' })
await call('pay', { amount: 900, to: 'the printer' })
await call('delete_file', { path: 'notes.txt' })
gateway.stdin.end()
