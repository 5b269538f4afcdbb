import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { loadPolicy, type LoadOptions, type PackEntry } from '../../core/load/load-policy.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { CommandRequest } from './define-command.ts'

/** Packs that are loaded with one another. */
export type PackGroup = readonly PackEntry[]

/** A pack that was named twice, by itself and by its folder, counts once. */
export function namedOnce(packs: readonly PackEntry[]): readonly PackEntry[] {
  return [...new Map(packs.map((entry) => [entry.source.name, entry])).values()]
}

/**
 * Each pack by itself, since what it holds says what it does alone; all together, as an agent loads
 * them, where `--together` or `--tier` says so.
 */
export function packGroups(entries: readonly PackEntry[], options: CommandRequest['options']): readonly PackGroup[] {
  const isTogether = options['together'] === true || options['tier'] !== undefined
  if (entries.length === 0) return []
  return isTogether ? [entries] : entries.map((entry) => [entry])
}

export interface LoadedGroup {
  readonly group: PackGroup
  readonly loaded: Result<PolicyAst>
}

/** Every group, also behind one that does not load, so that one run says everything. */
export function* loadGroups(
  groups: readonly PackGroup[],
  options: LoadOptions,
  load: typeof loadPolicy = loadPolicy,
): Generator<LoadedGroup, void, undefined> {
  for (const group of groups) yield { group, loaded: load(group, options) }
}
