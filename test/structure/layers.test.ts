import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const config = join(root, '.dependency-cruiser.cjs')

interface Rule {
  readonly name: string
}

const { forbidden } = createRequire(import.meta.url)(config) as { readonly forbidden: readonly Rule[] }

/** The rules that fire on a tree of source files; each file is `name: imports`. */
async function fired(files: Readonly<Record<string, readonly string[]>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-layers-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }')
    const targets = Object.values(files)
      .flat()
      .filter((target) => target.startsWith('src/'))
    for (const name of new Set([...targets, ...Object.keys(files)])) {
      const up = '../'.repeat(name.split('/').length - 1)
      const lines = (files[name] ?? []).map((target) => `import '${target.startsWith('src/') ? up + target : target}'`)
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), `${lines.join('\n')}\nexport const name = ''\n`)
    }
    const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const args = [bin, 'src', '--config', config, '--output-type', 'json']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 }).catch(
      // A rule that fires is an exit code above 0; the report is on stdout all the same.
      (error: unknown) => error as { readonly stdout: string },
    )
    const report = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly { readonly rule: Rule }[] } }
    return [...new Set(report.summary.violations.map(({ rule }) => rule.name))].sort()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** For each rule a file of the folder that it guards, importing what it must not. */
const breaches: Readonly<Record<string, readonly string[]>> = {
  'src/core/base/a.ts': ['src/core/events/t.ts'],
  'src/core/events/a.ts': ['src/core/flows/t.ts'],
  'src/core/flows/a.ts': ['src/core/diagnostics/t.ts'],
  'src/core/diagnostics/a.ts': ['src/core/syntax/t.ts'],
  'src/core/syntax/a.ts': ['src/core/paths/t.ts'],
  'src/core/paths/a.ts': ['src/core/conditions/t.ts'],
  'src/core/conditions/a.ts': ['src/core/operators/t.ts'],
  'src/core/text/a.ts': ['src/core/syntax/t.ts'],
  'src/core/shell/a.ts': ['src/core/files/t.ts'],
  'src/core/addresses/a.ts': ['src/core/mail/t.ts'],
  'src/core/files/a.ts': ['src/core/shell/t.ts'],
  'src/core/sql/a.ts': ['src/core/text/t.ts'],
  'src/core/mail/a.ts': ['src/core/sql/t.ts'],
  'src/core/detectors/a.ts': ['src/core/catalogue/t.ts'],
  'src/core/catalogue/a.ts': ['src/core/operators/t.ts'],
  'src/core/operators/a.ts': ['src/core/actions/t.ts'],
  'src/core/actions/a.ts': ['src/core/chain/t.ts'],
  'src/core/chain/a.ts': ['src/core/rules/t.ts'],
  'src/core/participants/a.ts': ['src/core/rules/t.ts'],
  'src/core/rules/a.ts': ['src/core/records/t.ts'],
  'src/core/records/a.ts': ['src/core/participants/t.ts'],
  'src/core/load/a.ts': ['src/core/compile/t.ts'],
  'src/core/compile/a.ts': ['src/core/runs/t.ts'],
  'src/core/runs/a.ts': ['src/core/load/t.ts'],
  'src/core/analysis/a.ts': ['src/core/compile/t.ts'],
  'src/core/witness/a.ts': ['src/tools/two/t.ts'],
  'src/catalog/a.ts': ['src/reporters/t.ts'],
  'src/adapters/a.ts': ['src/tools/one/t.ts'],
  'src/reporters/a.ts': ['src/hosts/node/t.ts'],
  'src/tools/one/a.ts': ['src/tools/two/t.ts'],
  'src/hosts/cli/a.ts': ['src/hosts/gateway/t.ts'],
  'src/core/base/pure.ts': ['node:fs'],
  'src/tools/one/yaml.ts': ['yaml'],
  'src/tools/one/paths.ts': ['jsonpath-plus'],
  'src/tools/one/logic.ts': ['json-logic-js'],
  'src/tools/one/regex.ts': ['re2js'],
  'src/tools/one/schema.ts': ['zod'],
  'src/tools/one/shell.ts': ['unbash'],
  'src/tools/one/addresses.ts': ['ipaddr.js'],
  'src/tools/one/sql.ts': ['libpg-query'],
  'src/adapters/sdk.ts': ['openai'],
  'src/tools/three/a.ts': ['src/tools/three/b.ts'],
  'src/tools/three/b.ts': ['src/tools/three/a.ts'],
}

test('every layer rule fires on a forbidden import', async () => {
  const names = forbidden.map(({ name }) => name).sort()
  expect(await fired(breaches)).toEqual(names)
}, 120_000)

test('no layer rule fires on imports that the layers allow', async () => {
  const allowed = {
    'src/core/base/a.ts': ['src/core/base/t.ts'],
    'src/core/chain/a.ts': ['src/core/flows/t.ts', 'src/core/conditions/t.ts'],
    'src/core/compile/a.ts': ['src/core/rules/t.ts', 'src/core/records/t.ts'],
    'src/core/syntax/a.ts': ['yaml'],
    'src/core/paths/a.ts': ['jsonpath-plus'],
    'src/core/conditions/b.ts': ['json-logic-js'],
    'src/core/text/a.ts': ['re2js'],
    'src/core/rules/a.ts': ['zod'],
    'src/tools/one/a.ts': ['src/core/load/t.ts'],
    'src/catalog/a.ts': ['src/tools/one/a.ts'],
    'src/reporters/a.ts': ['src/catalog/a.ts'],
    'src/adapters/a.ts': ['src/core/runs/t.ts'],
    'src/hosts/cli/a.ts': ['src/hosts/node/t.ts', 'src/reporters/a.ts', 'node:fs'],
    'src/core/base/a.test.ts': ['node:fs', 'src/core/runs/t.ts'],
  }
  expect(await fired(allowed)).toEqual([])
}, 120_000)
