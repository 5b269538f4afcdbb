import { stat } from 'node:fs/promises'
import type { Diagnostic, Result } from '../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import type { Tier } from '../../core/rules/policy-ast.ts'
import { findYamlFiles, isYamlName } from './find-yaml-files.ts'
import { readFailure, readSource } from './read-source.ts'

/** One pack as it lies on disk: a file, or a folder with `pack.yaml` (L-03). */
export interface PackFiles {
  /** The policy file, or the manifest. */
  readonly source: Source
  readonly tier?: Tier
  /** Every other YAML file of the pack: what the manifest lists, tests, and what must not be there. */
  readonly files: readonly Source[]
}

/** What a user named: where to look, and for whom the packs found there speak. */
export interface PolicyPath {
  readonly path: string
  readonly tier?: Tier
}

/**
 * Reads the packs at all paths, in the order given; within a folder by path. Every problem of every
 * file is reported, and with one error nothing is read (L-04).
 */
export async function readPolicyPaths(paths: readonly PolicyPath[]): Promise<Result<readonly PackFiles[]>> {
  const packs: PackFiles[] = []
  const problems: Diagnostic[] = []
  for (const each of paths) {
    const read = await readPolicyPath(each)
    problems.push(...read.diagnostics)
    if (read.ok) packs.push(...read.value)
  }
  const [first, ...rest] = problems
  return first === undefined ? { ok: true, value: packs, diagnostics: [] } : { ok: false, diagnostics: [first, ...rest] }
}

async function readPolicyPath({ path, tier }: PolicyPath): Promise<Result<readonly PackFiles[]>> {
  const name = path.replace(/(?<=.)\/+$/, '')
  try {
    const found = await stat(path)
    const packs = found.isDirectory() ? await packsInFolder(name) : [{ main: name, others: await testsBeside(name) }]
    if (packs === undefined) return failed('SLC803', `\`${name}\` holds too many files to look for policies in`)
    if (packs.length === 0) return failed('SLC803', `there is no policy in \`${name}\``)
    return await readPacks(packs, tier)
  } catch (error) {
    return failed('SLC335', `\`${name}\` ${readFailure(error)}`)
  }
}

interface PackNames {
  readonly main: string
  readonly others: readonly string[]
}

/** A folder with `pack.yaml` is one pack; any other is searched for packs and single policy files. */
async function packsInFolder(folder: string): Promise<readonly PackNames[] | undefined> {
  const isPack = await isFile(`${folder}/pack.yaml`)
  const { files, isCut } = await findYamlFiles(folder, isPack ? () => false : isForeignFolder)
  if (isCut) return undefined
  if (isPack) return [packAt(folder, '', files)]
  const roots = files.filter((file) => file.endsWith('/pack.yaml')).map((file) => file.slice(0, -'pack.yaml'.length))
  const outermost = roots.filter((root) => !roots.some((other) => other !== root && root.startsWith(other)))
  const packs = outermost.map((root) => ({ at: root, pack: packAt(folder, root, files) }))
  const singles = files
    .filter((file) => !isTestName(file) && !outermost.some((root) => file.startsWith(root)))
    .map((file) => ({ at: file, pack: { main: `${folder}/${file}`, others: testNames(file, files, folder) } }))
  return [...packs, ...singles].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ pack }) => pack)
}

function packAt(folder: string, root: string, files: readonly string[]): PackNames {
  const others = files.filter((file) => file.startsWith(root) && file !== `${root}pack.yaml`)
  return { main: `${folder}/${root}pack.yaml`, others: others.map((file) => `${folder}/${file}`) }
}

/** `p.test.yaml` next to `p.yaml` holds its tests (L-80). */
async function testsBeside(main: string): Promise<readonly string[]> {
  const base = main.replace(/\.ya?ml$/i, '')
  const found: string[] = []
  for (const candidate of [`${base}.test.yaml`, `${base}.test.yml`]) {
    if (candidate === main || !isYamlName(main)) continue
    if (await isFile(candidate)) found.push(candidate)
  }
  return found
}

function testNames(file: string, files: readonly string[], folder: string): readonly string[] {
  const base = file.replace(/\.ya?ml$/i, '')
  return files.filter((other) => other === `${base}.test.yaml` || other === `${base}.test.yml`).map((other) => `${folder}/${other}`)
}

/** Folders that are searched for packs skip these; inside a pack every YAML file counts (L-03). */
function isForeignFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
}

function isTestName(file: string): boolean {
  return /\.test\.ya?ml$/i.test(file)
}

async function readPacks(packs: readonly PackNames[], tier: Tier | undefined): Promise<Result<readonly PackFiles[]>> {
  const read: PackFiles[] = []
  const problems: Diagnostic[] = []
  for (const { main, others } of packs) {
    const sources: Source[] = []
    for (const name of [main, ...others]) {
      const source = await readSource(name, name)
      problems.push(...source.diagnostics)
      if (source.ok) sources.push(source.value)
    }
    const [source, ...files] = sources
    if (source !== undefined) read.push({ source, files, ...(tier !== undefined && { tier }) })
  }
  const [first, ...rest] = problems
  return first === undefined ? { ok: true, value: read, diagnostics: [] } : { ok: false, diagnostics: [first, ...rest] }
}

function failed(code: Diagnostic['code'], message: string): Result<never> {
  return { ok: false, diagnostics: [{ code, severity: 'error', message, at: { kind: 'whole' } }] }
}
