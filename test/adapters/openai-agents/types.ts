import { Agent, Runner, type Model, type ModelProvider } from '@openai/agents'
import { sluice } from '../../../src/adapters/openai-agents.ts'
import type { Engine } from '../../../src/core/runs/engine.ts'

/** Compiled, never run: what the SDK gives, the adapter takes, and back. */
export function typesFit(engine: Engine, provider: ModelProvider): readonly [Model, Agent<{ readonly user: string }>] {
  const agent = new Agent({ name: 'clerk' })
  const governed = sluice(engine, { modelProvider: provider, agents: { ask: new Agent({ name: 'other' }) } }).govern(agent)
  const same: Agent = governed.agent
  void new Runner({ model: governed.model }).run(same, 'Go.')
  const typed = new Agent<{ readonly user: string }>({ name: 'typed' })
  const ofContext: Agent<{ readonly user: string }> = sluice(engine).govern(typed).agent
  return [governed.model, ofContext]
}
