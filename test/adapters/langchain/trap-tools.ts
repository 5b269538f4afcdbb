import { z } from 'zod'
import type { JsonObject } from '../../../src/core/base/json.ts'
import type { LangChain } from './load-langchain.ts'

export function payTool(sdk: LangChain): { readonly tool: unknown; readonly ran: readonly JsonObject[] } {
  const ran: JsonObject[] = []
  const run = (args: unknown): string => `paid ${String(ran.push(args as JsonObject))}`
  return { ran, tool: sdk.tool(run, { name: 'pay', description: 'pays', schema: z.object({ amount: z.number() }) } as never) }
}

export function readTool(sdk: LangChain): unknown {
  return plainTool(sdk, 'read', () => 'the key is tok_9f3ab2')
}

export function plainTool(sdk: LangChain, name: string, run: (args: never) => unknown, fields: z.ZodRawShape = {}): unknown {
  return sdk.tool(run as never, { name, description: name, schema: z.object(fields) } as never)
}
