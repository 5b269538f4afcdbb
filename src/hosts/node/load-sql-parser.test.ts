import { expect, test } from 'vitest'
import { loadSqlParser } from './load-sql-parser.ts'

test('a text that breaks the parser is no answer, and the next one is read by a fresh one', async () => {
  const parse = await loadSqlParser()
  if (parse === undefined) throw new Error('the package libpg-query is not installed')
  const sum = `SELECT 1${'+1'.repeat(20_000)}`
  for (let crash = 0; crash < 40; crash++) {
    await Promise.resolve()
      .then(() => parse(sum))
      .catch(() => undefined)
  }
  expect(await parse('SELECT 1')).toMatchObject({ stmts: [{}] })
  expect(await parse('SELEC 1')).toBeUndefined()
}, 120_000)
