import type { Hook } from '../../../src/core/chain/hook.ts'
import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import { compilePolicy } from '../../../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../../../src/core/load/load-policy.ts'
import { createEngine, type Engine } from '../../../src/core/runs/engine.ts'
import { sluice, type LangChainOptions } from '../../../src/adapters/langchain.ts'
import { langchain as target } from '../../../src/adapters/targets/langchain.ts'
import type { ScenarioReport, ScriptedAnswer, SeenRequest } from '../../../src/adapters/testing/scenario.ts'
import { systemTimer } from '../../../src/hosts/node/clock.ts'
import { endingOf } from './agent.ts'
import { fakeModel } from './fake-model.ts'
import type { LangChain } from './load-langchain.ts'
import { seenRequest } from './seen-request.ts'

type AgentParams = Parameters<LangChain['createAgent']>[0]
export type Tool = NonNullable<AgentParams['tools']>[number]
export type Middleware = NonNullable<AgentParams['middleware']>[number]

export function engineOf(rules: string, hooks: readonly Hook[] = []): Engine {
  const list = rules.split('\n').map((line) => `  ${line}\n`).join('')
  const text = `sluice: 1\npack: { id: test/traps, version: 1.0.0 }\nrules:\n${list}`
  const loaded = loadPolicy([{ source: { name: 'traps.yaml', text } }], { target })
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  const stack = createHookStack('traps', [compilePolicy(loaded.value, { checks: new Map(), timer: systemTimer }).stack, ...hooks])
  return createEngine({ stack, reporter: () => undefined, timer: systemTimer })
}

export interface Trap {
  /** Undefined: nobody governs. */
  readonly engine?: Engine
  readonly options?: Partial<LangChainOptions>
  readonly script: readonly ScriptedAnswer[]
  readonly tools?: readonly unknown[]
  readonly before?: readonly Middleware[]
  readonly after?: readonly Middleware[]
  readonly agent?: object
  readonly takesOptions?: boolean
}

export interface TrapRun {
  readonly requests: readonly SeenRequest[]
  readonly ending: ScenarioReport['ending']
  readonly messages: readonly { readonly type: string; readonly content: unknown; readonly artifact?: unknown }[]
  readonly state: Readonly<Record<string, unknown>>
}

/** One agent of LangChain with other middleware around ours. */
export async function runTrap(sdk: LangChain, trap: Trap): Promise<TrapRun> {
  const { engine, options = {}, script, tools = [], before = [], after = [], agent: others = {}, takesOptions = true } = trap
  const { model, requests } = fakeModel(sdk, script, { takesOptions })
  const ours = engine === undefined ? [] : [sluice(engine, { ToolMessage: sdk.ToolMessage, ...options })]
  const agent = sdk.createAgent({ model, tools: tools as Tool[], middleware: [...before, ...ours, ...after], ...others } as unknown as AgentParams)
  try {
    const state = (await agent.invoke({ messages: [{ role: 'user', content: 'Go on.' }] })) as unknown as Readonly<Record<string, unknown>>
    return { requests: requests.map(seenRequest), ending: { kind: 'finished' }, messages: state['messages'] as TrapRun['messages'], state }
  } catch (thrown) {
    return { requests: requests.map(seenRequest), ending: endingOf(thrown), messages: [], state: {} }
  }
}
