import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatPolicy } from '../../src/tools/format/format-policy.ts'
import { repository } from '../support/cli-process.ts'
import { readBlocks } from './read-blocks.ts'

test('the guide shows what the formatter makes of its example', () => {
  const page = readFileSync(join(repository, 'grammar-docs/guides/formatting.md'), 'utf8')
  const [before, after] = readBlocks(page).filter(({ language }) => language === 'yaml')
  const formatted = formatPolicy({ name: 'untidy.yaml', text: before?.text ?? '' })
  expect(formatted).toEqual({ ok: true, value: after?.text.replace('# tidy.yaml', '# untidy.yaml'), diagnostics: [] })
})
