import { expect, test } from 'vitest'
import { parseYaml } from '../../../core/syntax/parse-yaml.ts'
import { ignoreTargets } from './ignore-targets.ts'

/** What each comment of a text speaks of. */
function targets(text: string): Record<string, string | undefined> {
  const parsed = parseYaml({ name: 'policy.yaml', text })
  if (!parsed.ok) throw new Error('the text is not well-formed')
  const found = ignoreTargets(parsed.value)
  return Object.fromEntries(
    parsed.value.comments.map((comment) => {
      const target = found.get(comment)
      return [comment.text, target && text.slice(target.start, target.end).trim()]
    }),
  )
}

test('behind code a comment speaks of its line', () => {
  expect(targets('a:\n  - b: 1 # one\n    c: 2\n')).toEqual({ '# one': '- b: 1' })
})

test('on a line of its own it speaks of the entry of a list that starts below, whole', () => {
  expect(targets('a:\n  # one\n  - b: 1\n    c: 2\n  - d: 3\n')).toEqual({ '# one': 'b: 1\n    c: 2' })
})

test('before a key it speaks of the key and its value, not of the map that the key opens', () => {
  expect(targets('a:\n  # one\n  b:\n    c: 1\n  d: 2\n')).toEqual({ '# one': 'b:\n    c: 1' })
})

test('at the top of a file it speaks of the first key alone', () => {
  expect(targets('# one\nsluice: 1\nrules: []\n')).toEqual({ '# one': 'sluice: 1' })
})

test('blank lines and other comments between are passed over', () => {
  expect(targets('# one\n\n  # two\n\na: 1\nb: 2\n')).toEqual({ '# one': 'a: 1', '# two': 'a: 1' })
})

test('in brackets it speaks of the entry that starts below', () => {
  expect(targets('a: [\n  # one\n  { b: 1,\n    c: 2 }, d\n  ]\n')).toEqual({ '# one': '{ b: 1,\n    c: 2 }' })
})

test('at the end of a file, and before a bracket that closes, it speaks of nothing', () => {
  expect(targets('a: [\n  b\n  # one\n  ]\n# two\n')).toEqual({ '# one': undefined, '# two': undefined })
})

test('thousands of comments above one another take no longer than their text', () => {
  const text = `${'# x\n'.repeat(50_000)}a: 1\n`
  const parsed = parseYaml({ name: 'policy.yaml', text })
  if (!parsed.ok) throw new Error('the text is not well-formed')
  expect(ignoreTargets(parsed.value).size).toBe(50_000)
})
