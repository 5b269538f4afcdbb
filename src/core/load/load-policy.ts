import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts'
import { failure, isError, resultOf } from '../diagnostics/result.ts'
import type { Source } from '../diagnostics/source.ts'
import { buildPolicy, type BuildOptions } from '../rules/build-policy.ts'
import type { PolicyAst, Tier } from '../rules/policy-ast.ts'
import type { PackTrees } from '../rules/read-pack.ts'
import { createReading } from '../rules/reading.ts'
import { mapDocument, parseDocument, type ParsedDocument } from '../syntax/parse-yaml.ts'
import type { SyntaxTree } from '../syntax/syntax-tree.ts'
import { listPackFiles, type PackFile } from './list-pack-files.ts'

/** One pack as a host read it: a single file, or `pack.yaml` with every other YAML file of its folder (L-03). */
export interface PackEntry {
  readonly source: Source
  /** Default `workspace`, the least trusted. */
  readonly tier?: Tier
  /** Every other YAML file below the folder of `pack.yaml`. */
  readonly files?: readonly PackFile[]
}

export type LoadOptions = Partial<BuildOptions>

/** One pack as its files read, for whoever loads it more than once: alone, with others, for other hosts. */
export interface ParsedPack {
  readonly entry: PackEntry
  /** Absent: its first file cannot be read as a policy. */
  readonly trees?: PackTrees
  /** Findings of the text of its files. */
  readonly found: readonly Diagnostic[]
  /** The files that were looked into. */
  readonly documents: ReadonlyMap<Source, Result<ParsedDocument>>
}

/**
 * Text to checked policy, all or nothing (L-04): with one error anywhere there is no policy. Packs
 * are put in the order of their tiers; within a tier they keep the order given (L-03).
 *
 * @returns every finding of every file, sorted; warnings do not keep a policy from loading.
 */
export function loadPolicy(entries: readonly PackEntry[], options: LoadOptions = {}): Result<PolicyAst> {
  return loadParsedPacks(entries.map(parsePack), options)
}

export function parsePack(entry: PackEntry): ParsedPack {
  const found: Diagnostic[] = []
  const documents = new Map<Source, Result<ParsedDocument>>()
  const parse = (source: Source): ParsedDocument | undefined => {
    const parsed = parseDocument(source)
    documents.set(source, parsed)
    found.push(...parsed.diagnostics)
    return parsed.ok ? parsed.value : undefined
  }
  const parseMap = (source: Source): SyntaxTree | undefined => {
    const document = parse(source)
    const tree = document && mapDocument(source, document)
    if (tree !== undefined) found.push(...tree.diagnostics)
    return tree?.ok === true ? tree.value : undefined
  }
  const main = parseMap(entry.source)
  if (main === undefined) return { entry, found, documents }
  const reading = createReading()
  const { parts, testFiles, catalogue } = listPackFiles(reading, main, entry.files ?? [])
  found.push(...reading.found())
  const tools = catalogue === undefined ? undefined : parse(catalogue)?.root
  const trees = {
    tier: entry.tier ?? 'workspace',
    main,
    ...(tools === undefined ? {} : { catalogue: tools }),
    parts: parts.map(parseMap).filter((tree) => tree !== undefined),
    testFiles: testFiles.map(parseMap).filter((tree) => tree !== undefined),
  }
  return { entry, trees, found, documents }
}

/** As `loadPolicy`, of packs that were parsed before. */
export function loadParsedPacks(packs: readonly ParsedPack[], options: LoadOptions = {}): Result<PolicyAst> {
  const found = packs.flatMap((pack) => pack.found)
  const trees = packs.flatMap((pack) => (pack.trees === undefined ? [] : [pack.trees]))
  const isUnread = found.some(isError)
  const built = buildPolicy(trees, {
    allowEmpty: (options.allowEmpty ?? false) || isUnread,
    intersect: options.intersect ?? false,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.target === undefined ? {} : { target: options.target }),
    ...(options.now === undefined ? {} : { now: options.now }),
  })
  return joinFindings(found, built, packs.map(({ entry }) => entry))
}

function joinFindings(
  found: readonly Diagnostic[],
  built: Result<PolicyAst>,
  entries: readonly PackEntry[],
): Result<PolicyAst> {
  const all = [...found, ...built.diagnostics]
  const order = entries.flatMap(({ source, files = [] }) => [source, ...files.map((file) => file.source)])
  return built.ok ? resultOf(built.value, all, order) : failure(all, order)
}
