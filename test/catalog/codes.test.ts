import { describe, expect, test } from 'vitest'
import { codes } from '../../src/core/diagnostics/codes/registry.ts'
import type { CodeDefinition, CodeExample } from '../../src/core/diagnostics/define-code.ts'
import { exampleEntries, exampleOptions } from '../../src/catalog/example-entries.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'

const definitions: readonly CodeDefinition[] = codes

function loadedCodes(example: CodeExample): string[] {
  const result = loadPolicy(exampleEntries(example), exampleOptions(example))
  return result.diagnostics.map(({ code, message }) => `${code} ${message}`)
}

const withExamples = definitions.flatMap((definition) => {
  const { code, bad, good } = definition
  return bad === undefined || good === undefined ? [] : [{ code, bad, good }]
})

describe('the examples of a code', () => {
  test.each(definitions)('$code has a bad and a good one, or says why not', ({ bad, good, noExample }) => {
    expect(bad === undefined).toBe(good === undefined)
    expect(bad === undefined).toBe(noExample !== undefined)
  })

  const atLoad = withExamples.filter(({ bad }) => bad.events === undefined)
  test.each(atLoad)('$code: the bad one gives this code and no other', ({ code, bad }) => {
    const found = loadedCodes(bad)
    expect(found.map((line) => line.slice(0, 6))).toEqual([code])
  })

  test.each(withExamples)('$code: the good one loads without a finding', ({ good }) => {
    expect(loadedCodes(good)).toEqual([])
  })

  const atRun = withExamples.filter(({ bad }) => bad.events !== undefined)
  test.each(atRun)('$code: the policy of the bad one loads, since the code arises at run time', ({ bad }) => {
    expect(loadedCodes(bad)).toEqual([])
  })
})

describe('the words of a code (message style)', () => {
  test.each(definitions)('$code: the summary is one line, lower-case, without a final period', ({ summary }) => {
    expect(summary).toMatch(/^(?:`|[^A-Z\s]|JsonLogic|YAML|Sluice)[^\n]*[^.\s]$/)
  })

  test.each(definitions)('$code says why and how to fix it, in sentences of one line', ({ why, fix }) => {
    for (const text of [why, fix]) expect(text).toMatch(/^[^\n]{10,300}\.$/)
  })
})

test('codes and kinds are unique and in order', () => {
  const names = definitions.map(({ code }) => code)
  expect(names).toEqual([...new Set(names)].sort())
  expect(new Set(definitions.map(({ kind }) => kind)).size).toBe(definitions.length)
})
