import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { JsonObject } from '../../../src/core/base/json.ts'
import type { McpTransport } from '../../../src/adapters/mcp.ts'

/** The client of an SDK, as far as tests use it. */
export interface SdkClient {
  readonly connect: (transport: unknown) => Promise<void>
  readonly listTools: () => Promise<{ readonly tools: readonly { readonly name: string }[] }>
  readonly callTool: (params: { readonly name: string; readonly arguments: JsonObject }) => Promise<JsonObject>
  readonly readResource: (params: { readonly uri: string }) => Promise<JsonObject>
  readonly getPrompt: (params: { readonly name: string }) => Promise<JsonObject>
  readonly close: () => Promise<void>
}

export type SdkHandler = (request: { readonly params?: JsonObject }, extra: SdkExtra) => JsonObject | Promise<JsonObject>

/** What a handler of a server can do beside its answer. */
export interface SdkExtra {
  readonly signal: AbortSignal
}

export interface SdkServer {
  readonly connect: (transport: unknown) => Promise<void>
  readonly createMessage: (params: JsonObject) => Promise<JsonObject>
  readonly elicitInput: (params: JsonObject) => Promise<JsonObject>
  readonly close: () => Promise<void>
}

export interface McpSdk {
  readonly name: string
  readonly linkedPair: () => readonly [McpTransport, McpTransport]
  readonly aClient: (handlers?: Readonly<Record<string, SdkHandler>>, capabilities?: JsonObject) => SdkClient
  readonly aServer: (handlers: Readonly<Record<string, SdkHandler>>, capabilities?: JsonObject) => SdkServer
  /** The transport over HTTP of its client. */
  readonly httpTransport: (url: URL, options?: object) => McpTransport
}

export const mcpSdks = ['mcp-1-lowest', 'mcp-1-newest', 'mcp-2-lowest', 'mcp-2-newest'] as const

const folders = resolve(import.meta.dirname, '../sdks')
const serverInfo = { name: 'files', version: '1.0.0' }

/** What the module exports, whatever its form is. */
async function load(sdk: string, module: string): Promise<unknown> {
  const path = createRequire(join(folders, sdk, 'package.json')).resolve(module)
  return import(pathToFileURL(path).href)
}

type Constructor<T> = new (...args: readonly unknown[]) => T
interface WithHandlers {
  readonly setRequestHandler: (about: unknown, handler: SdkHandler) => void
}

export async function mcpSdk(name: (typeof mcpSdks)[number]): Promise<McpSdk> {
  return name.startsWith('mcp-1') ? version1(name) : version2(name)
}

async function version1(name: string): Promise<McpSdk> {
  const { Client } = (await load(name, '@modelcontextprotocol/sdk/client/index.js')) as { Client: Constructor<SdkClient & WithHandlers> }
  const { Server } = (await load(name, '@modelcontextprotocol/sdk/server/index.js')) as { Server: Constructor<SdkServer & WithHandlers> }
  const http = (await load(name, '@modelcontextprotocol/sdk/client/streamableHttp.js')) as { StreamableHTTPClientTransport: Constructor<McpTransport> }
  const { InMemoryTransport } = (await load(name, '@modelcontextprotocol/sdk/inMemory.js')) as { InMemoryTransport: { createLinkedPair: McpSdk['linkedPair'] } }
  const types = (await load(name, '@modelcontextprotocol/sdk/types.js')) as Record<string, unknown>
  const schemas = Object.values(types).filter((one) => typeof one === 'object' && one !== null && 'shape' in one) as { shape: Record<string, unknown> }[]
  // Handlers are set by the schema of their request, which names the method.
  const schemaOf = (method: string): unknown =>
    schemas.find(({ shape }) => {
      const literal = shape['method'] as { value?: unknown } | undefined
      return literal?.value === method && 'params' in shape
    })
  return {
    name,
    linkedPair: () => InMemoryTransport.createLinkedPair(),
    httpTransport: (url, options) => new http.StreamableHTTPClientTransport(url, options),
    aClient: (handlers = {}, capabilities = {}) => withHandlers(new Client({ name: 'agent', version: '1.0.0' }, { capabilities }), handlers, schemaOf),
    aServer: (handlers, capabilities = { tools: {} }) => withHandlers(new Server(serverInfo, { capabilities }), handlers, schemaOf),
  }
}

async function version2(name: string): Promise<McpSdk> {
  const client = (await load(name, '@modelcontextprotocol/client')) as {
    Client: Constructor<SdkClient & WithHandlers>
    InMemoryTransport: { createLinkedPair: McpSdk['linkedPair'] }
    StreamableHTTPClientTransport: Constructor<McpTransport>
  }
  const { Server } = (await load(name, '@modelcontextprotocol/server')) as { Server: Constructor<SdkServer & WithHandlers> }
  return {
    name,
    linkedPair: () => client.InMemoryTransport.createLinkedPair(),
    httpTransport: (url, options) => new client.StreamableHTTPClientTransport(url, options),
    aClient: (handlers = {}, capabilities = {}) => withHandlers(new client.Client({ name: 'agent', version: '1.0.0' }, { capabilities }), handlers),
    aServer: (handlers, capabilities = { tools: {} }) => withHandlers(new Server(serverInfo, { capabilities }), handlers),
  }
}

function withHandlers<T extends WithHandlers>(peer: T, handlers: Readonly<Record<string, SdkHandler>>, about: (method: string) => unknown = (method) => method): T {
  for (const [method, handler] of Object.entries(handlers)) peer.setRequestHandler(about(method), handler)
  return peer
}
