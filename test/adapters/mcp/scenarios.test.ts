import { describe, expect, test } from 'vitest'
import { checkScenario } from '../../../src/adapters/testing/check-scenario.ts'
import { scenarios } from '../../../src/adapters/testing/scenarios/registry.ts'
import { mcpAgent } from './mcp-agent.ts'
import { mcpSdk, mcpSdks } from './mcp-sdk.ts'

/** The model calls of the agent do not pass a gateway, and calls arrive one by one; all else is proven. */
const notProven: Readonly<Record<string, 'refused' | 'not applicable'>> = {
  'fault-hook-throws-at-answer': 'not applicable',
  'patch-additional-params': 'refused',
  'patch-extra-context': 'refused',
  'patch-history': 'refused',
  'patch-max-tokens': 'refused',
  'patch-preamble': 'refused',
  'patch-temperature': 'refused',
  'patch-tool-choice': 'refused',
  'response-terminated': 'refused',
  'siblings-stopped': 'not applicable',
  'stream-finish-terminated': 'refused',
  'text-delta-terminated': 'refused',
  'tool-call-delta-terminated': 'refused',
  'turn-terminated': 'refused',
}

describe.each(mcpSdks)('the gateway between client and server of %s', async (name) => {
  const agent = mcpAgent(await mcpSdk(name))
  test.each(scenarios)('$name', async (scenario) => {
    const { problems, kind } = await checkScenario(agent, scenario)
    expect(problems).toEqual([])
    expect(kind).toBe(notProven[scenario.name] ?? 'proven')
  })
})
