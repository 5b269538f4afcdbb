import { describe, expect, test } from 'vitest'
import type { Json } from '../core/base/json.ts'
import type { FailureReport } from '../core/chain/compose-options.ts'
import { createHookStack } from '../core/chain/create-hook-stack.ts'
import type { Hook } from '../core/chain/hook.ts'
import { proceed, repair, retry, rewriteArgs, rewriteResult, skip, terminate } from '../core/flows/flow.ts'
import { createEngine, type Engine } from '../core/runs/engine.ts'
import { createGovernor, type AdapterOptions } from './adapter.ts'
import type { GovernedRun, ModelAnswer } from './governed-run.ts'
import type { ToolDelivery } from './run-decided.ts'
import { engine as engineTarget } from './targets/engine.ts'
import { outcome } from './targets/outcome.ts'

const reports: FailureReport[] = []

function engineOf(...hooks: readonly Hook[]): Engine {
  reports.length = 0
  return createEngine({
    stack: createHookStack('test', hooks),
    reporter: (report) => void reports.push(report),
    limits: { maxInvalidToolCallRetries: 1 },
  })
}

const onCall = (answer: Hook['onEvent']): Hook => ({
  name: 'call-rule',
  onEvent: (context, event) => (event.kind === 'ToolCall' ? answer(context, event) : proceed()),
})

function start(engine: Engine, options: AdapterOptions = {}): GovernedRun {
  return createGovernor(engine, engineTarget, options).startRun()
}

/** One turn whose model calls these tools. */
async function answered(governed: GovernedRun, ...calls: readonly (readonly [id: string, name: string, args: Json])[]): ReturnType<GovernedRun['modelAnswered']> {
  const sent = await governed.beforeModelCall({ prompt: { role: 'user', content: 'go' }, baseline: { tools: ['pay', 'read'], documents: [] } })
  const answer: ModelAnswer = {
    content: [],
    calls: calls.map(([id, toolName, args]) => ({ id, toolName, args })),
    usage: { inputTokens: 0, outputTokens: 0 },
    response: {},
    isStreaming: false,
  }
  return governed.modelAnswered(sent, answer)
}

const runPay = (governed: GovernedRun, args: Json, execute: (args: Json) => unknown = () => 'paid'): Promise<ToolDelivery> =>
  governed.runTool({ toolCallId: 'c1', toolName: 'pay', args, execute })

describe('a decision binds a value (L-92)', () => {
  test('the decided call runs with its arguments, and what the tool gave is handed on untouched', async () => {
    const governed = start(engineOf())
    await answered(governed, ['c1', 'pay', { amount: 5 }])
    const value = { receipt: 1 }
    expect(await runPay(governed, { amount: 5 }, () => value)).toEqual({ kind: 'value', value })
  })

  test.each([
    ['other arguments', 'c1', 'pay', { amount: 6 }],
    ['another tool', 'c1', 'read', { amount: 5 }],
    ['a call that nobody decided', 'c2', 'pay', { amount: 5 }],
  ])('%s do not run, and the operator is told (SLC714)', async (_what, toolCallId, toolName, args) => {
    const governed = start(engineOf())
    await answered(governed, ['c1', 'pay', { amount: 5 }])
    let isRun = false
    const delivery = await governed.runTool({ toolCallId, toolName, args, execute: () => (isRun = true) })
    expect(isRun).toBe(false)
    expect(delivery).toMatchObject({ kind: 'replaced', isError: true, isExecuted: false, text: `Not executed: this call of \`${toolName}\` was not decided by the policy in force.` })
    expect(reports.map(({ diagnostics }) => diagnostics[0].code)).toEqual(['SLC714'])
  })

  test('a call that a framework runs once more is decided once more', async () => {
    let asked = 0
    const governed = start(engineOf(onCall(() => (++asked > 1 ? skip('Not paid twice.') : proceed()))))
    await answered(governed, ['c1', 'pay', {}])
    expect((await runPay(governed, {})).kind).toBe('value')
    expect(await runPay(governed, {})).toMatchObject({ kind: 'replaced', text: 'Not paid twice.' })
  })

  test('two calls of one turn that share an id each keep their own decision', async () => {
    const governed = start(engineOf(onCall((_context, event) => (event.kind === 'ToolCall' && JSON.stringify(event.args) === '{"amount":9}' ? skip('Not 9.') : proceed()))))
    await answered(governed, ['c1', 'pay', { amount: 5 }], ['c1', 'pay', { amount: 9 }])
    expect(await runPay(governed, { amount: 9 })).toMatchObject({ text: 'Not 9.' })
    expect((await runPay(governed, { amount: 5 })).kind).toBe('value')
  })

  test('an id that a later turn uses again has the decision of that turn alone', async () => {
    const governed = start(engineOf())
    await answered(governed, ['c1', 'pay', { amount: 5 }])
    await answered(governed, ['c1', 'pay', { amount: 7 }])
    expect(await runPay(governed, { amount: 5 })).toMatchObject({ kind: 'replaced', isExecuted: false })
  })
})

describe('what is rewritten', () => {
  test('the tool gets the rewritten arguments', async () => {
    const governed = start(engineOf(onCall(() => rewriteArgs({ amount: 1 }))))
    await answered(governed, ['c1', 'pay', { amount: 5 }])
    expect(await runPay(governed, { amount: 5 }, (args) => args)).toEqual({ kind: 'value', value: { amount: 1 } })
  })

  test('arguments that do not fit the tool do not run (S-64)', async () => {
    const governed = start(engineOf(onCall(() => rewriteArgs({ amount: 'many' }))))
    await answered(governed, ['c1', 'pay', { amount: 5 }])
    let isRun = false
    const delivery = await governed.runTool({ toolCallId: 'c1', toolName: 'pay', args: { amount: 5 }, execute: () => (isRun = true), validate: () => '$.amount is no number' })
    expect([isRun, delivery]).toMatchObject([false, { isError: true, text: 'Not executed: the rewritten arguments do not fit the tool: $.amount is no number' }])
  })

  test("the model's own arguments are the framework's to check", async () => {
    const governed = start(engineOf())
    await answered(governed, ['c1', 'pay', {}])
    const delivery = await governed.runTool({ toolCallId: 'c1', toolName: 'pay', args: {}, execute: () => 'ran', validate: () => 'misfit' })
    expect(delivery).toEqual({ kind: 'value', value: 'ran' })
  })
})

describe('results', () => {
  const onResult = (answer: Hook['onEvent']): Hook => ({ name: 'result-rule', onEvent: (context, event) => (event.kind === 'ToolResult' ? answer(context, event) : proceed()) })

  test('what a tool throws is judged as a result, and thrown on if nobody changes it', async () => {
    let judged: unknown
    const governed = start(engineOf(onResult((_context, event) => ((judged = event.kind === 'ToolResult' && [event.result, event.isError]), proceed()))))
    await answered(governed, ['c1', 'pay', {}])
    const error = new Error('no route')
    expect(await runPay(governed, {}, () => Promise.reject(error))).toEqual({ kind: 'error', error })
    expect(judged).toEqual(['no route', true])
  })

  test('a changed failure stays a failure (S-83)', async () => {
    const governed = start(engineOf(onResult(() => rewriteResult('hidden'))))
    await answered(governed, ['c1', 'pay', {}])
    expect(await runPay(governed, {}, () => Promise.reject(new Error('secret')))).toEqual({ kind: 'replaced', output: 'hidden', text: 'hidden', isError: true, isExecuted: true })
  })

  test('a result without a JSON form is withheld, for no rule could judge it', async () => {
    const governed = start(engineOf())
    await answered(governed, ['c1', 'pay', {}])
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(await runPay(governed, {}, () => circle)).toMatchObject({ kind: 'replaced', isError: true, text: 'Result withheld: it has no JSON form, so it could not be judged.' })
  })

  test('after an end no result is delivered, not even that of a sibling in flight (S-65)', async () => {
    const governed = start(engineOf(onResult(() => terminate('Stopped.'))))
    await answered(governed, ['c1', 'pay', {}])
    await expect(runPay(governed, {})).rejects.toMatchObject({ name: 'SluiceTerminated', message: 'Stopped.' })
  })
})

describe('the end of a run sticks (S-33a)', () => {
  test('every function throws it, and the host is told once', async () => {
    const told: string[] = []
    const governed = start(engineOf(onCall(() => terminate('Stopped.'))), { onEnd: ({ reason }) => told.push(reason) })
    await expect(answered(governed, ['c1', 'pay', {}])).rejects.toThrow('Stopped.')
    await expect(answered(governed, ['c1', 'pay', {}])).rejects.toThrow('Stopped.')
    await expect(runPay(governed, {})).rejects.toThrow('Stopped.')
    await expect(governed.textDelta('x')).rejects.toThrow('Stopped.')
    expect(() => {
      governed.throwIfEnded()
    }).toThrow('Stopped.')
    expect(told).toEqual(['Stopped.'])
  })

  test('it reaches a run below it, not the other way round', async () => {
    const governor = createGovernor(engineOf(onCall((context) => (context.agentName === 'child' ? terminate('Child stopped.') : proceed()))), engineTarget)
    const parent = governor.startRun({ runId: 'p' })
    const child = governor.startRun({ runId: 'c', parentRunId: 'p', agentName: 'child' })
    await expect(answered(child, ['c1', 'pay', {}])).rejects.toThrow('Child stopped.')
    expect(parent.end()).toBeUndefined()
    expect(() => parent.fault('Adapter: a hosted tool ran.')).toThrow('Adapter: a hosted tool ran.')
    const late = governor.startRun({ runId: 'd', parentRunId: 'p' })
    expect(() => {
      late.throwIfEnded()
    }).toThrow('Adapter: a hosted tool ran.')
  })
})

describe('invalid calls', () => {
  const onInvalid = (flow: ReturnType<typeof skip> | ReturnType<typeof retry> | ReturnType<typeof repair>): Hook => ({
    name: 'names',
    onEvent: (_context, event) => (event.kind === 'InvalidToolCall' ? flow : proceed()),
  })

  test('a skipped one keeps its whole turn from running (S-74)', async () => {
    const governed = start(engineOf(onInvalid(skip('No such tool.'))))
    const turn = await answered(governed, ['c1', 'pay', {}], ['c2', 'nope', {}])
    expect(turn.answers.get('c2')).toBe('No such tool.')
    const delivery = await runPay(governed, {})
    expect(delivery).toMatchObject({ kind: 'replaced', isExecuted: false })
  })

  test('a repaired one is decided and runs under its new name (S-73)', async () => {
    const governed = start(engineOf(onInvalid(repair('pay'))))
    const turn = await answered(governed, ['c1', 'nope', { amount: 5 }])
    expect(turn.repaired).toEqual(new Map([['c1', 'pay']]))
    expect((await runPay(governed, { amount: 5 })).kind).toBe('value')
  })

  test('a retried one is rolled back (S-71)', async () => {
    const governed = start(engineOf(onInvalid(retry('Use pay.'))))
    const turn = await answered(governed, ['c1', 'nope', {}])
    expect([turn.kind, turn.answers.get('c1')]).toEqual(['retried', 'Use pay.'])
  })
})

test('what the agent cannot do ends the run where a hand-written hook wants it at run time', async () => {
  const governor = createGovernor(engineOf({ name: 'mine', onEvent: (_context, event) => (event.kind === 'InvalidToolCall' ? repair('pay') : proceed()) }), outcome)
  await expect(answered(governor.startRun(), ['c1', 'nope', {}])).rejects.toThrow('`outcome` cannot honor Repair on `invalid_tool_call`')
  expect(reports.map(({ diagnostics }) => diagnostics[0].code)).toEqual(['SLC701'])
})

test('the messages of the framework stay its own', async () => {
  const governed = start(engineOf({ name: 'looks', onEvent: proceed }))
  const history = [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }]
  await governed.beforeModelCall({ prompt: { role: 'user', content: 'hi' }, baseline: { tools: [], documents: [], history } })
  expect(Object.isFrozen(history[0])).toBe(false)
})

test('facts of one run come before those of all runs', () => {
  const governor = createGovernor(engineOf(), engineTarget, { facts: () => ({ user: 'ann', agentName: 'general' }) })
  const { context } = governor.startRun({ agentName: 'clerk' }).run
  expect([context.user, context.agentName]).toEqual(['ann', 'clerk'])
})
