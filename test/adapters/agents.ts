import type * as Anthropic from '@anthropic-ai/sdk'
import type * as OpenAI from 'openai'
import type { AdapterUnderTest } from '../../src/adapters/testing/check-scenario.ts'
import { anthropicAgent } from './anthropic/agent.ts'
import { claudeAgentSdkAgent, claudeCodeAgent } from './claude/agents.ts'
import { engineAgent } from './engine-agent.ts'
import { langchainAgent } from './langchain/agent.ts'
import { loadLangChain } from './langchain/load-langchain.ts'
import { loadSdk as loadPlainSdk } from './load-sdk.ts'
import { openaiAgentsAgent, type AgentsSdk } from './openai-agents/agent.ts'
import { chatAgent } from './openai/chat-agent.ts'
import { responsesAgent } from './openai/responses-agent.ts'
import { mcpAgent } from './mcp/mcp-agent.ts'
import { mcpSdk, mcpSdks } from './mcp/mcp-sdk.ts'
import { vercelAgent } from './vercel/agent.ts'
import { loadSdk, sdkVersions } from './vercel/sdk.ts'

/** An adapter with one version of the SDK that it is for. */
export interface VersionedAgent {
  readonly version: string
  readonly load: () => Promise<AdapterUnderTest>
}

// `as`: both versions of each SDK have what its agent uses.
const ends = ['lowest', 'newest'] as const

/** Every adapter on the lowest and the newest version of its SDK. */
export const agents: readonly VersionedAgent[] = [
  { version: '', load: () => Promise.resolve(engineAgent) },
  { version: '', load: () => Promise.resolve(claudeCodeAgent) },
  { version: '', load: () => Promise.resolve(claudeAgentSdkAgent) },
  ...mcpSdks.map((name) => ({ version: name, load: async () => mcpAgent(await mcpSdk(name)) })),
  ...sdkVersions.map((version) => ({
    version: `ai ${version.version}`,
    load: async () => vercelAgent(await loadSdk(version), version),
  })),
  ...(['lowest', 'newest'] as const).map((version) => ({
    version,
    load: async () => langchainAgent(await loadLangChain(version)),
  })),
  ...ends.flatMap((end): readonly VersionedAgent[] => [
    { version: `${end} (chat)`, load: async () => chatAgent(((await loadPlainSdk(`openai-${end}`, 'openai')) as typeof OpenAI).default) },
    { version: `${end} (responses)`, load: async () => responsesAgent(((await loadPlainSdk(`openai-${end}`, 'openai')) as typeof OpenAI).default) },
  ]),
  ...ends.map((end) => ({
    version: end,
    load: async () => anthropicAgent(((await loadPlainSdk(`anthropic-${end}`, '@anthropic-ai/sdk')) as typeof Anthropic).default),
  })),
  ...ends.map((end) => ({
    version: end,
    load: async () => openaiAgentsAgent((await loadPlainSdk(`openai-agents-${end}`, '@openai/agents')) as AgentsSdk),
  })),
]
