import { describe, expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { claudeAgentSdkAgent, claudeCodeAgent } from './agents.ts'

/** It never sees what the model answers, so what hangs on that is refused at load or does not come up. */
const refused = /^(patch-(?!extra-context)|hidden-tool|invalid-call|response-|turn-|text-delta|tool-call-delta|stream-finish)/
const neverShown = ['fault-hook-throws-at-answer', 'siblings-stopped']

describe.each([
  ['claude-code', claudeCodeAgent],
  ['claude-agent-sdk', claudeAgentSdkAgent],
])('%s', (_target, agent) => {
  test.each(scenarios)('$name', async (scenario) => {
    const kind = neverShown.includes(scenario.name) ? 'not applicable' : refused.test(scenario.name) ? 'refused' : 'proven'
    expect(await checkScenario(agent, scenario)).toEqual({ scenario: scenario.name, kind, problems: [] })
  })
})
