import { defineCommand } from '../define-command.ts'
import { deciderOptions, targetOption } from '../options/shared-options.ts'

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'put policies between an MCP client and its server',
  description: [
    'Starts COMMAND, a server of the Model Context Protocol, and stands in its place: a client starts this command ' +
      'instead and speaks to it on stdin and stdout. Tool calls, their results, listings, resources, prompts and ' +
      'sampling are judged on the way. Everything else that is said goes to stderr.',
    'With --listen and --upstream it serves many clients over Streamable HTTP at `/mcp`, each with a session of its ' +
      'own, in front of a server that speaks it, too; `/healthz` tells that it lives. Clients show a bearer token, ' +
      'which never goes on to the upstream server. This needs the package @modelcontextprotocol/sdk.',
    'Policies load for the target `mcp`. A policy with `ask` does not load, since nobody is there to be asked. What ' +
      'the gateway does not see it cannot judge: a client that knows the server by another way is not held back.',
    'Over HTTP a changed policy serves the sessions that begin after it, at once or on SIGHUP; one that does not load is ' +
      'told loudly, and the last good one stays in force.',
    'Ends with 0 when the client leaves or the process is told to end, 1 if the server or the policy ended the ' +
      'session, 2 if the server could not be started or the address not listened on.',
  ],
  operands: [{ name: '[path...]', summary: 'policy files or pack folders, then `--` and the command of the server' }],
  options: [
    { flags: '--name <name>', summary: 'the name of the server for rules about `mcp` (default: the name that it gives itself)' },
    { flags: '--agent <name>', summary: 'the name of the agent for rules about `run`' },
    { flags: '--patch-sampling', summary: 'load patches of model calls, too: they change what the server asks for by sampling, and nothing else' },
    { flags: '--request-timeout <seconds>', summary: 'how long one request may take', fallback: '300' },
    { flags: '--record <folder>', summary: 'keep a record of each decision here, without values; one that cannot be written ends its session' },
    { flags: '--record-key <file>', summary: 'the file with the key of the hashes in records, made at first use (default: beside the folder)' },
    { flags: '--listen <host:port>', summary: 'serve clients over HTTP instead; port 0 is any free one' },
    { flags: '--upstream <url>', summary: 'with --listen: the server behind the gateway' },
    { flags: '--upstream-header <name=variable>', summary: 'send this header to the server, with the value of this environment variable (repeatable)', isList: true },
    { flags: '--token-env <variable>', summary: 'the environment variable that holds the bearer token of the clients' },
    { flags: '--token-file <file>', summary: 'the file that holds it' },
    { flags: '--no-token', summary: 'take clients without a token; on a loopback address alone' },
    { flags: '--allow-origin <origin>', summary: 'let web pages of this origin in (repeatable)', isList: true },
    { flags: '--allow-host <host>', summary: 'a value of the Host header beside the address itself, as a proxy sends it (repeatable)', isList: true },
    { flags: '--max-sessions <count>', summary: 'sessions at once', fallback: '1000' },
    { flags: '--max-body <bytes>', summary: 'length of one request', fallback: '4194304' },
    { flags: '--idle-timeout <seconds>', summary: 'close a session without a request for so long', fallback: '900' },
    { flags: '--drain <seconds>', summary: 'how long requests in flight may go on at the end', fallback: '10' },
    ...deciderOptions.filter((option) => option !== targetOption),
  ],
  examples: [
    { line: 'sluice mcp policies/payments -- npx my-mcp-server --root .', says: 'as the command in the configuration of a client' },
    {
      line: 'sluice mcp p.yaml --listen 127.0.0.1:8080 --upstream http://127.0.0.1:3001/mcp --token-env GATEWAY_TOKEN',
      says: 'for many clients, over HTTP',
    },
  ],
  startsProgram: true,
  load: async () => (await import('../verbs/run-mcp.ts')).runMcp,
})
