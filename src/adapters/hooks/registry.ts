import { basis } from './basis.ts'
import { claudeCode } from './claude-code.ts'
import type { HookProtocol } from './hook-protocol.ts'

/** Every agent that asks a program about its steps, by name. */
export const hookProtocols = [basis, claudeCode] as const

export type HookProtocolName = (typeof hookProtocols)[number]['name']

export function hookProtocolByName(name: string): HookProtocol<HookProtocolName> | undefined {
  return hookProtocols.find((protocol) => protocol.name === name)
}
