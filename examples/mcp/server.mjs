// A small MCP server on stdin and stdout, without any package: lines of JSON in, lines of JSON out.
import { createInterface } from 'node:readline'

const tools = {
  read_file: ({ path }) => `${path}: the key is tok_ab12`,
  pay: ({ amount, to }) => `paid ${amount} to ${to}`,
  delete_file: ({ path }) => `deleted ${path}`,
  // What a server does that breaks down in the middle of a call.
  crash: () => process.kill(process.pid, 'SIGKILL'),
}

const methods = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'example', version: '1.0.0' },
  }),
  'tools/list': () => ({ tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } })) }),
  'tools/call': ({ name, arguments: args }) => ({ content: [{ type: 'text', text: String(tools[name](args)) }] }),
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  if (id !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: methods[method](params) })}\n`)
}
