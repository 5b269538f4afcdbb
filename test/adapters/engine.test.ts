import { expect, test } from 'vitest'
import { checkScenario } from '../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../src/adapters/testing/scenarios/registry.ts'
import { engineAgent } from './engine-agent.ts'

test.each(scenarios)('engine: $name', async (scenario) => {
  expect(await checkScenario(engineAgent, scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
})
