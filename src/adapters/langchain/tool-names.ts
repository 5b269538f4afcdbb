import { isClientTool, isRecord } from './sdk-shapes.ts'

/** Providers spell the name of a tool of theirs in their own ways; some have only a type. */
export function toolNameOf(tool: unknown): string {
  if (isClientTool(tool)) return tool.name
  if (!isRecord(tool)) return ''
  const { name, type, function: inner } = tool
  if (typeof name === 'string') return name
  if (isRecord(inner) && typeof inner['name'] === 'string') return inner['name']
  return typeof type === 'string' ? type : ''
}
