import { expect, test } from 'vitest'
import { caseYaml } from './case-yaml.ts'

test('a short case is one line; texts that YAML could read otherwise are quoted', () => {
  expect(caseYaml({ call: { tool: 'pay', args: { a: '1', b: true, c: [null, 'x: y'], d: 'no' } }, expect: 'skip' })).toBe(
    '- { call: { tool: pay, args: { a: "1", b: true, c: [null, "x: y"], d: "no" } }, expect: skip }\n',
  )
})

test('a long one has a line for each of its keys', () => {
  const text = 'a'.repeat(90)
  expect(caseYaml({ call: { tool: 'pay', args: { text } }, expect: 'skip' })).toBe(`- call: { tool: pay, args: { text: ${text} } }\n  expect: skip\n`)
})
