import { posix } from 'node:path'
import { findMergeBase, findRevision, type FoundBase } from '../../node/find-base.ts'
import { openGitFiles } from '../../node/git-files.ts'
import type { PolicyPath } from '../../node/read-policy-path.ts'
import type { Given } from '../define-command.ts'
import type { Io } from '../io.ts'
import { withTiers } from '../compare/load-sides.ts'
import type { CiOptions } from '../options/read-ci-options.ts'
import { readAgainst } from '../options/read-against.ts'

export type OldPaths =
  | {
      readonly kind: 'found'
      readonly paths: readonly PolicyPath[]
      /** From the base: what does not load there is no fault of the change. */
      readonly isBase: boolean
    }
  | { readonly kind: 'none'; readonly why: string }

/** Branches that are the default one, as a clone knows it or by custom. */
const defaultBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master']

/** Where the policies in force lie: what `--against` names, or the same paths at the base revision. */
export async function findOldPaths({ paths, replay }: CiOptions, environment: Io['environment'], folder: string): Promise<Given<OldPaths>> {
  if (replay.against.length > 0) {
    const against = await readAgainst(replay.against, folder)
    return against.ok ? { ok: true, value: { kind: 'found', paths: withTiers(against.value, paths), isBase: false } } : against
  }
  const base = replay.base === undefined ? await usualBase(environment, folder) : await findRevision(replay.base, folder)
  if (base.ok) return pathsAt(base, paths, folder)
  return replay.base === undefined ? { ok: true, value: { kind: 'none', why: base.why } } : { ok: false, message: `--base: ${base.why}` }
}

/** As build servers say it, or where the present commit left the default branch. */
function usualBase({ GITHUB_BASE_REF: branch = '', CI_MERGE_REQUEST_DIFF_BASE_SHA: commit = '' }: Io['environment'], folder: string): Promise<FoundBase> {
  if (branch !== '') return findMergeBase([`origin/${branch}`, branch], folder)
  return commit === '' ? findMergeBase(defaultBranches, folder) : findRevision(commit, folder)
}

/** A path that the base has not is new; one outside of the repository is the same on both sides. */
async function pathsAt({ revision, prefix }: Extract<FoundBase, { readonly ok: true }>, paths: readonly PolicyPath[], folder: string): Promise<Given<OldPaths>> {
  const old: PolicyPath[] = []
  for (const each of paths) {
    const path = posix.join(prefix, each.path)
    if (posix.isAbsolute(each.path) || /^\.\.(?:\/|$)/.test(path)) {
      old.push(each)
      continue
    }
    const opened = await openGitFiles({ revision, path }, folder)
    if (opened.ok) old.push({ ...each, path: `git:${revision}:${path}`, files: opened.files })
    else if (opened.isAbsent !== true) return { ok: true, value: { kind: 'none', why: opened.why } }
  }
  if (old.some(({ files }) => files !== undefined)) return { ok: true, value: { kind: 'found', paths: old, isBase: true } }
  return { ok: true, value: { kind: 'none', why: `the base ${revision} has no policies at these paths` } }
}
