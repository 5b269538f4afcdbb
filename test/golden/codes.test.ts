import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../src/catalog/catalog.ts'
import { codeExampleFindings } from '../../src/catalog/code-example-findings.ts'
import type { Code } from '../../src/core/diagnostics/codes/registry.ts'
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { renderFrame } from '../../src/core/diagnostics/render-frame.ts'
import { ownFindings } from '../../src/tools/lint/example-findings.ts'
import { provokedCodes } from './provoked-codes.ts'

const folder = fileURLToPath(new URL('codes/', import.meta.url))

interface Case {
  readonly code: string
  readonly findings: () => Promise<readonly Diagnostic[]>
}

const cases: readonly Case[] = [
  ...catalog.codes.map(({ code, bad }): Case => {
    // `as`: the catalogue holds the codes of the registry, whose union its type forgets.
    const provoke = provokedCodes[code as Code]
    if (bad !== undefined) return { code, findings: () => Promise.resolve(codeExampleFindings(bad)) }
    return { code, findings: provoke ?? (() => Promise.resolve([])) }
  }),
  ...catalog.lintRules.map((rule): Case => ({
    code: rule.code,
    findings: () => Promise.resolve(rule.examples.bad.flatMap((example) => ownFindings(rule, example))),
  })),
]

/** The frame, and in words what is underlined, since a reader of the golden file asks that first. */
function shown(finding: Diagnostic): string {
  const { at } = finding
  if (at.kind !== 'source') return `${renderFrame(finding)}\n`
  const { source, start, end } = at.span
  const text = source.text.slice(start, end)
  return `${renderFrame(finding)}\nunderlined: ${JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)}\n`
}

describe.each(cases)('$code', ({ code, findings }) => {
  test('is shown as it is printed', async () => {
    const found = await findings()
    expect(found.filter((finding) => finding.code === code)).not.toEqual([])
    await expect(found.map(shown).join('\n')).toMatchFileSnapshot(`${folder}${code}.txt`)
  })

  test('says what to do', async () => {
    for (const { hint } of await findings()) expect(hint).toMatch(/\S/)
  })

  test('points at something: a span that is not empty, an event, or the whole of a run', async () => {
    for (const { at } of await findings()) {
      if (at.kind !== 'source') continue
      const { source, start, end } = at.span
      // An empty file has nothing to underline but its beginning.
      if (source.text.trim() !== '') expect(end).toBeGreaterThan(start)
    }
  })
})

test('no golden file is left of a code that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual(cases.map(({ code }) => `${code}.txt`).sort())
})

// Message style (architecture section 6), over what is really said and not only over summaries.
describe('the words of findings', () => {
  test.each(cases)('$code: lower-case start, one line, no final period, no names of the code behind it', async ({ findings }) => {
    for (const { message, hint = '', related = [] } of await findings()) {
      for (const words of [message, hint, ...related.map((one) => one.message)]) {
        expect(words).toMatch(/^(?:`|[^A-Z\s]|(?:JsonLogic|YAML|RE2|Sluice|SQL|UTF-8)\b)[^\n\r]*[^.\s]$/)
        expect([words, words.split('`').length % 2]).toEqual([words, 1])
        expect(words.replaceAll(/`[^`]*`/g, '')).not.toMatch(/\b(?!JsonLogic\b)[a-z]+[A-Z]\w*/)
      }
    }
  })
})
