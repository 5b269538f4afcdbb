import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

// `scripts/join-modules.ts` makes one module of each of these folders in what is published.

const root = resolve(import.meta.dirname, '../..')
const script = readFileSync(join(root, 'scripts/join-modules.ts'), 'utf8')
const folders = [...(/const registries = \[([^\]]*)\]/.exec(script)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, folder]) => `src/core/${folder ?? ''}`)

/** The files that a file imports, from the root. */
function imports(file: string): readonly string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
  return [...found].map(([, target = '']) => join(file, '..', target))
}

test('nothing outside a joined folder imports more of it than its registry', () => {
  expect(folders).toHaveLength(3)
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `src/${name}`)
  const breaches = files.flatMap((file) =>
    imports(file).filter((target) =>
      folders.some((folder) => target.startsWith(`${folder}/`) && target !== `${folder}/registry.ts` && !file.startsWith(`${folder}/`)),
    ),
  )
  expect(breaches).toEqual([])
})
