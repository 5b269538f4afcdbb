import { expect, test } from 'vitest'
import { formatPath } from './format-path.ts'
import { parsePath } from './parse-path.ts'

const cases: readonly [string, string][] = [
  ['$', '$'],
  ["$['a']['b-c']", '$.a.b-c'],
  ['$["a b"][0][-1]', "$['a b'][0][-1]"],
  ["$['0']['-a']", "$['0']['-a']"],
  ['$["a","b c"][*]', "$['a','b c'][*]"],
  ['$..a..*', '$..a..*'],
  ["$['a\"b']", "$['a\"b']"],
]

test.each(cases)('%s is formatted as %s, which reads the same', (text, formatted) => {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(formatPath(parsed.path.steps)).toBe(formatted)
  expect(parsePath(formatted)).toMatchObject({ ok: true, path: { steps: parsed.path.steps } })
})
