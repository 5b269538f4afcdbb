import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBlocks } from '../../docs/read-blocks.ts'

const repository = resolve(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const blocks = readBlocks(read('grammar-docs/guides/vercel.md'))

test('the code of the guide stands in the example, which is type-checked and run', () => {
  const example = read('examples/vercel/agent.ts')
    .replace(/^\/\/ In a project of your own.*\n/m, '')
    .replace("'../../src/index.ts'", "'sluice'")
    .replace("'../../src/adapters/vercel.ts'", "'sluice/vercel'")
  const shown = blocks.filter(({ language }) => language === 'ts').map(({ text }) => text)
  expect(shown).toHaveLength(2)
  for (const text of shown) expect(example).toContain(text)
})

test('the output of the guide is that of the example', () => {
  expect(blocks.find(({ info }) => info.includes('output'))?.text).toBe(read('examples/vercel/output.txt'))
})
