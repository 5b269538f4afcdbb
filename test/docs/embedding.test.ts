import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runOneTurn } from './embedding-example.ts'
import { readBlocks } from './read-blocks.ts'
import { checkLines, recordEvents } from './records-example.ts'

const guide = resolve(import.meta.dirname, '../../grammar-docs/guides/embedding-the-engine.md')
const blocks = readBlocks(readFileSync(guide, 'utf8'))

afterEach(() => vi.restoreAllMocks())

test('the guide shows the example that is type-checked and run here', () => {
  const shown = blocks.find(({ language, info }) => language === 'ts' && info.length === 0)?.text
  const example = readFileSync(join(import.meta.dirname, 'embedding-example.ts'), 'utf8')
  expect(shown).toBe(example.replace("'../../src/index.ts'", "'sluice'"))
})

test('the example gives the results that the guide shows', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const results = await runOneTurn()
  expect(`${results.join('\n')}\n`).toBe(blocks.find(({ info }) => info.includes('results'))?.text)
  expect(reported.mock.calls).toEqual([['example/embedded#small-payments-only', 'SLC705']])
})

describe('the records of the guide', () => {
  const { lines, state } = recordEvents(new Uint8Array(32).fill(7))

  test('are made by the example that is type-checked and run here', () => {
    const shown = blocks.find(({ language, info }) => language === 'ts' && info.includes('records'))?.text
    const example = readFileSync(join(import.meta.dirname, 'records-example.ts'), 'utf8')
    expect(shown).toBe(example.replace("'../../src/index.ts'", "'sluice'"))
  })

  test('hold what the guide shows, and no value that no rule keeps (L-83)', () => {
    const shown = JSON.parse(blocks.find(({ info }) => info.includes('record'))?.text ?? '') as object
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ n: 1 }, { n: 2, record: shown }])
    expect(lines.join()).not.toMatch(/ann|bob/)
  })

  test('are checked as the guide shows', () => {
    const checks = [lines, lines.slice(0, 1), lines.slice(1)].map((some) => checkLines(some, state))
    expect(`${checks.join('\n')}\n`).toBe(blocks.find(({ info }) => info.includes('checks'))?.text)
  })
})
