import { describe, expect, test } from 'vitest'
import { NOTHING } from './candidate-values.ts'
import { editLine, placeWords } from './event-edit.ts'

const amount = { field: 'args', steps: [{ kind: 'name', name: 'amount' }] } as const

describe('an edit of a line', () => {
  test('changes one place', () => {
    expect(editLine({ kind: 'tool_call', args: { amount: 1, to: 'Ann' } }, { place: amount, to: 2 })).toEqual({ kind: 'tool_call', args: { amount: 2, to: 'Ann' } })
  })

  test('takes a member out', () => {
    expect(editLine({ args: { amount: 1 } }, { place: amount, to: NOTHING })).toEqual({ args: {} })
  })

  test('makes a value of arguments that came as text (L-91)', () => {
    expect(editLine({ args_text: '{"to":"Ann"}' }, { place: amount, to: 2 })).toEqual({ args: { to: 'Ann', amount: 2 } })
    expect(editLine({ args_text: '{"to":' }, { place: amount, to: 2 })).toEqual({ args: { amount: 2 } })
  })

  test('of the text so far is its last fragment too (S-13)', () => {
    expect(editLine({ aggregated: 'a', delta: 'a' }, { place: { field: 'aggregated', steps: [] }, to: 'boom' })).toEqual({ aggregated: 'boom', delta: 'boom' })
  })

  test('is named as people write it', () => {
    expect(placeWords(amount)).toBe('args $.amount')
    expect(placeWords({ field: 'tool_name', steps: [] })).toBe('tool_name')
  })
})
