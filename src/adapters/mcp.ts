export { governTransport, type GovernedSession } from './mcp/govern-transport.ts'
export type { GovernOptions } from './mcp/govern-options.ts'
export type { McpSendOptions, McpTransport } from './mcp/transport.ts'
