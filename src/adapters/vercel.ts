import type { McpIdentity } from '../core/events/step-event.ts'
import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import type { RunEnd } from '../core/runs/run-end.ts'
import { createGovernor, type AdapterOptions } from './adapter.ts'
import { vercel } from './targets/vercel.ts'
import { agentSettings } from './vercel/agent-settings.ts'
import { governedSettings, type GovernableSettings } from './vercel/governed-settings.ts'
import { createRunHolder, type RunHolder } from './vercel/run-holder.ts'

export type { RunEnd, RunFacts }
export type { GovernableSettings }
export { terminationOf, type SluiceTerminated } from './sluice-terminated.ts'
/** For `loadPolicy(entries, { target })`: what the AI SDK cannot do is then a finding with its place. */
export { vercel as vercelTarget } from './targets/vercel.ts'

export interface VercelOptions extends AdapterOptions {
  /**
   * Names of tools that run where no rule reaches: at the provider, or in the application (no `execute`). Without
   * it the former are not offered, and a call of either ends the run. Rules still read calls of the latter.
   */
  readonly ungoverned?: readonly string[]
  /** Which server and tool stand behind a name, for tools of an MCP client (L-74). */
  readonly mcp?: (toolName: string) => McpIdentity | undefined
}

/** Settings in, governed settings out. Each call of it is one run. */
export interface Govern {
  /**
   * For `generateText`, `streamText`, `generateObject` and `streamObject`, once per call of these.
   *
   * @throws Error if the model is given by its id alone, or tools are to be called by other tools.
   */
  <Settings extends GovernableSettings>(settings: Settings, facts?: Partial<RunFacts>): Settings
  /** For the constructor of `ToolLoopAgent`: each call of the agent is a run of its own. */
  readonly agent: <Settings extends GovernableSettings>(settings: Settings, facts?: Partial<RunFacts>) => Settings
  /**
   * For an agent inside a tool, from the options that its `execute` gets: what ends the calling run ends it too
   * (S-33a).
   *
   * @throws Error if they are not the options of a governed call.
   */
  readonly child: (options: object) => Govern
  /** How the run of these governed settings ended, if a policy or a fault ended it. */
  readonly outcome: (settings: object) => RunEnd | undefined
  /** The run of these governed settings is over. Without it that is so when the settings are collected. */
  readonly close: (settings: object) => void
}

/** @throws Error if the AI SDK cannot honor what a rule of the engine may answer (L-04). */
export function sluice(engine: Engine, options: VercelOptions = {}): Govern {
  const { ungoverned = [], mcp = () => undefined } = options
  const governor = createGovernor(engine, vercel, options)
  const holders = new WeakMap<object, RunHolder>()
  const callers = new WeakMap<object, string>()
  const seam = {
    ungoverned,
    mcp,
    onCalled: (called: object, run: { readonly run: { readonly context: { readonly runId: string } } }) => {
      callers.set(called, run.run.context.runId)
    },
  }

  const governOf = (inherited: Partial<RunFacts>): Govern => {
    const govern = <Settings extends GovernableSettings>(settings: Settings, facts?: Partial<RunFacts>): Settings => {
      const holder = createRunHolder(governor, { ...facts, ...inherited })
      const governed = governedSettings(settings, holder, seam)
      holders.set(governed, holder)
      return governed
    }
    return Object.assign(govern, {
      agent: <Settings extends GovernableSettings>(settings: Settings, facts?: Partial<RunFacts>) =>
        agentSettings(settings, (call) => govern(call, facts)),
      child: (called: object) => {
        const parentRunId = callers.get(called)
        if (parentRunId === undefined) throw new Error('sluice/vercel: these are not the options of a governed tool call')
        return governOf({ parentRunId })
      },
      outcome: (settings: object) => holders.get(settings)?.started()?.end(),
      close: (settings: object) => holders.get(settings)?.started()?.close(),
    })
  }
  return governOf({})
}
