import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface RegistryKind {
  readonly folder: string
  /** A file that calls it is a member. */
  readonly define: string
  /** The array that `registry.ts` exports. */
  readonly list: string
  /** The field of a member that its file is named for, and the file name that it asks for. */
  readonly nameOf: (member: Readonly<Record<string, unknown>>) => string
  readonly hasExamples: boolean
}

const kebab = (name: unknown): string => String(name).replaceAll('_', '-')

const kinds: readonly RegistryKind[] = [
  {
    folder: 'src/core/diagnostics/codes',
    define: 'defineCode',
    list: 'codes',
    nameOf: ({ code, kind }) => `${String(code).toLowerCase()}-${kebab(kind)}`,
    hasExamples: false,
  },
  { folder: 'src/core/operators', define: 'defineOperator', list: 'operators', nameOf: ({ name }) => kebab(name), hasExamples: true },
  { folder: 'src/core/actions', define: 'defineAction', list: 'actions', nameOf: ({ name }) => kebab(name), hasExamples: true },
  {
    folder: 'src/core/actions/rewrite',
    define: 'defineOperation',
    list: 'operations',
    nameOf: ({ name }) => kebab(name),
    hasExamples: true,
  },
  { folder: 'src/core/detectors/secrets', define: 'defineDetector', list: 'secretDetectors', nameOf: ({ id }) => String(id), hasExamples: true },
  { folder: 'src/core/detectors/personal', define: 'defineDetector', list: 'personalDetectors', nameOf: ({ id }) => String(id), hasExamples: true },
  { folder: 'src/core/detectors/personal/formats', define: 'defineDetector', list: 'formatDetectors', nameOf: ({ id }) => String(id), hasExamples: true },
  { folder: 'src/adapters/hooks', define: 'defineHookProtocol', list: 'hookProtocols', nameOf: ({ name }) => String(name), hasExamples: false },
  { folder: 'src/adapters/targets', define: 'defineTarget', list: 'targets', nameOf: ({ name }) => kebab(name), hasExamples: false },
  { folder: 'src/adapters/testing/scenarios', define: 'defineScenario', list: 'scenarios', nameOf: ({ name }) => String(name), hasExamples: false },
  ...['correctness', 'safety', 'style'].map((category) => ({
    folder: `src/tools/lint/rules/${category}`,
    define: 'defineLintRule',
    list: `${category}Rules`,
    nameOf: ({ name }: Readonly<Record<string, unknown>>) => String(name),
    // They have bad and good ones, which `src/tools/lint/registry.test.ts` counts and runs.
    hasExamples: false,
  })),
  { folder: 'src/reporters', define: 'defineReporter', list: 'reporters', nameOf: ({ name }) => kebab(name), hasExamples: false },
  { folder: 'src/hosts/cli/commands', define: 'defineCommand', list: 'commands', nameOf: ({ name }) => kebab(name), hasExamples: true },
]

function memberFiles({ folder, define }: RegistryKind): readonly string[] {
  const call = new RegExp(`= ${define}[(<]`)
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => call.test(readFileSync(join(root, folder, file), 'utf8')))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

async function members({ folder, list }: RegistryKind): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const registry = (await import(join(root, folder, 'registry.ts'))) as Record<string, unknown>
  const found = registry[list]
  if (!Array.isArray(found)) throw new Error(`${folder}/registry.ts exports no \`${list}\``)
  return found as Readonly<Record<string, unknown>>[]
}

describe.each(kinds)('the registry of $folder', (kind) => {
  test('lists every member file, and each is named for its member', async () => {
    const names = (await members(kind)).map(kind.nameOf)
    expect(names.toSorted()).toEqual(memberFiles(kind))
  })

  test('is sorted and names nothing twice', async () => {
    const names = (await members(kind)).map(kind.nameOf)
    expect(names).toEqual([...new Set(names)].sort())
  })

  test('every member says in one line what it is', async () => {
    for (const member of await members(kind)) {
      const summary = String(member['summary'])
      expect(summary, kind.nameOf(member)).toMatch(/^\S[^\n]*[^.\s]$/)
    }
  })

  test('every member shows an example, where its kind has examples', async () => {
    if (!kind.hasExamples) return
    for (const member of await members(kind)) {
      expect(Array.isArray(member['examples']) && member['examples'].length, kind.nameOf(member)).toBeGreaterThan(0)
    }
  })
})

test('every folder with a registry is checked here', () => {
  const withRegistry = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/registry.ts'))
    .map((path) => `src/${path.slice(0, -'/registry.ts'.length)}`)
  // The members of several folders in one list, checked where they stand.
  const checked = new Set([...kinds.map(({ folder }) => folder), 'src/core/detectors', 'src/tools/lint'])
  expect(withRegistry.filter((folder) => !checked.has(folder))).toEqual([])
})
