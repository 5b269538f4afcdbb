import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'

const repository = resolve(import.meta.dirname, '../..')

test.each(['anthropic', 'openai', 'openai-agents'])('what the guide %s shows stands in the example, which runs as a test', (name) => {
  const blocks = readBlocks(readFileSync(join(repository, `grammar-docs/guides/${name}.md`), 'utf8')).filter(({ language }) => language === 'ts')
  const example = readFileSync(join(repository, `examples/${name}/agent.ts`), 'utf8')
  expect(blocks).toHaveLength(1)
  for (const { text } of blocks) expect(example).toContain(text.trimEnd())
})
