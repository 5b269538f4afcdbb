import { expect, test } from 'vitest'
import { parseYaml } from '../../core/syntax/parse-yaml.ts'
import { removeEntry } from './remove-entry.ts'

/** The text without the entry `key` of the map `m`; undefined where nothing is proposed. */
function without(text: string, key: string): string | undefined {
  const parsed = parseYaml({ name: 'a.yaml', text })
  if (!parsed.ok) throw new Error('does not parse')
  const map = parsed.value.root.entries.find((entry) => entry.key.text === 'm')?.value
  if (map?.kind !== 'map') throw new Error('no map')
  const entry = map.entries.find((one) => one.key.text === key)
  const edit = entry && removeEntry(parsed.value, map, entry)
  return edit && text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end)
}

test.each([
  ['the line of an entry in a block goes with it', 'm:\n  a: 1\n  b: 2\nz: 3\n', 'a', 'm:\n  b: 2\nz: 3\n'],
  ['so does the last line, with or without its break', 'm:\n  a: 1\n  b: 2', 'b', 'm:\n  a: 1\n'],
  ['so do all lines of a value', 'm:\n  a:\n    - 1\n    - 2\n  b: 2\n', 'a', 'm:\n  b: 2\n'],
  ['and those of a block text', 'm:\n  a: |\n    one\n    two\n  b: 2\n', 'a', 'm:\n  b: 2\n'],
  ['in braces the comma behind it goes too', 'm: { a: 1, b: 2 }\n', 'a', 'm: { b: 2 }\n'],
  ['of the last entry the comma before it', 'm: { a: 1, b: [2] }\n', 'b', 'm: { a: 1 }\n'],
])('%s', (_name, text, key, want) => {
  expect(without(text, key)).toBe(want)
})

test.each([
  ['the only entry stays, since an empty map does not load', 'm: { a: 1 }\n'],
  ['a comment is not taken out with it', 'm:\n  a: # why\n    1\n  b: 2\n'],
  ['a comment behind it may be about more than this line', 'm:\n  a: 1 # why\n  b: 2\n'],
])('%s', (_name, text) => {
  expect(without(text, 'a')).toBeUndefined()
})
