import { loadPolicy, type LoadOptions, type PackEntry } from '../../../core/load/load-policy.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { type PolicyPath, readPolicyPaths } from '../../node/read-policy-path.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { readAgainst } from '../options/read-against.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportLoading } from '../report-loading.ts'

/** One side of a comparison: the texts, which can be sent to a thread, and what they load to. */
export interface LoadedSide {
  readonly names: readonly string[]
  readonly entries: readonly PackEntry[]
  readonly policy: PolicyAst
}

export type LoadedSides =
  | { readonly ok: true; readonly old: LoadedSide; readonly now: LoadedSide }
  /** Everything was said on stderr; the command ends with this code. */
  | { readonly ok: false; readonly exit: ExitCode }

/**
 * Loads the old and the new policies with the same options. What `--tier` names is part of both, unless
 * `--against` says of one of its own policies in which tier it is; then it names the whole old side.
 */
export async function loadSides(
  policies: readonly string[],
  against: readonly string[],
  options: CommandRequest['options'],
  io: Io,
  host: LoadOptions['host'],
): Promise<LoadedSides> {
  const given = readPolicyOptions(policies, options)
  if (!given.ok) return { ok: false, exit: refuseUse(io, given.message) }
  const { paths, load } = given.value
  const old = await readAgainst(against, process.cwd())
  if (!old.ok) return { ok: false, exit: refuseUse(io, old.message) }
  const loadOptions = { ...load, ...(host !== undefined && { host }) }
  const before = await loadSide(withTiers(old.value, paths), loadOptions, io)
  if (!before.ok) return before
  const after = await loadSide(paths, loadOptions, io)
  return after.ok ? { ok: true, old: before.side, now: after.side } : after
}

type Loaded = { readonly ok: true; readonly side: LoadedSide } | { readonly ok: false; readonly exit: ExitCode }

async function loadSide(paths: readonly PolicyPath[], load: LoadOptions, io: Io): Promise<Loaded> {
  const read = await readPolicyPaths(paths)
  const loaded = read.ok ? loadPolicy(read.value, load) : read
  const exit = loaded.diagnostics.length > 0 ? reportLoading(io, loaded.ok, loaded.diagnostics) : undefined
  if (read.ok && loaded.ok) {
    return { ok: true, side: { names: sideNames(paths), entries: read.value, policy: loaded.value } }
  }
  // What does not load has findings.
  return { ok: false, exit: exit ?? exitCode.doesNotLoad }
}

/** The old side, with what `--tier` names, unless it says itself which tiers it has. */
export function withTiers(old: readonly PolicyPath[], paths: readonly PolicyPath[]): readonly PolicyPath[] {
  return old.some(({ tier }) => tier !== undefined) ? old : [...old, ...paths.filter(({ tier }) => tier !== undefined)]
}

/** As they were named. */
export function sideNames(paths: readonly PolicyPath[]): readonly string[] {
  return paths.map(({ path, tier }) => (tier === undefined ? path : `${tier}=${path}`))
}
