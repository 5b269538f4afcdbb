import { describe, expect, test } from 'vitest'
import type * as Sdk from '@anthropic-ai/sdk'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { loadSdk } from '../load-sdk.ts'
import { anthropicAgent } from './agent.ts'

describe.each(['lowest', 'newest'])('anthropic %s', async (version) => {
  // `as`: both versions have what the tests use.
  const { default: Client } = (await loadSdk(`anthropic-${version}`, '@anthropic-ai/sdk')) as typeof Sdk

  test.each(scenarios)(`anthropic ${version}: $name`, async (scenario) => {
    expect(await checkScenario(anthropicAgent(Client), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
  })
})
