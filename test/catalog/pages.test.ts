import { describe, expect, test } from 'vitest'
import { catalog } from '../../src/catalog/catalog.ts'
import { fenced, inline, table } from '../../src/catalog/markdown.ts'
import { fieldTexts } from '../../src/catalog/field-texts.ts'
import { referencePages } from '../../src/catalog/reference-pages.ts'
import { commonFields, kindFields } from '../../src/core/records/event-fields.ts'
import { commandPages } from '../../src/hosts/cli/command-pages.ts'

const pages = referencePages(catalog, commandPages())

function headsOf(page: string): readonly (string | undefined)[] {
  return [...(pages.get(page) ?? '').matchAll(/^## (.+)$/gm)].map((match) => match[1])
}

describe('the reference', () => {
  test('has one page for each named thing, and an index that links to all of them', () => {
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
      const examples = bad === undefined ? ['Example'] : ['Bad', 'Good']
      expect([code, headsOf(`diagnostics/${code}.md`)]).toEqual([code, ['Why', ...examples, 'Fix', 'Since']])
    }
  })

  test('every page of a lint rule has them too, and says its level', () => {
    for (const { code } of catalog.lintRules) {
      expect([code, headsOf(`diagnostics/${code}.md`)]).toEqual([code, ['Why', 'Bad', 'Good', 'Fix', 'Level', 'Since']])
    }
  })

  test('every page of an event has the parts of the page form', () => {
    for (const { name } of catalog.events) {
      expect([name, headsOf(`events/${name}.md`)]).toEqual([name, ['Match keys', 'Actions', 'Fields', 'Example']])
    }
  })

  test('the list of lint rules names each of them once', () => {
    const linked = [...(pages.get('lint-rules.md') ?? '').matchAll(/\]\(diagnostics\/(SLC\d+)\.md\)/g)].map((match) => match[1])
    expect(linked.sort()).toEqual(catalog.lintRules.map(({ code }) => code))
  })

  test('a link leads to a page, or out of the reference', () => {
    for (const [name, text] of pages) {
      // Blocks of code are quoted, and a path in brackets may stand in one.
      const prose = text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '').replaceAll(/`[^`]*`/g, '')
      for (const [, link = ''] of prose.matchAll(/\]\(([^)]+)\)/g)) {
        const target = new URL(link, `file:///reference/${name}`).pathname
        if (target.startsWith('/reference/')) expect([name, link, pages.has(target.slice('/reference/'.length))]).toEqual([name, link, true])
      }
    }
  })

  test('every field of a trace line is described, and nothing else is', () => {
    const fields = [commonFields, ...Object.values(kindFields)].flatMap((known) => Object.keys(known))
    expect(Object.keys(fieldTexts).sort()).toEqual([...new Set(fields)].sort())
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
