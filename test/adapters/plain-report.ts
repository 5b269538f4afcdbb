import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { terminationOf } from '../../src/adapters/sluice-terminated.ts'
import type { ScenarioReport, ScenarioSetup } from '../../src/adapters/testing/scenario.ts'

type Executed = { readonly tool: string; readonly args: Json }[]

/** The tools of a scenario for a loop of one's own. */
export function toolFunctions(setup: ScenarioSetup, executed: Executed): Readonly<Record<string, (args: JsonObject) => Json>> {
  return Object.fromEntries(
    setup.tools.map(({ name, run }) => [
      name,
      (args: JsonObject) => {
        executed.push({ tool: name, args })
        return run(args)
      },
    ]),
  )
}

export function schemaOf(fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return { type: 'object', properties: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])), required: Object.keys(fields) }
}

export async function endingOf(loop: () => Promise<void>): Promise<ScenarioReport['ending']> {
  try {
    await loop()
    return { kind: 'finished' }
  } catch (thrown) {
    const termination = terminationOf(thrown)
    if (termination !== undefined) return { kind: 'ended', reason: termination.message }
    return { kind: 'failed', message: String(thrown) }
  }
}
