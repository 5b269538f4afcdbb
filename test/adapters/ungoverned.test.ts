import { expect, test } from 'vitest'
import { textForm, type Json } from '../../src/core/base/json.ts'
import { engine as target } from '../../src/adapters/targets/engine.ts'
import { checkScenario, type AdapterUnderTest } from '../../src/adapters/testing/check-scenario.ts'
import type { SeenRequest } from '../../src/adapters/testing/scenario.ts'
import { scenarios } from '../../src/adapters/testing/scenarios/registry.ts'
import { systemTimer } from '../../src/hosts/node/clock.ts'

/** An agent that asks nobody: it runs whatever the model calls and shows the model whatever comes. */
const ungoverned: AdapterUnderTest = {
  target,
  timer: systemTimer,
  run(_engine, { model, tools, prompt, preamble }) {
    const executed: { tool: string; args: Json }[] = []
    const requests: SeenRequest[] = []
    const results: Record<string, string> = {}
    const calls: Record<string, Json> = {}
    const texts = [prompt]
    const script = [...model]
    for (let next = script.shift(); ; next = script.shift()) {
      const seen = { ...(preamble !== undefined && { preamble }), tools: tools.map(({ name }) => name), texts: [...texts], results: { ...results }, calls: { ...calls } }
      requests.push({ ...seen, raw: JSON.stringify(seen) })
      if (next?.text !== undefined) texts.push(next.text)
      if (next?.calls === undefined) return Promise.resolve({ executed, requests, ending: { kind: 'finished' } })
      for (const { id, name, args } of next.calls) {
        calls[id] = args
        executed.push({ tool: name, args })
        try {
          results[id] = textForm(tools.find((tool) => tool.name === name)?.run(args) ?? 'no such tool')
        } catch (thrown) {
          results[id] = String(thrown)
        }
      }
    }
  },
}

test.each(scenarios)('an agent without a policy does not pass $name', async (scenario) => {
  expect((await checkScenario(ungoverned, scenario)).kind).toBe('failed')
})
