import { expect, test } from 'vitest'
import { editPatterns } from './edit-pattern.ts'

test.each<[string, string, readonly string[]]>([
  ['both anchors are taken out', '^ab$', ['ab$', '^ab']],
  ['each alternative is taken out with its bar', 'a|b|c', ['b|c', 'a|c', 'a|b']],
  ['alternatives of groups too, the inner ones first', '(?:a|b(?i:c|d))', ['(?:a|b(?i:d))', '(?:a|b(?i:c))', '(?:b(?i:c|d))', '(?:a)']],
  ['what is escaped or in a class is text', '\\|[|^$\\]|]\\Qa|b\\E', []],
  ['a bracket first in a class is a member', '[]|]', []],
  ['named groups keep their name', '(?P<x>a|b)', ['(?P<x>b)', '(?P<x>a)']],
  ['a pattern of an anchor alone stays', '^', []],
])('%s', (_name, pattern, want) => {
  expect([...editPatterns(pattern)].map(({ param }) => param)).toEqual(want)
})
