import { expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { langchainAgent } from './agent.ts'
import { loadLangChain } from './load-langchain.ts'

const versions = ['lowest', 'newest'] as const
const sdks = { lowest: await loadLangChain('lowest'), newest: await loadLangChain('newest') }
const runs = versions.flatMap((version) => scenarios.map((scenario) => ({ version, scenario, name: scenario.name })))

test.each(runs)('langchain $version: $name', async ({ version, scenario }) => {
  expect(await checkScenario(langchainAgent(sdks[version]), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
})
