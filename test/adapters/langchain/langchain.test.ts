import { describe, expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { langchainAgent } from './agent.ts'
import { loadLangChain } from './load-langchain.ts'

const sdks = { lowest: await loadLangChain('lowest'), newest: await loadLangChain('newest') }

describe.each(['lowest', 'newest'] as const)('langchain %s:', (version) => {
  for (const scenario of scenarios) {
    test(scenario.name, async () => {
      expect(await checkScenario(langchainAgent(sdks[version]), scenario)).toEqual({ scenario: scenario.name, kind: 'proven', problems: [] })
    })
  }
})
