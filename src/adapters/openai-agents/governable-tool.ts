import type { AgentShape, FunctionToolShape } from './sdk-shapes.ts'

/** What is known of tools beside the tools. */
export interface ToolFacts {
  /** Tools that may run though no policy governs them. */
  readonly ungoverned: ReadonlySet<string>
  /** The agents behind tools that were made by `asTool` before their agent was governed, by tool name. */
  readonly agents: Readonly<Record<string, AgentShape>>
  /** The agents behind tools that governed agents made. */
  readonly sources: WeakMap<object, AgentShape>
}

export function isFunctionTool(tool: { readonly type: string }): tool is FunctionToolShape {
  return tool.type === 'function'
}

export function sourceOf(tool: FunctionToolShape, { sources, agents }: ToolFacts): AgentShape | undefined {
  return sources.get(tool) ?? (Object.hasOwn(agents, tool.name) ? agents[tool.name] : undefined)
}

/** What nobody could govern does not begin to run. Gives the agent behind the tool, if there is one. */
export function assertGovernable(agent: AgentShape, tool: { readonly type: string }, facts: ToolFacts): AgentShape | undefined {
  if (!isFunctionTool(tool)) {
    const name = 'name' in tool && typeof tool.name === 'string' ? tool.name : tool.type
    if (facts.ungoverned.has(name) || facts.ungoverned.has(tool.type)) return undefined
    throw new Error(`sluice: \`${name}\` of agent \`${agent.name}\` is no function tool, so no policy governs it; name it under \`ungoverned\` to let it run all the same`)
  }
  const source = sourceOf(tool, facts)
  if (source === undefined && 'on' in tool) {
    throw new Error(`sluice: tool \`${tool.name}\` of agent \`${agent.name}\` runs an agent that is not governed: govern it before \`asTool\`, or name it under \`agents\``)
  }
  return source
}
