import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts'
import { failure, isError, resultOf } from '../diagnostics/result.ts'
import type { Source } from '../diagnostics/source.ts'
import { buildPolicy, type BuildOptions } from '../rules/build-policy.ts'
import type { PolicyAst, Tier } from '../rules/policy-ast.ts'
import type { PackTrees } from '../rules/read-pack.ts'
import { createReading } from '../rules/reading.ts'
import { parseNode, parseYaml } from '../syntax/parse-yaml.ts'
import type { SyntaxNode, SyntaxTree } from '../syntax/syntax-tree.ts'
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

/**
 * Text to checked policy, all or nothing (L-04): with one error anywhere there is no policy. Packs
 * are put in the order of their tiers; within a tier they keep the order given (L-03).
 *
 * @returns every finding of every file, sorted; warnings do not keep a policy from loading.
 */
export function loadPolicy(entries: readonly PackEntry[], options: LoadOptions = {}): Result<PolicyAst> {
  const found: Diagnostic[] = []
  const parse = (source: Source): SyntaxTree | undefined => {
    const parsed = parseYaml(source)
    found.push(...parsed.diagnostics)
    return parsed.ok ? parsed.value : undefined
  }
  const parseCatalogue = (source: Source): SyntaxNode | undefined => {
    const parsed = parseNode(source)
    found.push(...parsed.diagnostics)
    return parsed.ok ? parsed.value : undefined
  }
  const packs = entries.flatMap((entry): PackTrees[] => {
    const main = parse(entry.source)
    if (main === undefined) return []
    const reading = createReading()
    const { parts, testFiles, catalogue } = listPackFiles(reading, main, entry.files ?? [])
    found.push(...reading.found())
    const tools = catalogue === undefined ? undefined : parseCatalogue(catalogue)
    return [
      {
        tier: entry.tier ?? 'workspace',
        main,
        ...(tools === undefined ? {} : { catalogue: tools }),
        parts: parts.map(parse).filter((tree) => tree !== undefined),
        testFiles: testFiles.map(parse).filter((tree) => tree !== undefined),
      },
    ]
  })
  const isUnread = found.some(isError)
  const built = buildPolicy(packs, {
    allowEmpty: (options.allowEmpty ?? false) || isUnread,
    intersect: options.intersect ?? false,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.target === undefined ? {} : { target: options.target }),
    ...(options.now === undefined ? {} : { now: options.now }),
  })
  return joinFindings(found, built, entries)
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
