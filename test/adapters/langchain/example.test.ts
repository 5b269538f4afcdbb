import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBlocks } from '../../docs/read-blocks.ts'

const repository = resolve(import.meta.dirname, '../../..')
const example = join(repository, 'examples/langchain')

test('the example prints what its policy makes of the run', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', join(example, 'agent.ts')], { cwd: repository, encoding: 'utf8' })
  expect(printed).toBe(readFileSync(join(example, 'output.txt'), 'utf8'))
})

test('the guide shows code that is type-checked here', () => {
  const blocks = readBlocks(readFileSync(join(repository, 'grammar-docs/guides/langchain.md'), 'utf8'))
  const shown = blocks.find(({ language }) => language === 'ts')?.text
  const checked = readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8')
  expect(shown).toBe(checked.replace("'../../../src/adapters/langchain.ts'", "'sluice/langchain'").replace("'../../../src/index.ts'", "'sluice'"))
})
