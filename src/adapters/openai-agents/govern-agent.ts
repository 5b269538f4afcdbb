import type { McpIdentity } from '../../core/events/step-event.ts'
import { agentModel } from './agent-model.ts'
import type { AgentRun, AgentRuns } from './agent-run.ts'
import { answerTool } from './answer-tool.ts'
import { assertGovernable, isFunctionTool, sourceOf, type ToolFacts } from './governable-tool.ts'
import { governedHandoff } from './governed-handoff.ts'
import { governedTool, type ToolRunner } from './governed-tool.ts'
import { mcpIdentities } from './mcp-names.ts'
import type { AgentShape, FunctionToolShape, HandoffShape, ModelProviderShape, ModelShape, OtherToolShape, RunContextShape } from './sdk-shapes.ts'

export interface GovernParts extends ToolFacts {
  readonly runs: AgentRuns
  readonly modelProvider: ModelProviderShape | undefined
  /** Governed already, with their models. */
  readonly known: WeakMap<AgentShape, ModelShape>
}

/** Whichever sluice governs an agent: two at once would each ask the other's wrapped tools. */
const governedAnywhere = new WeakSet()

/**
 * Governs an agent in place, with every agent that it leads to: an agent may run as a tool or take over by a handoff,
 * and then the SDK runs the very object that it was given, never a copy.
 */
export function governAgent(agent: AgentShape, parts: GovernParts): ModelShape {
  const known = parts.known.get(agent)
  if (known !== undefined) return known
  if (governedAnywhere.has(agent)) throw new Error(`sluice: agent \`${agent.name}\` is governed by another engine already`)
  for (const tool of agent.tools) assertGovernable(agent, tool, parts)
  const mcp = new Map<string, McpIdentity>()
  const asking = { ungoverned: parts.ungoverned, mcpOf: (name: string) => mcp.get(name) }
  const wrap = (given: unknown): ModelShape => agentModel(agent, given, asking, parts.modelProvider)
  let model = wrap(agent.model)
  governedAnywhere.add(agent)
  parts.known.set(agent, model)

  const getAllTools = agent.getAllTools.bind(agent)
  const getMcpTools = agent.getMcpTools.bind(agent)
  const getEnabledHandoffs = agent.getEnabledHandoffs.bind(agent)
  const asTool = agent.asTool.bind(agent)
  const clone = agent.clone.bind(agent)
  const override = (name: keyof AgentShape, value: unknown): void => {
    // Not enumerable: the SDK copies agents by their enumerable properties, and a copy is governed anew.
    Object.defineProperty(agent, name, { value, enumerable: false, configurable: true, writable: true })
  }
  Object.defineProperty(agent, 'model', {
    enumerable: true,
    configurable: true,
    get: () => model,
    set(value) {
      model = wrap(value)
    },
  })
  override('getMcpTools', async (...args: never[]) => {
    const tools = await getMcpTools(...args)
    // `as`: what the SDK makes of tools of MCP servers are function tools.
    for (const [name, identity] of await mcpIdentities(agent, tools as readonly FunctionToolShape[])) mcp.set(name, identity)
    return tools
  })
  override('getAllTools', async (context: RunContextShape, ...others: never[]) => {
    const run = parts.runs.of(context, agent.name)
    const tools = await getAllTools(...([context, ...others] as never[]))
    // `as`: every tool of the SDK has these fields.
    const governed = (tools as readonly (FunctionToolShape | OtherToolShape)[]).map((tool) => {
      const source = assertGovernable(agent, tool, parts)
      return isFunctionTool(tool) ? governedTool(tool, run, source === undefined ? runPlainly : runBelow(source, run, parts)) : tool
    })
    return [...governed, answerTool(run)]
  })
  override('getEnabledHandoffs', async (context: RunContextShape, ...others: never[]) => {
    const run = parts.runs.of(context, agent.name)
    // `as`: it makes handoffs of all that stands in `handoffs`.
    const handoffs = (await getEnabledHandoffs(...([context, ...others] as never[]))) as readonly HandoffShape[]
    return handoffs.map((handoff) => {
      governAgent(handoff.agent, parts)
      const governed = (next: AgentShape): AgentShape => {
        governAgent(next, parts)
        return next
      }
      return governedHandoff(handoff, { run, from: agent, governed })
    })
  })
  override('asTool', (...args: never[]) => {
    const tool = asTool(...args)
    parts.sources.set(tool, agent)
    return tool
  })
  override('clone', (...args: never[]) => {
    // `as`: a clone is an agent.
    const copy = clone(...args) as AgentShape
    governAgent(copy, parts)
    return copy
  })
  for (const handoff of agent.handoffs) governAgent(agentOf(handoff), parts)
  for (const tool of agent.tools) {
    const source = isFunctionTool(tool) ? sourceOf(tool, parts) : undefined
    if (source !== undefined) governAgent(source, parts)
  }
  return model
}

function agentOf(handoff: object): AgentShape {
  // `as`: what is no handoff is the agent itself.
  return 'onInvokeHandoff' in handoff ? (handoff as HandoffShape).agent : (handoff as AgentShape)
}

const runPlainly: ToolRunner = (tool, context, input, details) => tool.invoke(context, input, details)

/** An agent that runs as a tool has a run of its own, below the one that called it (S-33a). */
function runBelow(source: AgentShape, parent: AgentRun, parts: GovernParts): ToolRunner {
  return async (tool, outer, input, details) => {
    governAgent(source, parts)
    const { run, context } = parts.runs.below(parent, outer, source.name)
    try {
      const value = await tool.invoke(context, input, details)
      if (!run.isStarted()) return 'Result withheld: the agent behind this tool was not seen to run under the policy.'
      return value
    } finally {
      if (run.isStarted()) run.governed().close()
    }
  }
}
