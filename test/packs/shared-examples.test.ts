import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Json } from '../../src/core/base/json.ts'
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { loadPolicy, type PackEntry } from '../../src/core/load/load-policy.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'
import { sharedFolder } from '../vectors/shared-folder.ts'
import { laterConstructs, laterKeys } from './later-constructs.ts'

// How policies are meant to read: what this version knows loads and passes, what it does not know is
// refused at the construct itself, never read as something else.

interface Example {
  readonly name: string
  readonly entries: readonly PackEntry[]
  /** What stands in the text, read by another parser. */
  readonly later: readonly string[]
}

const folder = join(sharedFolder(), 'examples')
const yamlIn = (place: string): readonly string[] => readdirSync(place).filter((name) => name.endsWith('.yaml')).sort()

function example(name: string, files: readonly { readonly path: string; readonly tier: PackEntry['tier'] }[]): Example {
  const texts = files.map(({ path }) => readFileSync(join(folder, path), 'utf8'))
  return {
    name,
    entries: files.map(({ path, tier }, index) => ({
      source: { name: path, text: texts[index] ?? '' },
      ...(tier === undefined ? {} : { tier }),
    })),
    later: texts.flatMap((text) => laterConstructs(parse(text) as Json)),
  }
}

/** Each file is loaded alone; those in tiers/ together, each in the tier of its name. */
const examples: readonly Example[] = [
  ...yamlIn(folder).map((name) => example(name, [{ path: name, tier: undefined }])),
  example('tiers/', [
    { path: 'tiers/operator.yaml', tier: 'operator' },
    { path: 'tiers/workspace.yaml', tier: 'workspace' },
  ]),
]
const known = examples.filter(({ later }) => later.length === 0)
const refused = examples.filter(({ later }) => later.length > 0)

describe(`of ${String(examples.length)} shared examples`, () => {
  test('every file stands in one', () => {
    const files = [...yamlIn(folder), ...yamlIn(join(folder, 'tiers')).map((name) => `tiers/${name}`)]
    expect(examples.flatMap(({ entries }) => entries.map(({ source }) => source.name)).sort()).toEqual(files.sort())
    expect(known.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
  })

  describe(`${String(known.length)} use what this version knows`, () => {
    test.each(known)('$name loads and passes its tests', async ({ entries }) => {
      const loaded = loadPolicy(entries)
      expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      if (!loaded.ok) return
      const run = await runPolicyTests(loaded.value, { parseSql: parseSqlHere })
      expect(run.ok ? run.results.filter(({ failures }) => failures.length > 0) : run.diagnostic).toEqual([])
      expect(run.ok && run.passed).toBeGreaterThan(0)
    })
  })

  describe(`${String(refused.length)} use more`, () => {
    test.each(refused)('$name is refused, and each finding points at what is not in this version', ({ entries, later }) => {
      const loaded = loadPolicy(entries)
      expect(loaded.ok).toBe(false)
      const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error')
      expect(errors.filter((finding) => !pointsAtLater(finding, later))).toEqual([])
    })
  })
})

function pointsAtLater({ at }: Diagnostic, later: readonly string[]): boolean {
  if (at.kind !== 'source') return false
  const { source, start, end } = at.span
  const token = source.text.slice(start, end)
  return laterKeys.has(token) && later.includes(token)
}
