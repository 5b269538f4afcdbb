import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog } from '../src/catalog/catalog.ts'
import { referencePages } from '../src/catalog/reference-pages.ts'
import { commandPages } from '../src/hosts/cli/command-pages.ts'

// Writes grammar-docs/reference from the catalogue; with `--check` it writes nothing and fails when a page is stale.
const root = fileURLToPath(new URL('../grammar-docs/reference/', import.meta.url))
const pages = referencePages(catalog, commandPages())
const onDisk = existsSync(root)
  ? readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.split(sep).join('/'))
  : []
const strays = onDisk.filter((name) => !pages.has(name))
const stale = [...pages].filter(([name, text]) => !onDisk.includes(name) || readFileSync(join(root, name), 'utf8') !== text)

if (process.argv.includes('--check')) {
  for (const name of [...stale.map(([stalePage]) => stalePage), ...strays]) {
    console.error(`stale: grammar-docs/reference/${name}`)
  }
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
  console.log(`${pages.size} pages, ${stale.length} written, ${strays.length} removed`)
}
