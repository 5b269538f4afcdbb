import { describe, expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { vercelAgent } from './agent.ts'
import { loadSdk, sdkVersions } from './sdk.ts'

describe.each(sdkVersions)('ai $version', async (version) => {
  const sdk = await loadSdk(version)

  test.each(scenarios)(`vercel ${version.version}: $name`, async (scenario) => {
    expect(await checkScenario(vercelAgent(sdk, version), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })

  // `ai` 5 has no agent that prepares its calls.
  if (sdk.ToolLoopAgent === undefined) return
  test.each(scenarios)(`vercel ${version.version}, ToolLoopAgent: $name`, async (scenario) => {
    expect(await checkScenario(vercelAgent(sdk, version, 'agent'), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })
})
