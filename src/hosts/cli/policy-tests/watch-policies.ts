import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type PolicyPath, readReadablePacks } from '../../node/read-policy-path.ts'
import { foldersBelow, watchFolders } from '../../node/watch-folders.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'

/** Changes that come closer together than this are one. */
const restMs = 100

/** Texts of files by name, and what kept others from being read. */
type Snapshot = ReadonlyMap<string, string>

/**
 * Works now, and again whenever a policy or a file of tests below the paths has another text, until the
 * user interrupts it. The code is that of the last work.
 */
export async function watchPolicies(paths: readonly PolicyPath[], io: Io, work: () => Promise<ExitCode>): Promise<ExitCode> {
  for (let round = 1; ; round++) {
    const seen = await snapshotOf(paths)
    const code = await work()
    // A path that leads nowhere was named wrongly: nothing there will ever change.
    if (round === 1 && code === exitCode.wrongUse) return code
    const changed = await nextChange(paths, seen, io)
    if (changed === undefined) return code
    if (io.isOutTerminal) await io.out('\u001b[2J\u001b[3J\u001b[H')
    io.err(`changed: ${changed.join(', ')}\n\n`)
  }
}

/** The names of what changed; nothing when the user ended it. */
async function nextChange(paths: readonly PolicyPath[], seen: Snapshot, io: Io): Promise<readonly string[] | undefined> {
  const folders = await foldersOf(paths)
  return new Promise((resolve) => {
    let isLooking = false
    let isStale = false
    const end = (changed: readonly string[] | undefined): void => {
      stop()
      forget?.()
      resolve(changed)
    }
    const look = async (): Promise<void> => {
      isStale = true
      if (isLooking) return
      isLooking = true
      while (isStale) {
        isStale = false
        const changed = differences(seen, await snapshotOf(paths))
        if (changed.length > 0) {
          end(changed)
          return
        }
      }
      isLooking = false
    }
    const stop = watchFolders(folders, restMs, () => void look())
    const forget = io.onInterrupt?.(() => end(undefined))
    io.err(`watching ${String(seen.size)} ${seen.size === 1 ? 'file' : 'files'}; Ctrl-C ends\n`)
    // What changed while the work ran was seen by no watch.
    void look()
  })
}

async function snapshotOf(paths: readonly PolicyPath[]): Promise<Snapshot> {
  const { packs, problems } = await readReadablePacks(paths)
  const sources = packs.flatMap(({ source, files = [] }) => [source, ...files.map((file) => file.source)])
  return new Map([...sources.map(({ name, text }) => [name, text] as const), ...problems.map(({ message }) => [message, message] as const)])
}

function differences(before: Snapshot, after: Snapshot): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

async function foldersOf(paths: readonly PolicyPath[]): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { path } of paths) {
    const isFolder = await stat(path).then((entry) => entry.isDirectory(), () => false)
    for (const folder of isFolder ? await foldersBelow(path) : [dirname(path)]) found.add(folder)
  }
  return [...found]
}
