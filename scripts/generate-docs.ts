import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog } from '../src/catalog/catalog.ts'
import { referencePages } from '../src/catalog/reference-pages.ts'
import { editorSchemas } from '../src/catalog/schema/editor-schemas.ts'
import { commandPages } from '../src/hosts/cli/command-pages.ts'

// Writes grammar-docs/reference and grammar-docs/schema from the catalogue; with `--check` it writes nothing and fails
// when a file is stale.
const root = fileURLToPath(new URL('../grammar-docs/', import.meta.url))
const files = new Map([
  ...[...referencePages(catalog, commandPages())].map(([name, text]): [string, string] => [`reference/${name}`, text]),
  ...Object.entries(editorSchemas(catalog)).map(([name, schema]): [string, string] => [
    `schema/${name}.schema.json`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ]),
])
const onDisk = ['reference', 'schema'].flatMap((folder) => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') || name.endsWith('.json'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
})
const strays = onDisk.filter((name) => !files.has(name))
const stale = [...files].filter(([name, text]) => !onDisk.includes(name) || readFileSync(join(root, name), 'utf8') !== text)

if (process.argv.includes('--check')) {
  for (const name of [...stale.map(([staleFile]) => staleFile), ...strays]) console.error(`stale: grammar-docs/${name}`)
  if (stale.length + strays.length > 0) {
    console.error('run `npm run docs`')
    process.exitCode = 1
  }
} else {
  for (const name of strays) rmSync(join(root, name))
  for (const [name, text] of stale) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  console.log(`${files.size} files, ${stale.length} written, ${strays.length} removed`)
}
