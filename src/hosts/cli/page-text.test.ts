import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

const plain = { width: 40, colour: false }

test('heads lose their marks, paragraphs are wrapped, links are read by their words', () => {
  const page = '# gt\n\nHits when the number is [above](a/b.md) the given one, and on nothing else.\n'
  expect(pageText(page, plain)).toBe('gt\n\nHits when the number is above the given\none, and on nothing else.\n')
})

test('code is indented and nothing in it is changed, empty lines and marks included', () => {
  const page = '## Bad\n\n```yaml\n# a comment\n\n- [x](y)\n```\n'
  expect(pageText(page, plain)).toBe('Bad\n\n    # a comment\n\n    - [x](y)\n')
})

test('a longer fence holds a shorter one', () => {
  expect(pageText('````yaml\na: ```\n```\n````\n', plain)).toBe('    a: ```\n    ```\n')
})

test('a table has columns, and its last one is wrapped in its place', () => {
  const page = '| a | says |\n| --- | --- |\n| [one](x.md) | a text that does not fit on one line here |\n| b\\|c | short |\n'
  expect(pageText(page, plain)).toBe(
    ['a    says', 'one  a text that does not fit on one', '     line here', 'b|c  short', ''].join('\n'),
  )
})

test('a table whose columns do not fit is a list of rows', () => {
  const page = '| operator | value |\n| --- | --- |\n| a name of more than twenty letters | 1 |\n'
  expect(pageText(page, plain)).toBe('operator: a name of more than twenty letters\nvalue: 1\n')
})

test('colours are for heads alone', () => {
  expect(pageText('# a\n\nb\n', { width: 40, colour: true })).toBe('\u001b[1ma\u001b[0m\n\nb\n')
})
