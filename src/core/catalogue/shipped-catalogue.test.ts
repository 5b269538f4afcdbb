import { expect, test } from 'vitest'
import { shippedCatalogue } from './shipped-catalogue.ts'

test('no name is described twice: two descriptions would unite', () => {
  const names = shippedCatalogue.flatMap(({ names: own }) => own)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('paths say how they are used, and nothing else does', () => {
  for (const { args } of shippedCatalogue) {
    for (const { is, access } of args) expect(access.length > 0).toBe(is === 'path')
  }
})

test.each([
  ['Bash', 'command', 'shell'],
  ['run_shell_command', 'command', 'shell'],
  ['shell', 'command', 'shell'],
  ['run_in_terminal', 'command', 'shell'],
  ['Read', 'path', 'path'],
  ['apply_patch', 'input', 'patch'],
  ['WebFetch', 'url', 'url'],
  ['mcp__filesystem__move_file', 'to', 'path'],
])('%s takes `%s`, a %s', (tool, argument, is) => {
  const described = shippedCatalogue.find(({ names }) => names.includes(tool))
  expect(described?.args.find(({ name }) => name === argument)?.is).toBe(is)
})
