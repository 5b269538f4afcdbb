import { expect, test } from 'vitest'
import { answerOf, aToolResult } from '../../../test/support/action-events.ts'
import { checkAction } from './define-action.ts'
import { replaceAction } from './replace.ts'

test('a text replaces the result; without `is_error` the mark stays (S-83)', () => {
  expect(answerOf(replaceAction, { text: 'Hidden by ${rule}.' }, aToolResult('x'))).toEqual({ output: 'Hidden by "t/p#r".' })
  expect(answerOf(replaceAction, { text: 'Hidden.', is_error: true }, aToolResult('x'))).toEqual({ output: 'Hidden.', isError: true })
})

test.each([null, {}, [], '', { ok: false }])('the value %j replaces the result as it is', (json) => {
  expect(answerOf(replaceAction, { json }, aToolResult('x'))).toEqual({ output: json })
})

test('a template stands in text and not in data (L-22)', () => {
  expect(checkAction(replaceAction, { json: { a: ['${tool}'] } }, ['tool_result'])).toMatchObject([
    { path: ['json', 'a', 0], on: 'value', code: 'SLC318' },
  ])
  expect(checkAction(replaceAction, { text: '${result}' }, ['tool_result'])).toMatchObject([{ path: ['text'], code: 'SLC317' }])
  expect(checkAction(replaceAction, { text: '${available_tools}' }, ['tool_result'])).toMatchObject([{ path: ['text'], code: 'SLC317' }])
})

test('one of text and json stands', () => {
  expect(checkAction(replaceAction, { is_error: true }, [])).toMatchObject([{ path: [], on: 'value' }])
  expect(checkAction(replaceAction, { text: 'a', json: 1 }, [])).toMatchObject([{ path: ['json'], on: 'key' }])
})
