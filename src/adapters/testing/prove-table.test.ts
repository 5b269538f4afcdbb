import { expect, test } from 'vitest'
import { engine } from '../targets/engine.ts'
import { outcome } from '../targets/outcome.ts'
import { proveTable, tableCells } from './prove-table.ts'
import { scenarios } from './scenarios/registry.ts'

test('every cell of a table has a scenario that can prove it', () => {
  const all = scenarios.map(({ name }) => ({ scenario: name, kind: 'proven' as const, problems: [] }))
  expect(proveTable(engine, scenarios, all).filter(({ by }) => by.length === 0)).toEqual([])
})

test('there are 16 flows beside Continue and 8 fields of a patch (S-30)', () => {
  expect(tableCells.filter(({ field }) => field === undefined)).toHaveLength(16)
  expect(tableCells.filter(({ field }) => field !== undefined)).toHaveLength(8)
})

test('a cell that no scenario proved is a claim, and a failed scenario proves nothing', () => {
  const results = [
    { scenario: 'call-skipped', kind: 'failed' as const, problems: ['no'] },
    { scenario: 'call-rewritten', kind: 'proven' as const, problems: [] },
    { scenario: 'patch-temperature', kind: 'refused' as const, problems: [] },
  ]
  const table = proveTable(outcome, scenarios, results)
  const by = (flow: string, field?: string): unknown => table.find((cell) => cell.flow === flow && cell.field === field)?.by
  expect([by('Skip'), by('RewriteArgs'), by('PatchRequest', 'temperature'), by('PatchRequest', 'preamble')]).toEqual([[], ['call-rewritten'], ['patch-temperature'], []])
})

test('what the table says is possible is not proven by a refusal', () => {
  const results = [{ scenario: 'patch-temperature', kind: 'refused' as const, problems: [] }]
  expect(proveTable(engine, scenarios, results).find(({ field }) => field === 'temperature')?.by).toEqual([])
})
