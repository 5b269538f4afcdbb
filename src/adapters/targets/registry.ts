import { anthropic } from './anthropic.ts'
import { claudeAgentSdk } from './claude-agent-sdk.ts'
import { claudeCode } from './claude-code.ts'
import { engine } from './engine.ts'
import { langchain } from './langchain.ts'
import { mcpSampling } from './mcp-sampling.ts'
import { mcp } from './mcp.ts'
import { openaiAgents } from './openai-agents.ts'
import { openai } from './openai.ts'
import { outcome } from './outcome.ts'
import { vercel } from './vercel.ts'
import type { TargetDefinition } from './define-target.ts'

/** Every kind of host that a policy can be loaded for, by name. */
export const targets = [
  anthropic,
  claudeAgentSdk,
  claudeCode,
  engine,
  langchain,
  mcp,
  mcpSampling,
  openai,
  openaiAgents,
  outcome,
  vercel,
] as const

export type TargetName = (typeof targets)[number]['name']

export function targetByName(name: string): TargetDefinition<TargetName> | undefined {
  return targets.find((target) => target.name === name)
}
