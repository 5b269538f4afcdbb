import { expect, test } from 'vitest'
import { newEffort } from './effort.ts'
import { createLanguages } from './language.ts'
import { textOf } from './text-of.ts'

const languages = createLanguages()
const { literal, and, not, concat, all } = languages

test('a shortest text of a difference is found', () => {
  const begins = (text: string) => concat(literal(text), all)
  expect(textOf(languages, and([begins('ab'), not(literal('ab'))]), newEffort(1_000))).toBe('aba')
  expect(textOf(languages, and([begins('ab'), not(begins('abc'))]), newEffort(1_000))).toBe('ab')
})

test('of the empty language, and without effort, there is none', () => {
  expect(textOf(languages, and([literal('a'), literal('b')]), newEffort(1_000))).toBeUndefined()
  expect(textOf(languages, concat(literal('abc'), all), newEffort(0))).toBeUndefined()
})
