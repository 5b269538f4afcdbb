import { createAgent, ToolMessage, type ReactAgent } from 'langchain'
import { sluice, terminationOf } from '../../../src/adapters/langchain.ts'
import type { Engine } from '../../../src/index.ts'

/** An agent under the policy of the engine. */
export function governedAgent(engine: Engine, model: string): ReactAgent {
  return createAgent({
    model,
    tools: [],
    middleware: [sluice(engine, { ToolMessage, facts: () => ({ user: 'ann' }) })],
  })
}

/** What it says, or why its run was ended. */
export async function ask(agent: ReactAgent, question: string): Promise<string> {
  try {
    const { messages } = await agent.invoke({ messages: [{ role: 'user', content: question }] })
    return messages.at(-1)?.text ?? ''
  } catch (thrown) {
    const termination = terminationOf(thrown)
    if (termination === undefined) throw thrown
    return termination.end.reason
  }
}
