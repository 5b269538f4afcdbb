import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { loadPolicy, type LoadOptions } from '../../core/load/load-policy.ts'
import { fixPacks } from '../../tools/lint/fix-packs.ts'
import { lintPolicy, type LintSettings } from '../../tools/lint/lint-policy.ts'
import type { LoadedGroup, PackGroup } from './load-groups.ts'
import { writeFixed } from './write-fixed.ts'

export interface LintedGroup {
  readonly group: PackGroup
  /** Of loading, then of rules, which are asked of a policy that loads. */
  readonly diagnostics: readonly Diagnostic[]
  /** Findings that were mended. */
  readonly fixed: number
  /** Why something that can be mended was left as it is. */
  readonly left: readonly string[]
}

export function lintGroup({ group, loaded }: LoadedGroup, settings: LintSettings): LintedGroup {
  const found = loaded.ok ? lintPolicy(loaded.value, settings) : []
  return { group, diagnostics: [...loaded.diagnostics, ...found], fixed: 0, left: [] }
}

/** Mends what can be mended, writes it, and says what is left. */
export async function fixGroup(
  { group, loaded }: LoadedGroup,
  load: LoadOptions,
  settings: LintSettings,
  withUnsafe: boolean,
): Promise<LintedGroup> {
  const findings = (entries: PackGroup): readonly Diagnostic[] | undefined => {
    const again = entries === group ? loaded : loadPolicy(entries, load)
    return again.ok ? lintPolicy(again.value, settings) : undefined
  }
  const { entries, fixed, left } = fixPacks(group, findings, withUnsafe)
  const why = left.map((file) => `\`${file}\` was not mended further: it would not load`)
  const unwritten = entries === group ? undefined : await writeFixed(group, entries)
  if (unwritten !== undefined) return { ...lintGroup({ group, loaded }, settings), left: [...why, `nothing was mended: ${unwritten}`] }
  const linted = lintGroup({ group: entries, loaded: entries === group ? loaded : loadPolicy(entries, load) }, settings)
  return { ...linted, fixed, left: why }
}
