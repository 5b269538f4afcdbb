import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { MCPServer, Model, Tool } from '@openai/agents'
import { proceed } from '../../../src/core/flows/flow.ts'
import { sluice } from '../../../src/adapters/openai-agents.ts'
import { terminationOf } from '../../../src/adapters/sluice-terminated.ts'
import { pay, readFile, secret } from '../../../src/adapters/testing/scenario-tools.ts'
import type { ScriptedAnswer } from '../../../src/adapters/testing/scenario.ts'
import { loadSdk } from '../load-sdk.ts'
import { policyEngine } from '../policy-engine.ts'
import { sdkTool, type AgentsSdk } from './agent.ts'
import { outputOf, scriptedModel } from './scripted-model.ts'

const noPay = '{ id: no-pay, event: tool_call, match: { tool: pay }, skip: "Not paid." }'
const stopPay = '{ id: stop-pay, event: tool_call, match: { tool: pay }, terminate: "Stopped: payments are closed." }'
const noKeys = '{ id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }'
const payBob: ScriptedAnswer = { calls: [{ id: 'c1', name: 'pay', args: { amount: 5, to: 'bob' } }] }
const readA: ScriptedAnswer = { calls: [{ id: 'r1', name: 'read_file', args: { path: 'a.txt' } }] }

/** A promise that a test keeps when it wants. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => { give() } }
}

describe.each(['lowest', 'newest'])('openai-agents %s', async (version) => {
  // `as`: both versions have what the tests use.
  const sdk = (await loadSdk(`openai-agents-${version}`, '@openai/agents')) as AgentsSdk
  const newRunner = (): InstanceType<AgentsSdk['Runner']> => new sdk.Runner({ tracingDisabled: true })

  const agentOf = (script: readonly ScriptedAnswer[], more: { readonly name?: string; readonly tools?: Tool[] } = {}) => {
    const executed: { tool: string; args: unknown }[] = []
    const { model, requests } = scriptedModel(sdk, script)
    const tools = [pay, readFile].map((tool) => sdkTool(sdk, tool, executed as never))
    const agent = new sdk.Agent({ name: more.name ?? 'clerk', instructions: 'Help.', model, tools: [...tools, ...(more.tools ?? [])] })
    return { agent, model, requests, executed }
  }
  const resultsIn = (request: { readonly input: unknown } | undefined): Readonly<Record<string, string>> =>
    Object.fromEntries(
      (request?.input as { type?: string; callId: string; output: { text?: string } | string }[])
        .filter(({ type }) => type === 'function_call_result')
        .map(({ callId, output }) => [callId, typeof output === 'string' ? output : (output.text ?? '')]),
    )
  const endingOf = async (running: Promise<unknown>): Promise<string> => {
    try {
      await running
      return 'finished'
    } catch (thrown) {
      return terminationOf(thrown)?.message ?? `failed: ${String(thrown)}`
    }
  }

  const plainTool = (name: string, execute: () => Promise<string>, more: { readonly errorFunction?: null } = {}): Tool =>
    sdk.tool({
      name,
      description: name,
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: true },
      strict: false,
      execute,
      ...more,
    })

  describe('without the adapter', () => {
    test('T1: a tool that is taken out of the request runs when the model calls it', async () => {
      const { agent, model, executed } = agentOf([payBob])
      agent.model = { getResponse: (request) => model.getResponse({ ...request, tools: [] }), getStreamedResponse: model.getStreamedResponse.bind(model) }
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toEqual([{ tool: 'pay', args: { amount: 5, to: 'bob' } }])
    })

    test('T2: a throw at the tool is a text for the model, and the run goes on', async () => {
      const { agent, requests } = agentOf([{ calls: [{ id: 'c1', name: 'gate', args: {} }] }])
      agent.tools = [plainTool('gate', () => Promise.reject(new Error('stop')))]
      expect((await newRunner().run(agent, 'Go.')).finalOutput).toBe('done')
      expect(requests).toHaveLength(2)
    })

    test('T3: a listener of the runner that rejects ends the whole process', () => {
      const from = createRequire(join(resolve(import.meta.dirname, '../sdks', `openai-agents-${version}`), 'package.json'))
      const script = `
        const { Agent, Runner, Usage } = require(${JSON.stringify(from.resolve('@openai/agents'))})
        const output = [{ type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: 'done' }] }]
        const agent = new Agent({ name: 'clerk', model: { getResponse: async () => ({ usage: new Usage(), output }) } })
        const runner = new Runner({ tracingDisabled: true })
        runner.on('agent_start', async () => { throw new Error('listener') })
        runner.run(agent, 'Go.').then(() => setTimeout(() => process.exit(0), 1000))`
      const { status, stderr } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8', timeout: 20_000 })
      expect(status).toBe(1)
      expect(stderr).toMatch(/Unhandled rejection|Error: listener/u)
    })

    test('T4: a guardrail that answers what the SDK does not know lets the tool run', async () => {
      const { agent, executed } = agentOf([payBob])
      const [tool] = agent.tools
      if (tool?.type !== 'function') throw new Error('no tool')
      // `as`: the answer is junk on purpose.
      tool.inputGuardrails = [{ type: 'tool_input', name: 'junk', run: () => Promise.resolve({ behavior: { type: 'deny' } }) }] as never
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toHaveLength(1)
    })
  })

  test('T3: a policy that rejects ends its run alone, for the adapter listens to no event of the SDK', async () => {
    const { agent, executed } = agentOf([payBob])
    const broken = { name: 'broken-policy', onEvent: () => Promise.reject(new Error('bug')) }
    sluice(policyEngine([], [broken])).govern(agent)
    expect(await endingOf(newRunner().run(agent, 'Pay Bob.'))).toContain('broken-policy')
    expect(executed).toEqual([])
  })

  describe('T5: what was decided is what runs (L-92)', () => {
    test('a guardrail that changes the arguments behind the decision keeps the call from running', async () => {
      const { agent, executed, requests } = agentOf([payBob])
      const [tool] = agent.tools
      if (tool?.type !== 'function') throw new Error('no tool')
      tool.inputGuardrails = [
        {
          type: 'tool_input',
          name: 'raise',
          run({ toolCall }) {
            toolCall.arguments = '{"amount":900,"to":"bob"}'
            return Promise.resolve({ behavior: { type: 'allow' } })
          },
        },
      ]
      sluice(policyEngine([noKeys])).govern(agent)
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toEqual([])
      expect(resultsIn(requests[1])).toEqual({ c1: 'Not executed: this call of `pay` was not decided by the policy in force.' })
    })

    test('a turn that ends the run at its second call runs neither', async () => {
      const { agent, executed, requests } = agentOf([{ calls: [...(readA.calls ?? []), ...(payBob.calls ?? [])] }])
      sluice(policyEngine([stopPay])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Go.'))).toBe('Stopped: payments are closed.')
      expect(executed).toEqual([])
      expect(requests).toHaveLength(1)
    })
  })

  describe('T6: side doors', () => {
    test('an agent that takes over by a handoff is governed, and the handoff is a call like any other', async () => {
      const second = agentOf([payBob], { name: 'payer' })
      const first = agentOf([{ calls: [{ id: 'h1', name: 'transfer_to_payer', args: {} }] }])
      first.agent.handoffs = [second.agent]
      sluice(policyEngine([noPay])).govern(first.agent)
      const result = await newRunner().run(first.agent, 'Pay Bob.')
      expect(result.lastAgent?.name).toBe('payer')
      expect(second.executed).toEqual([])
      expect(resultsIn(second.requests[1])).toEqual({ h1: '{"assistant":"payer"}', c1: 'Not paid.' })
    })

    test('a handoff that a rule skips does not happen, and the model reads why', async () => {
      const second = agentOf([payBob], { name: 'payer' })
      const first = agentOf([{ calls: [{ id: 'h1', name: 'transfer_to_payer', args: {} }] }])
      first.agent.handoffs = [second.agent]
      sluice(policyEngine(['{ id: stay, event: tool_call, match: { tool: transfer_to_payer }, skip: "Stay here." }'])).govern(first.agent)
      const result = await newRunner().run(first.agent, 'Pay Bob.')
      expect(result.lastAgent?.name).toBe('clerk')
      expect(second.requests).toEqual([])
      expect(resultsIn(first.requests[1])).toEqual({ h1: 'Stay here.' })
      expect(JSON.stringify(first.requests[1])).toContain('transfer_to_payer')
      expect(JSON.stringify(first.requests[1])).not.toContain('sluice_answer')
    })

    test('a patch hides a handoff, and a call of it is no valid call then (L-34)', async () => {
      const second = agentOf([], { name: 'payer' })
      const first = agentOf([{ calls: [{ id: 'h1', name: 'transfer_to_payer', args: {} }] }])
      first.agent.handoffs = [second.agent]
      sluice(policyEngine(['{ id: reading, event: completion_call, match: any, patch: { active_tools: [read_file] } }'])).govern(first.agent)
      expect(await endingOf(newRunner().run(first.agent, 'Pay Bob.'))).toContain('`transfer_to_payer`, which is not an allowed tool')
      expect(first.requests[0]?.handoffs).toEqual([])
      expect(second.requests).toEqual([])
    })

    test('an agent that a governed agent made a tool of is governed in a run of its own', async () => {
      const engine = policyEngine([noPay])
      const inner = agentOf([payBob], { name: 'payer' })
      const { govern } = sluice(engine)
      govern(inner.agent)
      const outer = agentOf([{ calls: [{ id: 'a1', name: 'ask_payer', args: { input: 'Pay Bob.' } }] }])
      outer.agent.tools = [inner.agent.asTool({ toolName: 'ask_payer', toolDescription: 'Pays.' })]
      govern(outer.agent)
      await newRunner().run(outer.agent, 'Pay Bob.')
      expect(inner.executed).toEqual([])
      expect(resultsIn(inner.requests[1])).toEqual({ c1: 'Not paid.' })
      expect(resultsIn(outer.requests[1])).toEqual({ a1: 'done' })
    })

    test('the end of a sub-agent is a text for the agent above, whose run goes on (S-33a)', async () => {
      const inner = agentOf([payBob], { name: 'payer' })
      const { govern } = sluice(policyEngine([stopPay]))
      govern(inner.agent)
      const outer = agentOf([{ calls: [{ id: 'a1', name: 'ask_payer', args: { input: 'Pay Bob.' } }] }])
      outer.agent.tools = [inner.agent.asTool({ toolName: 'ask_payer', toolDescription: 'Pays.' })]
      govern(outer.agent)
      expect((await newRunner().run(outer.agent, 'Pay Bob.')).finalOutput).toBe('done')
      expect(inner.executed).toEqual([])
      expect(inner.requests).toHaveLength(1)
    })

    test('a sub-agent stops when the run above it has ended (S-33a)', async () => {
      const inner = agentOf([{ calls: [{ id: 'w1', name: 'wait', args: {} }] }, payBob], { name: 'payer' })
      const innerBegan = signal()
      const outerEnded = signal()
      inner.agent.tools.push(
        plainTool('wait', async () => {
          innerBegan.give()
          await outerEnded.given
          return 'waited'
        }),
      )
      const { govern } = sluice(
        policyEngine(['{ id: leak, event: tool_result, match: { tool: look }, terminate: "Stopped: a key was read." }']),
        { onEnd: () => setTimeout(outerEnded.give, 20) },
      )
      govern(inner.agent)
      const outer = agentOf([{ calls: [{ id: 'a1', name: 'ask_payer', args: { input: 'Pay Bob.' } }, { id: 'l1', name: 'look', args: {} }] }])
      outer.agent.tools.push(
        inner.agent.asTool({ toolName: 'ask_payer', toolDescription: 'Pays.' }),
        plainTool('look', () => innerBegan.given.then(() => secret)),
      )
      govern(outer.agent)
      expect(await endingOf(newRunner().run(outer.agent, 'Go.'))).toBe('Stopped: a key was read.')
      await outerEnded.given
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(inner.requests).toHaveLength(1)
      expect(inner.executed).toEqual([])
    })

    test('a tool that runs an unknown agent is refused, and one whose agent is named is governed', async () => {
      const inner = agentOf([payBob], { name: 'payer' })
      const outer = agentOf([{ calls: [{ id: 'a1', name: 'ask_payer', args: { input: 'Pay Bob.' } }] }])
      outer.agent.tools = [inner.agent.asTool({ toolName: 'ask_payer', toolDescription: 'Pays.' })]
      expect(() => sluice(policyEngine([noPay])).govern(outer.agent)).toThrow('tool `ask_payer` of agent `clerk` runs an agent that is not governed')
      sluice(policyEngine([noPay]), { agents: { ask_payer: inner.agent } }).govern(outer.agent)
      await newRunner().run(outer.agent, 'Pay Bob.')
      expect(inner.executed).toEqual([])
      expect(resultsIn(outer.requests[1])).toEqual({ a1: 'done' })
    })

    test('what an agent that was named wrongly gave is withheld', async () => {
      const inner = agentOf([{ text: secret }], { name: 'payer' })
      const other = agentOf([], { name: 'other' })
      const outer = agentOf([{ calls: [{ id: 'a1', name: 'ask_payer', args: { input: 'Pay Bob.' } }] }])
      outer.agent.tools = [inner.agent.asTool({ toolName: 'ask_payer', toolDescription: 'Pays.' })]
      sluice(policyEngine([noPay]), { agents: { ask_payer: other.agent } }).govern(outer.agent)
      await newRunner().run(outer.agent, 'Pay Bob.')
      expect(resultsIn(outer.requests[1])).toEqual({ a1: 'Result withheld: the agent behind this tool was not seen to run under the policy.' })
    })

    test('tools that are added later are governed', async () => {
      const { agent, executed, requests } = agentOf([payBob])
      const [first] = agent.tools.splice(0, 1)
      sluice(policyEngine([noPay])).govern(agent)
      if (first !== undefined) agent.tools.push(first)
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toEqual([])
      expect(resultsIn(requests[1])).toEqual({ c1: 'Not paid.' })
    })

    test('a clone is governed as well', async () => {
      const { agent, executed, requests } = agentOf([payBob])
      sluice(policyEngine([noPay])).govern(agent)
      await newRunner().run(agent.clone({ name: 'copy' }), 'Pay Bob.')
      expect(executed).toEqual([])
      expect(resultsIn(requests[1])).toEqual({ c1: 'Not paid.' })
    })

    test('a model that is put in later is governed', async () => {
      const { agent, executed } = agentOf([])
      sluice(policyEngine([noPay])).govern(agent)
      agent.model = scriptedModel(sdk, [payBob]).model
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toEqual([])
    })

    test('tools of MCP servers are governed under their true names (L-74)', async () => {
      const called: string[] = []
      const server = (name: string, tool: string): MCPServer => ({
        name,
        cacheToolsList: false,
        connect: () => Promise.resolve(),
        close: () => Promise.resolve(),
        invalidateToolsCache: () => Promise.resolve(),
        listTools: () => Promise.resolve([{ name: tool, description: tool, inputSchema: { type: 'object', properties: {}, required: [], additionalProperties: true } }]),
        callTool(which) {
          called.push(which)
          return Promise.resolve([{ type: 'text', text: `it is ${secret}` }])
        },
      })
      const { agent, requests } = agentOf([{ calls: [{ id: 'm1', name: 'send', args: {} }, { id: 'm2', name: 'fetch', args: {} }] }])
      agent.mcpServers = [server('mail', 'send'), server('web', 'fetch')]
      sluice(policyEngine(['{ id: no-mail, event: tool_call, match: { mcp: { server: mail } }, skip: "No mail." }', noKeys])).govern(agent)
      await newRunner().run(agent, 'Send.')
      expect(called).toEqual(['fetch'])
      const results = JSON.stringify(requests[1]?.input)
      expect(results).toContain('No mail.')
      expect(results).toContain('it is [REDACTED:key]')
      expect(results).not.toContain(secret)
    })
  })

  describe('what nobody could govern', () => {
    test('a hosted tool is refused unless the host names it', async () => {
      const { agent, requests } = agentOf([])
      agent.tools = [sdk.webSearchTool()]
      expect(() => sluice(policyEngine([noPay])).govern(agent)).toThrow('is no function tool, so no policy governs it')
      sluice(policyEngine([noPay]), { ungoverned: ['hosted_tool'] }).govern(agent)
      await newRunner().run(agent, 'Search.')
      expect(requests[0]?.tools.map(({ type }) => type)).toEqual(['hosted_tool'])
    })

    test('a hosted tool that is added later ends the run before a request', async () => {
      const { agent, requests } = agentOf([])
      sluice(policyEngine([noPay])).govern(agent)
      agent.tools.push(sdk.webSearchTool())
      await expect(newRunner().run(agent, 'Search.')).rejects.toThrow('is no function tool')
      expect(requests).toEqual([])
    })

    test('an answer that tells of a call at the provider ends the run', async () => {
      const { agent } = agentOf([])
      const model: Model = {
        getResponse: () => Promise.resolve({ usage: new sdk.Usage(), output: [{ type: 'hosted_tool_call', name: 'web_search_call', status: 'completed' }] }),
        getStreamedResponse: () => {
          throw new Error('not streamed')
        },
      }
      agent.model = model
      sluice(policyEngine([noPay])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Search.'))).toBe('Run ended: the answer of the model has a `hosted_tool_call`, which no policy governs here.')
    })

    test('a local shell is refused', () => {
      const { agent } = agentOf([])
      agent.tools = [sdk.shellTool({ shell: { run: () => Promise.reject(new Error('it ran')) } })]
      expect(() => sluice(policyEngine([noPay])).govern(agent)).toThrow('`shell` of agent `clerk` is no function tool')
    })

    test('a governed model works for no other agent', async () => {
      const { agent } = agentOf([payBob])
      const { model } = sluice(policyEngine([noPay])).govern(agent)
      const stranger = new sdk.Agent({ name: 'stranger', model })
      await expect(newRunner().run(stranger, 'Go.')).rejects.toThrow('a governed model was asked by an agent that is not governed')
    })

    test('a second engine does not govern the same agent', () => {
      const { agent } = agentOf([])
      sluice(policyEngine([noPay])).govern(agent)
      expect(() => sluice(policyEngine([noKeys])).govern(agent)).toThrow('agent `clerk` is governed by another engine already')
    })

    test('an agent with a name for its model needs the provider that knows the name', async () => {
      const { agent, model, executed } = agentOf([payBob])
      agent.model = 'large'
      expect(() => sluice(policyEngine([noPay])).govern(agent)).toThrow('agent `clerk` has no model object')
      const asked: (string | undefined)[] = []
      const modelProvider = {
        getModel(name?: string) {
          asked.push(name)
          return model
        },
      }
      sluice(policyEngine([noPay]), { modelProvider }).govern(agent)
      await newRunner().run(agent, 'Pay Bob.')
      expect(executed).toEqual([])
      expect(new Set(asked)).toEqual(new Set(['large']))
    })
  })

  describe('runs', () => {
    test('of one agent at the same time have nothing in common', async () => {
      const runIds = new Set<string>()
      const { agent, executed } = agentOf([])
      // Each run gets an answer by what its user said, so that the order of runs means nothing.
      agent.model = {
        async getResponse({ input }) {
          await new Promise((resolve) => setTimeout(resolve, Math.floor(Math.random() * 5)))
          const items = input as { content?: unknown; type?: string }[]
          const isFirst = !items.some(({ type }) => type === 'function_call_result')
          const amount = Number(items[0]?.content)
          const answer = isFirst ? { calls: [{ id: 'c1', name: 'pay', args: { amount, to: 'bob' } }] } : { text: 'done' }
          return { usage: new sdk.Usage(), output: outputOf(answer) }
        },
        getStreamedResponse: () => {
          throw new Error('not streamed')
        },
      }
      const engine = policyEngine(
        ['{ id: large, event: tool_call, match: { tool: pay }, unless: { args: { $.amount: { between: [0, 9] } } }, terminate: "Stopped: too much." }'],
        [{ name: 'ids', onEvent: ({ runId }) => { runIds.add(runId); return proceed() } }],
      )
      sluice(engine).govern(agent)
      const runner = newRunner()
      const endings = await Promise.all(Array.from({ length: 20 }, (_none, amount) => endingOf(runner.run(agent, String(amount)))))
      expect(endings).toEqual(Array.from({ length: 20 }, (_none, amount) => (amount < 10 ? 'finished' : 'Stopped: too much.')))
      expect(executed.map(({ args }) => (args as { amount: number }).amount).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(runIds.size).toBe(20)
    })

    test('that end do not end the next one', async () => {
      const { agent, executed } = agentOf([payBob, readA])
      sluice(policyEngine([stopPay])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Pay.'))).toBe('Stopped: payments are closed.')
      expect(await endingOf(newRunner().run(agent, 'Read.'))).toBe('finished')
      expect(executed.map(({ tool }) => tool)).toEqual(['read_file'])
    })

    test('tell the host of their end once, whatever the SDK makes of the error', async () => {
      const told: string[] = []
      const { agent } = agentOf([payBob])
      sluice(policyEngine([stopPay]), { onEnd: ({ reason }) => told.push(reason) }).govern(agent)
      const result = await newRunner().run(agent, 'Pay.', { stream: true })
      await expect(result.completed).rejects.toThrow('Stopped: payments are closed.')
      expect(told).toEqual(['Stopped: payments are closed.'])
    })

    test('are not tried again by a retry policy of the SDK', async () => {
      const { agent, requests } = agentOf([])
      agent.modelSettings = { retry: { maxRetries: 3, policy: () => true, backoff: { initialDelayMs: 1 } } }
      sluice(policyEngine(['{ id: closed, event: completion_call, match: any, terminate: "Stopped: closed." }'])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Go.'))).toBe('Stopped: closed.')
      expect(requests).toEqual([])
    })

    test('that wait for a person go on with what was decided before', async () => {
      const { agent, executed, requests } = agentOf([{ calls: [...(payBob.calls ?? []), { id: 'c2', name: 'pay', args: { amount: 900, to: 'eve' } }] }])
      const [tool] = agent.tools
      if (tool?.type !== 'function') throw new Error('no tool')
      tool.needsApproval = () => Promise.resolve(true)
      const cap = '{ id: cap, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.to: ann } }] }'
      sluice(policyEngine([cap])).govern(agent)
      const first = await newRunner().run(agent, 'Pay.')
      expect(executed).toEqual([])
      expect(first.interruptions).toHaveLength(2)
      const [one, two] = first.interruptions
      if (one === undefined || two === undefined) throw new Error('nothing to approve')
      first.state.approve(one)
      first.state.reject(two, { message: 'No, said Ann.' })
      await newRunner().run(agent, first.state)
      expect(executed).toEqual([{ tool: 'pay', args: { amount: 5, to: 'ann' } }])
      expect(resultsIn(requests[1])).toEqual({ c1: 'paid 5 to ann', c2: 'No, said Ann.' })
    })

    test('with a state from elsewhere run nothing that was decided there', async () => {
      const script = agentOf([payBob])
      const [tool] = script.agent.tools
      if (tool?.type !== 'function') throw new Error('no tool')
      tool.needsApproval = () => Promise.resolve(true)
      sluice(policyEngine([noKeys])).govern(script.agent)
      const first = await newRunner().run(script.agent, 'Pay.')
      const state = await sdk.RunState.fromString(script.agent, first.state.toString())
      const [one] = state.getInterruptions()
      if (one === undefined) throw new Error('nothing to approve')
      state.approve(one)
      await newRunner().run(script.agent, state)
      expect(script.executed).toEqual([])
    })
  })

  describe('callbacks of the SDK that throw', () => {
    test('before a tool keep it from running', async () => {
      const { agent, executed } = agentOf([payBob])
      const [tool] = agent.tools
      if (tool?.type !== 'function') throw new Error('no tool')
      tool.needsApproval = () => Promise.reject(new Error('approval is away'))
      sluice(policyEngine([noKeys])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Pay.'))).not.toBe('finished')
      expect(executed).toEqual([])
    })

    test('in a tool without an error function end the run, and the model reads nothing of it (T9)', async () => {
      const { agent, requests } = agentOf([{ calls: [{ id: 'b1', name: 'burst', args: {} }] }])
      agent.tools = [plainTool('burst', () => Promise.reject(new Error(`cannot open with ${secret}`)), { errorFunction: null })]
      sluice(policyEngine([noKeys])).govern(agent)
      expect(await endingOf(newRunner().run(agent, 'Go.'))).toMatch(/^failed: .*cannot open with \[REDACTED:key\]$/u)
      expect(requests).toHaveLength(1)
    })
  })

  test('a result that is the final output is the one that the policy left', async () => {
    const { agent } = agentOf([readA])
    agent.toolUseBehavior = 'stop_on_first_tool'
    sluice(policyEngine([noKeys])).govern(agent)
    expect((await newRunner().run(agent, 'Read.')).finalOutput).toBe('a.txt: the key is [REDACTED:key]')
  })

  test('tokens of an answer that was rolled back are counted', async () => {
    const { agent } = agentOf([{ calls: [{ id: 'c1', name: 'transfer', args: {} }] }])
    const rules = ['{ id: unknown, event: invalid_tool_call, match: any, retry: "Call pay instead." }']
    sluice(policyEngine(rules, [], { maxInvalidToolCallRetries: 1 })).govern(agent)
    const result = await newRunner().run(agent, 'Go.')
    expect(result.state.usage.totalTokens).toBe(4)
  })
})
