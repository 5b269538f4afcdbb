import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import type { Json } from '../../src/core/base/json.ts'
import { parsePath } from '../../src/core/paths/parse-path.ts'
import { selectNodes } from '../../src/core/paths/select-nodes.ts'

/** One test of the JSONPath compliance suite (RFC 9535). `results` lists the permitted orders of a node list. */
interface SuiteTest {
  readonly name: string
  readonly selector: string
  readonly document?: Json
  readonly result?: readonly Json[]
  readonly results?: readonly (readonly Json[])[]
  readonly invalid_selector?: true
}

const shared = process.env['SLUICE_SHARED'] ?? fileURLToPath(new URL('../../../shared', import.meta.url))
const { tests } = JSON.parse(readFileSync(`${shared}/corpus/suites/jsonpath/cts.json`, 'utf8')) as {
  readonly tests: readonly SuiteTest[]
}
const valid = tests.filter((one) => one.invalid_selector !== true)
const invalid = tests.filter((one) => one.invalid_selector === true)

/**
 * The selectors of the suite that L-16 has, counted by reading it. Not among them: `.*`, `..[…]`,
 * lists with anything but quoted names, slices, filters, blanks, escapes, empty and control-character
 * names, `☺` without quotes, and the name `a'`, which jsonpath-plus misreads.
 */
const eligible = [
  '$', '$._', '$.c', '$.a', '$.a.b.c', '$[*]', '$..a', '$.false', '$..*',
  '$[0]', '$[1]', '$[2]', '$[-9007199254740991]', '$[9007199254740991]', '$[-2]',
  '$["c"]', '$["a"]', '$[" "]', "$['c']", "$['a']", "$[' ']",
]

/** The nodes found, in any order: a descent goes in the order of the document. An absent or undecided node is none. */
function answer(selector: string, document: Json): readonly string[] | undefined {
  const parsed = parsePath(selector)
  if (!parsed.ok) return undefined
  const selection = selectNodes(parsed.path)(document)
  const nodes = selection.kind === 'nodes' ? selection.nodes : []
  return sorted(nodes.flatMap((node) => (typeof node === 'symbol' ? [] : [node])))
}

function sorted(nodes: readonly Json[]): readonly string[] {
  return nodes.map(canonicalJson).sort()
}

describe('the JSONPath compliance suite', () => {
  test('is there', () => {
    expect(valid.length).toBeGreaterThan(0)
    expect(invalid.length).toBeGreaterThan(0)
  })

  test.each(invalid)('invalid: $name is refused', ({ selector }) => {
    expect(parsePath(selector).ok).toBe(false)
  })

  test.each(valid)('valid: $name is answered as the RFC says, or refused with a reason', (one) => {
    const nodes = answer(one.selector, one.document ?? null)
    if (nodes === undefined) {
      expect(parsePath(one.selector)).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) as string })
    } else {
      expect((one.results ?? [one.result ?? []]).map(sorted)).toContainEqual(nodes)
    }
  })

  test('exactly the forms that the language has are answered (L-16)', ({ annotate }) => {
    const answered = valid.filter(({ selector }) => parsePath(selector).ok).map(({ selector }) => selector)
    expect([...new Set(answered)].sort()).toEqual([...eligible].sort())
    const refused = valid.length - answered.length
    return annotate(`answered ${answered.length}, refused ${refused} valid and ${invalid.length} invalid`)
  })
})
