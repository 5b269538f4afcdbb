import { expect, test } from 'vitest'
import { sqlAccesses } from './sql-access.ts'
import { statementKind, statementKinds } from './statement-table.ts'

test.each([...statementKinds])('%s does what there is a word for', (node, { access, verb }) => {
  expect(access.filter((word) => !sqlAccesses.includes(word))).toEqual([])
  expect(verb).toMatch(/^[a-z]+$/)
  expect(node).toMatch(/Stmt$/)
})

test('only what is listed is a statement', () => {
  expect(statementKind('ResTarget')).toBeUndefined()
  expect(statementKind('constructor')).toBeUndefined()
})
