import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseNode } from '../../src/core/syntax/parse-yaml.ts'
import { toJson } from '../../src/core/syntax/to-json.ts'

interface Case {
  readonly id: string
  readonly name: string
  readonly fail: boolean
  readonly yaml: string
  /** The value as JSON text; null where the suite states none. */
  readonly json: string | null
}

const file = new URL(
  'corpus/suites/yaml/yaml-test-suite.jsonl.gz',
  new URL(`${process.env['SLUICE_SHARED'] ?? '../shared'}/`, `file://${process.cwd()}/`),
)
const cases = gunzipSync(readFileSync(file))
  .toString('utf8')
  .trim()
  .split('\n')
  // `as`: the form of the suite's lines, which the first test below checks.
  .map((line) => JSON.parse(line) as Case)

// What YAML allows and policies do not: anchors and aliases, merge keys, tags, directives, further
// documents, empty documents, keys that are no texts, control escapes (L-01, L-05).
const stricterRules = ['SLC105', 'SLC106', 'SLC107', 'SLC108', 'SLC109', 'SLC112', 'SLC115', 'SLC119', 'SLC121']

function read(yaml: string): { readonly json: string } | { readonly codes: readonly string[] } {
  const result = parseNode({ name: 'case.yaml', text: yaml })
  return result.ok ? { json: JSON.stringify(toJson(result.value)) } : { codes: result.diagnostics.map(({ code }) => code) }
}

describe('the YAML test suite', () => {
  test('is there', () => {
    expect(cases).toHaveLength(243)
    for (const { id, yaml, fail } of cases) expect([typeof id, typeof yaml, typeof fail]).toEqual(['string', 'string', 'boolean'])
  })

  test.each(cases.filter(({ fail }) => fail))('$id is rejected: $name', ({ yaml }) => {
    expect(read(yaml)).toHaveProperty('codes')
  })

  test.each(cases.filter(({ fail }) => !fail))('$id has the right value, or breaks a stricter rule: $name', ({ yaml, json }) => {
    const got = read(yaml)
    if ('codes' in got) {
      for (const code of got.codes) expect(stricterRules).toContain(code)
    } else if (json !== null) {
      expect(JSON.parse(got.json)).toEqual(JSON.parse(json))
    }
  })

  test('most valid cases are read, so that the stricter rules hide no mistake', () => {
    const valid = cases.filter(({ fail, json }) => !fail && json !== null)
    expect(valid.filter(({ yaml }) => 'json' in read(yaml)).length).toBeGreaterThanOrEqual(124)
  })
})
