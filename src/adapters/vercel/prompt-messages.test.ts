import { expect, test } from 'vitest'
import type { SpecMessage } from './model-spec.ts'
import { promptMessages } from './prompt-messages.ts'

const bytes = new Uint8Array([1, 2, 3])
const picture = new URL('https://example.com/a.png')
const prompt: readonly SpecMessage[] = [
  { role: 'user', content: [{ type: 'text', text: 'secret' }, { type: 'file', mediaType: 'image/png', data: bytes }] },
  { role: 'assistant', content: [{ type: 'text', text: 'Fine.' }] },
  { role: 'user', content: [{ type: 'file', mediaType: 'image/png', data: picture }] },
]

test('rules see messages as JSON, with a word for binary files and the address of others', () => {
  const { messages } = promptMessages(prompt)
  expect(messages[0]?.content).toEqual([{ type: 'text', text: 'secret' }, { type: 'file', mediaType: 'image/png', data: '[3 bytes, 1]' }])
  expect(messages[2]?.content).toEqual([{ type: 'file', mediaType: 'image/png', data: 'https://example.com/a.png' }])
})

test('unchanged messages come back as the originals, also where others were cut off', () => {
  const { messages, restore } = promptMessages(prompt)
  const restored = restore(messages.slice(1))
  expect(restored).toHaveLength(2)
  expect(restored[0]).toBe(prompt[1])
  expect(restored[1]).toBe(prompt[2])
})

test('a changed message keeps its unchanged parts and its files', () => {
  const { messages, restore } = promptMessages(prompt)
  const [first, ...rest] = messages
  const file = { type: 'file', mediaType: 'image/png', data: '[3 bytes, 1]' }
  const [changed] = restore([{ role: 'user', content: [{ type: 'text', text: '[REDACTED]' }, file] }, ...rest])
  expect(first?.role).toBe('user')
  expect(changed?.content).toEqual([{ type: 'text', text: '[REDACTED]' }, { type: 'file', mediaType: 'image/png', data: bytes }])
})

test('a text that is like the word for a file stays a text', () => {
  const { messages, restore } = promptMessages(prompt)
  const [changed] = restore([{ role: 'user', content: [{ type: 'text', text: '[3 bytes, 1]' }] }, ...messages.slice(1)])
  expect(changed?.content).toEqual([{ type: 'text', text: '[3 bytes, 1]' }])
})
