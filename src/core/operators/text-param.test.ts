import { describe, expect, test } from 'vitest'
import { bindOperator } from './define-operator.ts'
import { operatorByName } from './registry.ts'

const facts = { env: {} }
const oneText = ['starts_with', 'ends_with', 'contains'].map((name) => [name, operatorByName(name)!] as const)
const severalTexts = ['contains_any', 'contains_all'].map((name) => [name, operatorByName(name)!] as const)

describe.each([...oneText, ...severalTexts])('%s', (_, definition) => {
  const param = definition.examples[0]!.param

  test('judges texts alone, and no text with a lone surrogate (L-40)', () => {
    for (const value of [7, true, [], {}, ['a'], '\ud800', 'a\udc00', null]) {
      expect(bindOperator(definition, param, {})(value, facts)).toBe('unknown')
    }
  })

  test('does not stand for a domain operator in a permit (L-44)', () => {
    expect(definition.isTextTest).toBe(true)
  })

  test('does not take what folding empties, as it would be found in every text', () => {
    const emptied = Array.isArray(param) ? ['a', '\u200b'] : '\u200b'
    expect(definition.check?.(emptied as never, { normalize: ['invisible'] })).toBe('is empty after `normalize`')
    expect(definition.check?.(emptied as never, { ignoreCase: true })).toBeUndefined()
  })
})

test.each(oneText)('%s wants a text', (_, definition) => {
  expect(definition.param.safeParse(5).error?.issues[0]?.message).toBe('must be a text')
  expect(definition.param.safeParse('').error?.issues[0]?.message).toBe('must not be empty')
})

test.each(severalTexts)('%s wants texts, and points at the wrong one', (_, definition) => {
  expect(definition.param.safeParse('a').error?.issues[0]).toMatchObject({ message: 'must be a list of texts', path: [] })
  expect(definition.param.safeParse(['a', 5]).error?.issues[0]).toMatchObject({ message: 'must be a text', path: [1] })
  expect(definition.param.safeParse(['a', '']).error?.issues[0]).toMatchObject({ message: 'must not be empty', path: [1] })
  expect(definition.param.safeParse([]).error?.issues[0]).toMatchObject({ message: 'must not be empty', path: [] })
})

test('a letter of two units is never cut in half', () => {
  expect(bindOperator(operatorByName('contains')!, '\u{1f600}', {})('a\u{1f600}', facts)).toBe('hit')
  expect(bindOperator(operatorByName('contains')!, '\u{1f601}', {})('a\u{1f600}', facts)).toBe('miss')
})
