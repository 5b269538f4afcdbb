import { z } from 'zod'
import type { Json, JsonObject } from '../../../src/core/base/json.ts'
import type { Engine } from '../../../src/core/runs/engine.ts'
import { vercel as target } from '../../../src/adapters/targets/vercel.ts'
import type { AdapterUnderTest } from '../../../src/adapters/testing/check-scenario.ts'
import type { ScenarioReport, ScenarioSetup } from '../../../src/adapters/testing/scenario.ts'
import { sluice, terminationOf } from '../../../src/adapters/vercel.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { fakeModel } from './fake-model.ts'
import { seenRequest } from './seen-request.ts'
import type { AiSdk, SdkVersion } from './sdk.ts'

/** How an agent of the SDK is run. */
export type VercelLoop = 'text' | 'agent'

/** An agent of this version of the SDK on a fake model, governed by `sluice/vercel`. */
export function vercelAgent(sdk: AiSdk, version: SdkVersion, loop: VercelLoop = 'text'): AdapterUnderTest {
  return {
    target,
    timer: systemTimer,
    async run(engine, setup) {
      const model = fakeModel(version, setup.model)
      const executed: { tool: string; args: Json }[] = []
      const ending = await endingOf(() => runLoop(sdk, loop, engine, setup, model, executed))
      return { executed, requests: model.requests.map(seenRequest), ending }
    },
  }
}

async function runLoop(sdk: AiSdk, loop: VercelLoop, engine: Engine, setup: ScenarioSetup, model: object, executed: { tool: string; args: Json }[]): Promise<void> {
  const govern = sluice(engine)
  const tools = toolsOf(sdk, setup, executed)
  const { prompt, preamble, isStreaming = false } = setup
  if (loop === 'agent') {
    if (sdk.ToolLoopAgent === undefined) throw new Error('this version has no ToolLoopAgent')
    const agent = new sdk.ToolLoopAgent(govern.agent({ model, tools, ...(preamble !== undefined && { instructions: preamble }), onError: () => undefined }))
    if (isStreaming) await readAll((await agent.stream({ prompt })).fullStream)
    else await agent.generate({ prompt })
    return
  }
  const settings = { model, tools, prompt, stopWhen: sdk.stepCountIs(10), ...(preamble !== undefined && { system: preamble }), onError: () => undefined }
  if (isStreaming) await readAll(sdk.streamText(govern(settings)).fullStream)
  else await sdk.generateText(govern(settings))
}

/** A stream says what went wrong in a part of it. */
async function readAll(stream: ReturnType<AiSdk['streamText']>['fullStream']): Promise<void> {
  let failure: unknown
  for await (const part of stream) if (part.type === 'error') failure ??= part['error']
  if (failure !== undefined) throw failure as Error
}

function toolsOf(sdk: AiSdk, { tools }: ScenarioSetup, executed: { tool: string; args: Json }[]): Record<string, object> {
  return Object.fromEntries(
    tools.map(({ name, fields, run }) => [
      name,
      sdk.tool({
        description: name,
        inputSchema: z.object(Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type === 'string' ? z.string() : z.number()]))),
        execute(args: JsonObject) {
          executed.push({ tool: name, args })
          return Promise.resolve().then(() => run(args))
        },
      }),
    ]),
  )
}

async function endingOf(run: () => Promise<void>): Promise<ScenarioReport['ending']> {
  try {
    await run()
    return { kind: 'finished' }
  } catch (thrown) {
    const termination = terminationOf(thrown)
    if (termination !== undefined) return { kind: 'ended', reason: termination.message }
    return { kind: 'failed', message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown) }
  }
}
