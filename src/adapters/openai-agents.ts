import type { Engine } from '../core/runs/engine.ts'
import { createGovernor, type AdapterOptions } from './adapter.ts'
import { createAgentRuns } from './openai-agents/agent-run.ts'
import { governAgent, type GovernParts } from './openai-agents/govern-agent.ts'
import type { AgentShape, ModelProviderShape, ModelShape } from './openai-agents/sdk-shapes.ts'
import { openaiAgents as target } from './targets/openai-agents.ts'

/** To load a policy for it. */
export { target as openaiAgentsTarget }

export interface OpenAIAgentsOptions extends AdapterOptions {
  /** Where agents get their model that have a name of one, or none; the one of the runner. */
  readonly modelProvider?: ModelProviderShape
  /** Hosted tools, and computers, shells and patches, that may run though no policy governs them; by name or type. */
  readonly ungoverned?: readonly string[]
  /** The agents behind tools that `asTool` made before their agents were governed, by tool name. */
  readonly agents?: Readonly<Record<string, AgentShape>>
}

export interface OpenAIAgentsSluice {
  /**
   * Governs the agent itself, and every agent that it leads to; what is returned is the same object, with its
   * governed model. Runs of one agent may go on at once.
   */
  readonly govern: <Agent extends AgentShape>(agent: Agent) => { readonly agent: Agent; readonly model: GovernedModel<Agent> }
}

/** Of the type that the SDK has for models. */
export type GovernedModel<Agent extends AgentShape> = Extract<Agent['model'], object>

/** @throws Error if the policy asks for what agents of this SDK cannot do (L-04). */
export function sluice(engine: Engine, options: OpenAIAgentsOptions = {}): OpenAIAgentsSluice {
  const { modelProvider, ungoverned = [], agents = {}, ...general } = options
  const parts: GovernParts = {
    runs: createAgentRuns(createGovernor(engine, target, general)),
    ungoverned: new Set(ungoverned),
    modelProvider,
    agents,
    known: new WeakMap(),
    sources: new WeakMap(),
  }
  return {
    govern(agent) {
      // `as`: it has the methods that every model of the SDK has.
      const model: ModelShape = governAgent(agent, parts)
      return { agent, model: model as unknown as GovernedModel<typeof agent> }
    },
  }
}
