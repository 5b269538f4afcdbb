import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCallEvent, aCompiledPolicy, anEvent } from '../../../../test/support/compiled-policy.ts'
import { toFiles, type PolicyFileText } from '../../../../test/support/random-policy.ts'
import { randomScenario } from '../../../../test/support/random-scenario.ts'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { createHookStack } from '../../chain/create-hook-stack.ts'
import type { HookStack } from '../../chain/hook-stack.ts'
import { createScratchpad } from '../../events/scratchpad.ts'
import { loadPolicy } from '../../load/load-policy.ts'
import type { HookOutcome } from '../../participants/hook-outcome.ts'
import { readEvent } from '../../records/read-event.ts'
import type { TraceEvent } from '../../records/trace-event.ts'
import { createEngine } from '../../runs/engine.ts'
import { createTraceSession } from '../../runs/trace-session.ts'
import { compilePolicy } from '../compile-policy.ts'
import type { HostPorts } from '../host-ports.ts'

const context = { runId: 'r', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad() }
const candidates = (stack: HookStack, { event }: TraceEvent): readonly number[] | undefined => stack.index?.candidates(context, event)

const skip = { event: 'tool_call', skip: 'No.' }
const argsRule = (test: JsonObject, tool?: Json): JsonObject => ({ ...skip, match: { ...(tool === undefined ? {} : { tool }), args: test } })

describe('the candidates of a call', () => {
  const { stack } = aCompiledPolicy([
    { ...skip, match: { tool: 'rm' } },
    { ...skip, match: { tool: ['rm', 'mv'] } },
    { ...skip, match: { tool: 'mcp__*' } },
    argsRule({ '$.p': { starts_with: '/etc' } }, 'cat'),
    argsRule({ '$.n': { gt: 5 } }),
    { ...skip, match: { not: { tool: 'ls' } } },
    { event: 'tool_result', match: { tool: 'rm' }, terminate: 'Over.' },
  ])
  // Rules 4 and 5 say nothing about which tool must fit, so no name leaves them out; 4 is left out by `$.n`.
  test.each<[string, TraceEvent, readonly number[]]>([
    ['by name, in rule order', aCallEvent('rm'), [0, 1, 5]],
    ['by one of several names', aCallEvent('mv'), [1, 5]],
    ['by pattern', aCallEvent('mcp__a__b'), [2, 5]],
    ['of an unknown name: only what does not ask for a name', aCallEvent('other'), [5]],
    ['by an argument that fits the anchor', aCallEvent('cat', { p: '/etc/passwd' }), [3, 5]],
    ['not by one that does not', aCallEvent('cat', { p: '/srv' }), [5]],
    ['by an argument that the operator does not judge, which is unknown (L-40)', aCallEvent('cat', { p: 5, n: 'x' }), [3, 4, 5]],
    ['all of the tool where the arguments are no object, which is unknown to every test (L-14)', aCallEvent('cat', [] as unknown as JsonObject), [3, 4, 5]],
    ['every rule on calls where the name looks like one that rules use (L-17)', aCallEvent('RM'), [0, 1, 2, 3, 4, 5]],
    ['every rule on calls where the arguments cannot be read (L-91)', anEvent({ kind: 'tool_call', tool_name: 'x', args_text: '{' }), [0, 1, 2, 3, 4, 5]],
    ['on a result the rules on results', anEvent({ kind: 'tool_result', tool_name: 'rm', args: {}, result: '' }), [6]],
    ['nobody on a result of another tool', anEvent({ kind: 'tool_result', tool_name: 'mv', args: {}, result: '' }), []],
    ['nobody on an event that no rule is about', anEvent({ kind: 'completion_call' }), []],
  ])('%s', (_name, event, want) => {
    expect(candidates(stack, event)).toEqual(want)
  })
})

describe('a rule is not left out by', () => {
  test.each<[string, JsonObject]>([
    ['a test that is only one of several', { any: [{ '$.a': 'x' }, { '$.b': 'y' }] }],
    ['a negation', { '$.a': { not: { equals: 'x' } } }],
    ['a value that must be there: `required` makes its absence unknown (L-14)', { '$.a': { equals: 'x', required: true } }],
    ['an absence that is stated to hit (L-15)', { '$.a': { equals: 'x', absent: 'hit' } }],
    ['a text that is folded first', { '$.a': { equals: 'x', ignore_case: true } }],
    ['an operand that is read from the event', { '$.a': { equals: { ref: 'args.b' } } }],
  ])('%s', (_name, matcher) => {
    const match = Object.hasOwn(matcher, 'any') ? { any: [{ args: { '$.a': 'x' } }, { args: { '$.b': 'y' } }] } : { args: matcher }
    const { stack } = aCompiledPolicy([{ ...skip, match }])
    expect(candidates(stack, aCallEvent('t', {}))).toEqual([0])
  })
})

/** The answers of the check, in order, and the approval that the event holds. */
function portsOf(answers: readonly Json[]): HostPorts {
  const pending = [...answers]
  const answer = (): Promise<HookOutcome> => {
    const next = pending.shift()
    if (isJsonObject(next) && Object.hasOwn(next, 'throws')) return Promise.reject(new Error('the check is down'))
    return Promise.resolve(next as unknown as HookOutcome)
  }
  return {
    checks: new Map([['scan', { name: 'scan', intercept: answer, review: answer }]]),
    approver: {
      ask(_request, event) {
        if (event.kind !== 'ToolCall' || event.approval === undefined) throw new Error('the event holds no answer')
        return event.approval as unknown as JsonObject
      },
    },
  }
}

async function decideAll(
  files: readonly PolicyFileText[],
  answers: readonly Json[],
  lines: readonly JsonObject[],
  indexed: boolean,
): Promise<readonly JsonObject[]> {
  const loaded = loadPolicy(
    files.map(({ tier, ...source }) => ({ tier, source })),
    { intersect: true, host: { checks: ['scan'], hasApprover: true } },
  )
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  const { stack, digest } = compilePolicy(loaded.value, portsOf(answers))
  const engine = createEngine({ stack: indexed ? stack : createHookStack('policy', stack.leaves), reporter: () => undefined })
  const session = createTraceSession({ engine, policy: digest })
  const decisions: JsonObject[] = []
  for (const line of lines) {
    const read = readEvent(line)
    if (!read.ok) throw new Error(read.message)
    decisions.push((await session.decide(read.value)).json())
  }
  return decisions
}

test('decisions with the index equal those in which every hook is asked (law: indexed = linear)', async () => {
  await fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: true }), async ({ packs, trace, answers }) => {
      const files = toFiles(packs)
      expect(await decideAll(files, answers, trace, true)).toEqual(await decideAll(files, answers, trace, false))
    }),
    { numRuns: 150 },
  )
})

test('so do those of many rules on one tool, where tables and automata are at work', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 })
  const oneTest: fc.Arbitrary<Json> = fc.oneof(
    fc.tuple(fc.constantFrom('equals', 'starts_with', 'ends_with', 'contains', 'matches'), word).map(([name, text]) => ({ [name]: text })),
    fc.tuple(fc.constantFrom('gt', 'gte', 'lt', 'lte'), fc.nat({ max: 4 })).map(([name, bound]) => ({ [name]: bound })),
    fc.constant<Json>({ type: 'string', contains: 'ab' }),
  )
  const rules = fc.array(fc.tuple(fc.constantFrom('$.a', '$.b.c'), oneTest, fc.constantFrom('act', 'a*', undefined)), { minLength: 10, maxLength: 60 })
  const value: fc.Arbitrary<Json> = fc.oneof(word, fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }), fc.nat({ max: 5 }), fc.constantFrom<Json>(null, true, []))
  const call = fc.record({ tool: fc.constantFrom('act', 'another', 'Act', 'b'), a: value, c: value })
  await fc.assert(
    fc.asyncProperty(rules, fc.array(call, { minLength: 1, maxLength: 8 }), async (drafts, calls) => {
      // Shadow rules stop nothing, so every rule is judged on every call and stands in the list.
      const list = drafts.map(([path, test, tool], index) => ({
        id: `r${index}`, event: 'tool_call', match: { ...(tool === undefined ? {} : { tool }), args: { [path]: test } }, skip: 'No.', mode: index % 7 === 6 ? 'enforce' : 'shadow',
      }))
      const files = [{ name: 'p.yaml', tier: 'host' as const, text: JSON.stringify({ sluice: 1, pack: { id: 'a/p', version: '1.0.0' }, rules: list }) }]
      const lines = calls.map(({ tool, a, c }, seq) => ({ kind: 'tool_call', run_id: 'r', turn: 1, seq, internal_call_id: `c${seq}`, tool_name: tool, args: { a, b: { c } } }))
      expect(await decideAll(files, [], lines, true)).toEqual(await decideAll(files, [], lines, false))
    }),
    { numRuns: 60 },
  )
})
