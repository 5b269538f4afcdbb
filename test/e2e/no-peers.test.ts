import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Where a project installs the package and none of its optional peers.

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>
}

const root = resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json').map((entry) => `sluice${entry.slice(1)}`)
const project = mkdtempSync(join(tmpdir(), 'sluice-no-peers-'))

beforeAll(() => {
  const modules = join(project, 'node_modules')
  // A project for Node has the types of Node, and they in turn need those of undici.
  for (const name of [...Object.keys(manifest.dependencies), '@types/node', 'undici-types']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  cpSync(join(root, 'dist'), join(modules, 'sluice/dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(modules, 'sluice/package.json'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})
afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

const run = (program: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(program, args, { cwd: project })

test('every peer is optional', () => {
  const optional = Object.entries(manifest.peerDependenciesMeta).filter(([, meta]) => meta.optional === true)
  expect(optional.map(([name]) => name).sort()).toEqual(Object.keys(manifest.peerDependencies).sort())
})

test('no peer is found there', async () => {
  for (const peer of Object.keys(manifest.peerDependencies)) {
    await expect(run(process.execPath, '--input-type=module', '-e', `import.meta.resolve(${JSON.stringify(peer)})`), peer).rejects.toThrow('ERR_MODULE_NOT_FOUND')
  }
})

test.each(entries)('%s is imported', async (entry) => {
  const { stdout } = await run(process.execPath, '--input-type=module', '-e', `console.log(Object.keys(await import(${JSON.stringify(entry)})).length > 0)`)
  expect(stdout).toBe('true\n')
})

test('the types of all entries check, those of libraries too', async () => {
  const lines = entries.map((entry, index) => `import * as entry${String(index)} from '${entry}'\nexport const keys${String(index)} = Object.keys(entry${String(index)})`)
  writeFileSync(join(project, 'uses.ts'), lines.join('\n'))
  const options = { module: 'nodenext', target: 'es2023', lib: ['es2024', 'dom'], strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: ['node'] }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['uses.ts'] }))
  const checked = await run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', project).catch((failed: unknown) => failed as { readonly stdout: string })
  expect(checked.stdout).toBe('')
})
