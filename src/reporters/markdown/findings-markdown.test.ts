import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { findingsMarkdown } from './findings-markdown.ts'
import { markdownText } from './markdown-text.ts'

const source = { name: 'p.yaml', text: 'a: 1\n' }
const finding: Diagnostic = {
  code: 'SLC420',
  severity: 'warning',
  message: 'nothing names the list `a|b`',
  at: { kind: 'source', span: { source, start: 3, end: 4 } },
  hint: 'take it out',
}

test('one line says how it stands, and each finding is a row', () => {
  expect(findingsMarkdown({ loads: true, diagnostics: [finding] })).toBe(
    [
      '**sluice**: 1 warning',
      '',
      '| level | code | place | finding |',
      '|---|---|---|---|',
      '| warning | SLC420 | `p.yaml:1:4` | nothing names the list `a\\|b`<br>take it out |',
      '',
    ].join('\n'),
  )
})

test('without findings it says so', () => {
  expect(findingsMarkdown({ loads: true, diagnostics: [] })).toBe('**sluice**: no findings\n')
})

test('a long report is cut, and what is left out is counted', () => {
  const text = findingsMarkdown({ loads: false, diagnostics: Array.from({ length: 103 }, () => finding) })
  expect(text.match(/SLC420/g)).toHaveLength(100)
  expect(text).toContain('**sluice**: does not load, 103 warnings\n')
  expect(text).toMatch(/\nand 3 more findings\n$/)
})

test.each([
  ['see [here](http://x.test) @team', 'see \\[here\\]\\(http&#58;//x&#46;test\\) &#64;team'],
  ['`code` and *more*', '`code` and \\*more\\*'],
  ['<img src=x> | cell', '&#60;img src=x&#62; \\| cell'],
  ['one ` backtick', 'one \\` backtick'],
  ['a `` b', 'a \\`\\` b'],
  ['two\nlines', 'two lines'],
])('%j cannot be more than text', (text, want) => {
  expect(markdownText(text)).toBe(want)
})
