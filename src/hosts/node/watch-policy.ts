import type { Diagnostic, Result } from '../../core/diagnostics/diagnostic.ts'
import { renderFrame } from '../../core/diagnostics/render-frame.ts'
import { failure, isError, success } from '../../core/diagnostics/result.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { loadPolicy, type LoadOptions } from '../../core/load/load-policy.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { readSettled, type PolicySnapshot } from './policy-snapshot.ts'
import type { PolicyPath } from './read-policy-path.ts'
import { watchedFoldersOf } from './watched-folders-of.ts'
import { type StopWatching, watchFolders } from './watch-folders.ts'

/** What became of a changed policy. */
export type PolicyChange<Held> =
  | { readonly kind: 'in_force'; readonly held: Held; readonly diagnostics: readonly Diagnostic[] }
  /** It does not load; the last good one stays in force. */
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** The files say again what is in force, after they said something that did not load. */
  | { readonly kind: 'restored' }

export interface WatchPolicyOptions<Held> {
  readonly load?: LoadOptions
  /** Makes what the host asks: an engine, or a governor of an adapter. What it throws refuses the policy. */
  readonly build: (policy: PolicyAst) => Held
  readonly onChange?: (change: PolicyChange<Held>) => void
  /** For people; default: stderr. */
  readonly say?: (text: string) => void
  /** Look when the process gets this signal: `SIGHUP`. */
  readonly signal?: NodeJS.Signals
  /** False: files are looked at by signal and by `look` alone. */
  readonly follows?: boolean
  /** Changes that come closer together are one; default 200. */
  readonly restMs?: number
  /** Look anyway after so long, for file systems that tell no changes; default 10 000. */
  readonly pollMs?: number
}

/** The policy in force in a process that lives long. */
export interface WatchedPolicy<Held> {
  /** Ask at the start of each run, and keep the answer for the run and for those below it. */
  readonly current: () => Held
  /** The files say something that does not load. */
  readonly isStale: () => boolean
  /** Looks now; done when what was found is in force or refused. */
  readonly look: () => Promise<void>
  readonly close: () => void
}

/** Fails if the first policy does not load: there is no good one yet that could stay in force (L-04). */
export async function watchPolicy<Held>(
  paths: readonly PolicyPath[],
  options: WatchPolicyOptions<Held>,
): Promise<Result<WatchedPolicy<Held>>> {
  const { restMs = 200, pollMs = 10_000, say = toStderr, signal, follows = true } = options
  let seen = await readSettled(paths, restMs)
  const first = take(seen, options)
  if (!first.ok) return first
  let held = first.value
  let inForce = seen.text
  let isStale = false
  let isClosed = false

  const tell = (change: PolicyChange<Held>): void => {
    say(wordsOf(change))
    try {
      options.onChange?.(change)
    } catch {
      say('sluice: the callback of a changed policy threw; the policy in force is not touched by it\n')
    }
  }

  const judge = (found: PolicySnapshot): void => {
    if (isClosed || found.text === seen.text) return
    seen = found
    if (found.text === inForce) {
      if (isStale) tell({ kind: 'restored' })
      isStale = false
      return
    }
    const taken = take(found, options)
    isStale = !taken.ok
    if (taken.ok) {
      held = taken.value
      inForce = found.text
      tell({ kind: 'in_force', held, diagnostics: taken.diagnostics })
    } else {
      tell({ kind: 'refused', diagnostics: taken.diagnostics })
    }
  }

  let stop: StopWatching = () => undefined
  const watchAnew = async (): Promise<void> => {
    const folders = await watchedFoldersOf(paths)
    // A folder that was replaced by another of its name is another folder.
    stop()
    stop = isClosed ? () => undefined : watchFolders(folders, restMs, () => void look())
  }
  const lookOnce = async (): Promise<void> => {
    // Watching begins before reading, so that no change falls between the two.
    if (follows) await watchAnew()
    judge(await readSettled(paths, restMs))
  }

  let looking: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  /** Looks that come while one is under way are one more look. */
  const look = (): Promise<void> => {
    if (isClosed) return Promise.resolve()
    if (looking === undefined) {
      looking = lookOnce().finally(() => {
        looking = undefined
      })
      return looking
    }
    waiting ??= looking.then(() => {
      waiting = undefined
      return look()
    })
    return waiting
  }

  // What changed since the first read is seen by this look, and what changes from now on by its watch.
  if (follows) void look()
  const poll = follows ? setInterval(() => void look(), pollMs).unref() : undefined
  const onSignal = (): void => void look()
  if (signal !== undefined) process.on(signal, onSignal)
  const watched: WatchedPolicy<Held> = {
    current: () => held,
    isStale: () => isStale,
    look,
    close() {
      isClosed = true
      stop()
      clearInterval(poll)
      if (signal !== undefined) process.off(signal, onSignal)
    },
  }
  return success(watched, first.diagnostics)
}

function toStderr(text: string): void {
  process.stderr.write(text)
}

/** Loads and builds aside: nothing of it is in force before all of it is. */
function take<Held>({ read }: PolicySnapshot, { load, build }: WatchPolicyOptions<Held>): Result<Held> {
  if (read.problems.some(isError)) return failure(read.problems)
  const loaded = loadPolicy(read.packs, load)
  if (!loaded.ok) return loaded
  try {
    return success(build(loaded.value), loaded.diagnostics)
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll('\n', '; ') : 'something was thrown that is no error'
    return failure([wholeError('SLC812', `the host cannot take the policy: ${why}`)])
  }
}

function wordsOf<Held>(change: PolicyChange<Held>): string {
  switch (change.kind) {
    case 'in_force':
      return ['sluice: a changed policy is in force for runs that start from now on', ...change.diagnostics.map((each) => renderFrame(each)), ''].join('\n')
    case 'refused':
      return ['sluice: the changed policy does not load; the last one that did stays in force', ...change.diagnostics.map((each) => renderFrame(each)), ''].join('\n')
    case 'restored':
      return 'sluice: the policy files say again what is in force\n'
  }
}
