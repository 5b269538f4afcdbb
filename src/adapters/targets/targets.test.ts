import { expect, test } from 'vitest'
import { stepEventKinds } from '../../core/events/step-event.ts'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { targetByName, targets } from './registry.ts'

test('the run driver honors every flow on every event that honors it', () => {
  for (const kind of stepEventKinds) expect(targetByName('engine')?.refuses({ kind, flow: 'Terminate' })).toBeUndefined()
})

test('a host that speaks outcomes has the two events of a tool call and no other (S-89)', () => {
  const outcome = targetByName('outcome')
  expect(stepEventKinds.filter((kind) => outcome?.refuses({ kind, flow: 'Continue' }) === undefined)).toEqual(['ToolCall', 'ToolResult'])
  expect(outcome?.refuses({ kind: 'ToolCall', flow: 'RewriteArgs' })).toBeUndefined()
  expect(outcome?.refuses({ kind: 'CompletionCall', flow: 'PatchRequest', fields: ['temperature'] })).toEqual({
    why: 'it is asked about tool calls and their results alone',
  })
})

test('a flow that the event does not honor is impossible for every target (S-30)', () => {
  for (const target of targets) expect(target.capability('ToolResult', 'Skip').word).toBe('impossible')
})

test('whatever is impossible says why', () => {
  for (const target of targets) {
    for (const kind of stepEventKinds) {
      const { word, note } = target.capability(kind, 'Terminate')
      if (word === 'impossible') expect(note, `${target.name} ${kind}`).toMatch(/^[a-z].*[^.]$/)
    }
  }
})

test('no other name is a target', () => {
  expect(targetByName('Engine')).toBeUndefined()
})

test.each([
  ['a matcher', 'match: { run: { turn: { gt: 5 } } }, skip: No.'],
  ['a reference', 'match: { tool: pay, args: { $.n: { equals: { ref: run.turn } } } }, skip: No.'],
  ['a condition', 'match: any, when: { ">": [{ var: run.turn }, 5] }, skip: No.'],
  ['a template', 'match: any, skip: "Not in turn ${run.turn}."'],
])('%s that asks for the turn does not load where nobody counts turns (L-04)', (_, rest) => {
  const text = `sluice: 1\npack: { id: test/turns, version: 1.0.0 }\nrules:\n  - { id: late, event: tool_call, ${rest} }\n`
  const codes = (name: string, written = text): readonly string[] => {
    const target = targetByName(name)
    if (target === undefined) throw new Error(`no target ${name}`)
    const loaded = loadPolicy([{ source: { name: 'turns.yaml', text: written } }], { target })
    return loaded.ok ? [] : loaded.diagnostics.map(({ code, message }) => `${code} ${message}`)
  }
  for (const name of ['claude-code', 'claude-agent-sdk']) {
    expect(codes(name)).toEqual([`SLC333 the target \`${name}\` cannot tell \`run.turn\`: its hooks do not see the calls of the model, so nobody counts them`])
    expect(codes(name, text.replace('run.turn', 'run.user').replace('turn: { gt: 5 }', 'user: ann'))).toEqual([])
  }
  expect(codes('engine')).toEqual([])
})
