import type { Code } from '../../core/diagnostics/codes/registry.ts'
import type { Diagnostic, Result } from '../../core/diagnostics/diagnostic.ts'
import { failure, success } from '../../core/diagnostics/result.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import type { PackFile } from '../../core/load/list-pack-files.ts'
import type { PackEntry } from '../../core/load/load-policy.ts'
import type { Tier } from '../../core/rules/policy-ast.ts'
import { configFileName } from './find-config.ts'
import { isYamlName } from './find-yaml-files.ts'
import { diskFiles, type PolicyFiles } from './policy-files.ts'
import { readFailure } from './read-source.ts'

/** What a user named: where to look, and for whom the packs found there speak. */
export interface PolicyPath {
  readonly path: string
  readonly tier?: Tier
  /** Where the path leads; absent = to the disk. */
  readonly files?: PolicyFiles
}

/** Packs that could be read as a whole, and what kept the others from it. */
export interface ReadPacks {
  readonly packs: readonly PackEntry[]
  readonly problems: readonly Diagnostic[]
}

/**
 * Reads the packs at all paths, in the order given; within a folder by path. Every problem of every
 * file is reported, and with one error nothing is read (L-04).
 */
export async function readPolicyPaths(paths: readonly PolicyPath[]): Promise<Result<readonly PackEntry[]>> {
  const { packs, problems } = await readReadablePacks(paths)
  return problems.length === 0 ? success(packs) : failure(problems)
}

/** As `readPolicyPaths`, for those who look at each pack by itself. A pack of which one file cannot be read is left out. */
export async function readReadablePacks(paths: readonly PolicyPath[]): Promise<ReadPacks> {
  const packs: PackEntry[] = []
  const problems: Diagnostic[] = []
  for (const each of paths) {
    const read = await readPolicyPath(each)
    problems.push(...read.problems)
    packs.push(...read.packs)
  }
  return { packs, problems }
}

async function readPolicyPath({ path, tier, files = diskFiles }: PolicyPath): Promise<ReadPacks> {
  const name = path.replace(/(?<=.)\/+$/, '')
  try {
    const packs = (await files.isFolder(path)) ? await packsInFolder(name, files) : [await singleFile(name, files)]
    if (packs === undefined) return failed('SLC803', `\`${name}\` holds too many files to look for policies in`)
    if (packs.length === 0) return failed('SLC803', `there is no policy in \`${name}\``)
    return await readPacks(packs, tier, files)
  } catch (error) {
    return failed('SLC335', `\`${name}\` ${readFailure(error)}`)
  }
}

/** Where one pack lies: the names of its files, and the part of them that is the pack's folder. */
interface PackNames {
  readonly main: string
  readonly folder: string
  /** Relative to the folder. */
  readonly others: readonly string[]
}

/** A folder with `pack.yaml` is one pack; any other is searched for packs and single policy files. */
async function packsInFolder(folder: string, { treeOf }: PolicyFiles): Promise<readonly PackNames[] | undefined> {
  const { isPack, files: found, isCut } = await treeOf(folder)
  if (isCut) return undefined
  const files = found.filter((file) => file !== configFileName && !file.endsWith(`/${configFileName}`))
  if (isPack) return [packAt(folder, '', files)]
  const roots = files.filter((file) => file.endsWith('/pack.yaml')).map((file) => file.slice(0, -'pack.yaml'.length))
  const outermost = roots.filter((root) => !roots.some((other) => other !== root && root.startsWith(other)))
  const packs = outermost.map((root) => ({ at: root, pack: packAt(folder, root, files) }))
  const singles = files
    .filter((file) => !isTestName(file) && !outermost.some((root) => file.startsWith(root)))
    .map((file) => ({ at: file, pack: inFolder(folder, file, files.filter((other) => isTestOf(other, file))) }))
  return [...packs, ...singles].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ pack }) => pack)
}

function packAt(folder: string, root: string, files: readonly string[]): PackNames {
  const below = files.filter((file) => file.startsWith(root)).map((file) => file.slice(root.length))
  return { main: `${inside(folder)}${root}pack.yaml`, folder: `${inside(folder)}${root}`, others: below.filter((file) => file !== 'pack.yaml') }
}

/** A policy file, with the tests that lie beside it: `p.test.yaml` holds those of `p.yaml` (L-80). */
function inFolder(folder: string, file: string, tests: readonly string[]): PackNames {
  return { main: inside(folder) + file, folder: inside(folder), others: tests }
}

/** What stands in front of the names of files in a folder; nothing in the current one. */
function inside(folder: string): string {
  return folder === '.' ? '' : `${folder}/`
}

async function singleFile(name: string, { nameStart, namesIn }: PolicyFiles): Promise<PackNames> {
  const start = nameStart(name)
  const file = name.slice(start)
  const entries = await namesIn(name.slice(0, start))
  return { main: name, folder: name.slice(0, start), others: entries.filter((other) => isTestOf(other, file)).sort() }
}

function isTestOf(other: string, file: string): boolean {
  return isYamlName(file) && isTestName(other) && other.replace(/\.test\.ya?ml$/i, '') === file.replace(/\.ya?ml$/i, '')
}

function isTestName(file: string): boolean {
  return /\.test\.ya?ml$/i.test(file)
}

async function readPacks(packs: readonly PackNames[], tier: Tier | undefined, from: PolicyFiles): Promise<ReadPacks> {
  const read: PackEntry[] = []
  const problems: Diagnostic[] = []
  for (const { main, folder, others } of packs) {
    const source = await from.read(main)
    const before = problems.length
    problems.push(...source.diagnostics)
    const files: PackFile[] = []
    for (const path of others) {
      const file = await from.read(folder + path)
      problems.push(...file.diagnostics)
      if (file.ok) files.push({ path, source: file.value })
    }
    const isWhole = problems.length === before
    if (source.ok && isWhole) read.push({ source: source.value, files, ...(tier !== undefined && { tier }) })
  }
  return { packs: read, problems }
}

function failed(code: Code, message: string): ReadPacks {
  return { packs: [], problems: [wholeError(code, message)] }
}
