import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runOneTurn } from './embedding-example.ts'
import { readBlocks } from './read-blocks.ts'

const guide = resolve(import.meta.dirname, '../../grammar-docs/guides/embedding-the-engine.md')
const blocks = readBlocks(readFileSync(guide, 'utf8'))

afterEach(() => vi.restoreAllMocks())

test('the guide shows the example that is type-checked and run here', () => {
  const shown = blocks.find(({ language }) => language === 'ts')?.text
  const example = readFileSync(join(import.meta.dirname, 'embedding-example.ts'), 'utf8')
  expect(shown).toBe(example.replace("'../../src/index.ts'", "'sluice'"))
})

test('the example gives the results that the guide shows', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const results = await runOneTurn()
  expect(`${results.join('\n')}\n`).toBe(blocks.find(({ info }) => info.includes('results'))?.text)
  expect(reported.mock.calls).toEqual([['example/embedded#small-payments-only', 'SLC705']])
})
