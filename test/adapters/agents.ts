import type { AdapterUnderTest } from '../../src/adapters/testing/check-scenario.ts'
import { engineAgent } from './engine-agent.ts'
import { langchainAgent } from './langchain/agent.ts'
import { loadLangChain } from './langchain/load-langchain.ts'
import { vercelAgent } from './vercel/agent.ts'
import { loadSdk, sdkVersions } from './vercel/sdk.ts'

/** An adapter with one version of the SDK that it is for. */
export interface VersionedAgent {
  readonly version: string
  readonly load: () => Promise<AdapterUnderTest>
}

/** Every adapter on the lowest and the newest version of its SDK. */
export const agents: readonly VersionedAgent[] = [
  { version: '', load: () => Promise.resolve(engineAgent) },
  ...sdkVersions.map((version) => ({
    version: `ai ${version.version}`,
    load: async () => vercelAgent(await loadSdk(version), version),
  })),
  ...(['lowest', 'newest'] as const).map((version) => ({
    version,
    load: async () => langchainAgent(await loadLangChain(version)),
  })),
]
