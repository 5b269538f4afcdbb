import { expect, test } from 'vitest'
import { parseYaml } from '../../core/syntax/parse-yaml.ts'
import { createStructureNumbers } from './structure-numbers.ts'

function numbers(text: string): readonly number[] {
  const parsed = parseYaml({ name: 'policy.yaml', text })
  if (!parsed.ok) throw new Error('the text is not well-formed')
  const numberOf = createStructureNumbers()
  return parsed.value.root.entries.map(({ value }) => numberOf(value))
}

test('the order of keys, quotes and layout make no difference', () => {
  const [a, b] = numbers('a: { x: [1, two], y: { z: "3" } }\nb:\n  y: { z: \'3\' }\n  x:\n    - 1\n    - "two"\n')
  expect(a).toBe(b)
})

test('types, order of lists and names of keys do', () => {
  const all = numbers('a: { x: [1, 2] }\nb: { x: [2, 1] }\nc: { x: [1, "2"] }\nd: { y: [1, 2] }\ne: [x, [1, 2]]\nf: { x: [1, 2], y: 1 }\n')
  expect(new Set(all).size).toBe(6)
})
