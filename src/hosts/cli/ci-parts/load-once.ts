import { isError } from '../../../core/diagnostics/result.ts'
import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import { loadParsedPacks, parsePack, type LoadOptions, type PackEntry, type ParsedPack } from '../../../core/load/load-policy.ts'
import { readReadablePacks } from '../../node/read-policy-path.ts'
import type { CommandRequest } from '../define-command.ts'
import type { TestedGroup } from '../policy-tests/load-for-tests.ts'
import { loadGroups, namedOnce, packGroups, type LoadedGroup } from '../load-groups.ts'
import type { PolicyOptions } from '../options/read-policy-options.ts'

/** The policies, read, parsed and loaded once for all parts. */
export interface LoadedOnce {
  readonly packs: readonly ParsedPack[]
  readonly groups: readonly LoadedGroup[]
  /** What kept packs from being read. */
  readonly problems: readonly Diagnostic[]
}

/** Each pack by itself, or together where options say so, as `lint` and `test` load them. */
export async function loadOnce({ paths, load }: PolicyOptions, options: CommandRequest['options']): Promise<LoadedOnce> {
  const read = await readReadablePacks(paths)
  const packs = namedOnce(read.packs).map(parsePack)
  const parsed = new Map(packs.map((pack) => [pack.entry, pack]))
  const loadGroup = (entries: readonly PackEntry[], how?: LoadOptions) =>
    loadParsedPacks(entries.flatMap((entry) => parsed.get(entry) ?? []), how)
  const groups = [...loadGroups(packGroups(packs.map(({ entry }) => entry), options), load, loadGroup)]
  return { packs, groups, problems: read.problems }
}

/** All of them, or undefined where one does not load. */
export function loadedPolicies({ groups, problems }: LoadedOnce): readonly TestedGroup[] | undefined {
  const policies = groups.flatMap(({ group, loaded }) => (loaded.ok ? [{ group, policy: loaded.value }] : []))
  return problems.some(isError) || policies.length === 0 || policies.length < groups.length ? undefined : policies
}
