import { governedModel } from './governed-model.ts'
import type { AskingAgent } from './model-answer.ts'
import type { AgentShape, ModelProviderShape, ModelShape } from './sdk-shapes.ts'

type ModelSource = () => ModelShape | Promise<ModelShape>

/** What is behind the governed models. */
const sources = new WeakMap<ModelShape, ModelSource>()

/** The model that an agent was given, governed: an object, or a name that the provider of the runner knows. */
export function agentModel(agent: AgentShape, given: unknown, asking: AskingAgent, provider: ModelProviderShape | undefined): ModelShape {
  // A copy of an agent brings the governed model of the first along.
  if (isModel(given)) return remembered(sources.get(given) ?? (() => given), asking)
  const name = typeof given === 'string' && given !== '' ? given : undefined
  if (provider === undefined) {
    throw new Error(`sluice: agent \`${agent.name}\` has no model object: give it one, or give sluice the modelProvider of the runner`)
  }
  return remembered(() => provider.getModel(name), asking)
}

function remembered(source: ModelSource, asking: AskingAgent): ModelShape {
  const model = governedModel(source, asking)
  sources.set(model, source)
  return model
}

function isModel(value: unknown): value is ModelShape {
  return typeof value === 'object' && value !== null && 'getResponse' in value
}
