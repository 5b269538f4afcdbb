import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Everything outside the package that loading one of its files loads, type imports aside. */
function loadedPackages(entry: string): ReadonlySet<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const name of runtimeImports(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name))
      else packages.add(name.startsWith('node:') ? name : packageOf(name))
    }
  }
  visit(join(root, entry))
  return packages
}

function runtimeImports(text: string): readonly string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  return [...statements].map(([, name]) => name ?? '')
}

function packageOf(name: string): string {
  return name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/')
}

describe('the package index', () => {
  test('loads no Node built-in, so that it runs where there is no Node', () => {
    expect([...loadedPackages('src/index.ts')].filter((name) => name.startsWith('node:'))).toEqual([])
  })

  test('loads nothing but dependencies: no optional peer, no tool of the command line', () => {
    const loaded = loadedPackages('src/index.ts')
    expect([...loaded].filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([])
    expect(loaded.has('commander')).toBe(false)
  })
})

test('the start of the command line loads nothing of the engine, so that help and version are quick', () => {
  const packages = (entry: string): readonly string[] => [...loadedPackages(entry)].filter((name) => !name.startsWith('node:')).sort()
  expect(packages('src/hosts/cli/main.ts')).toEqual([])
  expect(packages('src/hosts/cli/run-command-line.ts')).toEqual(['commander'])
})

test('every dependency has one exact version', () => {
  const versions = { ...manifest.dependencies, ...manifest.devDependencies }
  expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/.test(version))).toEqual([])
})

test('the lock file was made for this manifest', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dependencies?: unknown; readonly engines?: { readonly node?: string } }>>
  }
  expect(lock.packages['']?.dependencies).toEqual(manifest.dependencies)
})
