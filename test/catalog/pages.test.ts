import { describe, expect, test } from 'vitest'
import { catalog } from '../../src/catalog/catalog.ts'
import { fenced, inline, table } from '../../src/catalog/markdown.ts'
import { referencePages } from '../../src/catalog/reference-pages.ts'

const pages = referencePages(catalog)

describe('the reference', () => {
  test('has one page for each code, operator and action, and an index that links to all of them', () => {
    const index = pages.get('index.md') ?? ''
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
    expect(links.sort()).toEqual([...pages.keys()].filter((name) => name !== 'index.md').sort())
  })

  test('has no invisible character: what cannot be seen is named', () => {
    for (const [name, text] of pages) {
      expect([name, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u.exec(text.replaceAll('\n', ''))]).toEqual([name, null])
    }
  })

  test('every page of a code has the parts of the page form', () => {
    for (const { code, bad } of catalog.codes) {
      const heads = [...(pages.get(`diagnostics/${code}.md`) ?? '').matchAll(/^## (.+)$/gm)].map((match) => match[1])
      const examples = bad === undefined ? ['Example'] : ['Bad', 'Good']
      expect([code, heads]).toEqual([code, ['Why', ...examples, 'Fix', 'Since']])
    }
  })

  test('the nine events are listed with the flows that they honor', () => {
    expect(catalog.events).toHaveLength(9)
    expect(catalog.events.find(({ name }) => name === 'tool_result')?.flows).toEqual(['Continue', 'Terminate', 'RewriteResult'])
  })
})

describe('markdown', () => {
  test('a fence is longer than any in the text', () => {
    expect(fenced('yaml', 'a: ```\n')).toBe('````yaml\na: ```\n````')
  })

  test('code in a line may hold ticks', () => {
    expect(inline('a')).toBe('`a`')
    expect(inline('a`b')).toBe('`` a`b ``')
  })

  test('a table escapes its bars', () => {
    expect(table(['a', 'b'], [['1|2', '3']])).toBe('| a | b |\n| --- | --- |\n| 1\\|2 | 3 |')
  })
})
