import { expect, test } from 'vitest'
import { stepEventKinds } from '../../core/events/step-event.ts'
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
