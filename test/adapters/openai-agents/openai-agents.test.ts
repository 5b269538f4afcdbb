import { describe, expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { loadSdk } from '../load-sdk.ts'
import { openaiAgentsAgent, type AgentsSdk } from './agent.ts'

describe.each(['lowest', 'newest'])('openai-agents %s', async (version) => {
  // `as`: both versions have what the tests use.
  const sdk = (await loadSdk(`openai-agents-${version}`, '@openai/agents')) as AgentsSdk

  test.each(scenarios)(`openai-agents ${version}: $name`, async (scenario) => {
    expect(await checkScenario(openaiAgentsAgent(sdk), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })
})
