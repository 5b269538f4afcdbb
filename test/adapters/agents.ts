import type { AdapterUnderTest } from '../../src/adapters/testing/check-scenario.ts'
import { engineAgent } from './engine-agent.ts'
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
]
