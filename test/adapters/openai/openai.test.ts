import { describe, expect, test } from 'vitest'
import type * as Sdk from 'openai'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { loadSdk } from '../load-sdk.ts'
import { chatAgent } from './chat-agent.ts'
import { responsesAgent } from './responses-agent.ts'

describe.each(['lowest', 'newest'])('openai %s', async (version) => {
  // `as`: both versions have what the tests use.
  const { default: Client } = (await loadSdk(`openai-${version}`, 'openai')) as typeof Sdk

  test.each(scenarios)(`openai ${version}: $name, by chat completions`, async (scenario) => {
    expect(await checkScenario(chatAgent(Client), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })

  test.each(scenarios)(`openai ${version}: $name, by responses`, async (scenario) => {
    expect(await checkScenario(responsesAgent(Client), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })
})
