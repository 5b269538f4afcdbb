import type { AgentRun } from './agent-run.ts'
import type { CallDetails, FunctionToolShape, ModelRequestShape, RunContextShape } from './sdk-shapes.ts'

/** Taken out of every request: no model is offered it. */
export const answerToolName = 'sluice_answer'

/** The model of an agent is not told which run it works for. The schema of this tool comes back in its request. */
const runsBySchema = new WeakMap<object, AgentRun>()

/**
 * A tool that gives a text of the policy as the result of a call, which the SDK could only do for tools it
 * knows: calls of unknown tools and refused handoffs are renamed to it. One for each turn of a run.
 */
export function answerTool(run: AgentRun): FunctionToolShape {
  const parameters = { type: 'object', properties: {}, required: [], additionalProperties: true }
  runsBySchema.set(parameters, run)
  const tool = {
    type: 'function' as const,
    name: answerToolName,
    description: '',
    parameters,
    strict: false,
    needsApproval: () => Promise.resolve(false),
    isEnabled: () => Promise.resolve(true),
    invoke(_context: RunContextShape, _input: string, details?: CallDetails): Promise<string> {
      run.governed().throwIfEnded()
      const id = details?.toolCall?.callId
      return Promise.resolve((id === undefined ? undefined : run.answers.get(id)) ?? 'Not executed: there is no such tool.')
    },
  }
  return tool
}

export function runOfRequest(request: ModelRequestShape): AgentRun | undefined {
  for (const { name, parameters } of request.tools) {
    if (name === answerToolName && typeof parameters === 'object' && parameters !== null) return runsBySchema.get(parameters)
  }
  return undefined
}
