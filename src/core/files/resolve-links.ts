import { PendingLookup } from '../base/pending-lookup.ts'
import type { Lookup, Lookups } from '../events/lookups.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import type { FileSystem } from './file-system.ts'
import type { KnownPath } from './path-reading.ts'
import { readAbsolutePath } from './read-path.ts'

/**
 * Where paths really lead, one entry for each way to read it; undefined = not known. A kernel follows
 * a link before the `..` behind it, a tool that tidies the path up first takes both out, so a path with
 * `..` can lead to two places.
 */
export function resolvedForms(
  readings: readonly KnownPath[],
  system: FileSystem,
  lookups: Lookups,
): readonly (FilePath | undefined)[] {
  return askAll(readings.flatMap(questionsOf), lookups.realPath).map((answer) => {
    if (answer.kind === 'failed') return undefined
    const real = readAbsolutePath(answer.value, system)
    return real.kind === 'path' && !real.hasShortName ? real.written : undefined
  })
}

function questionsOf({ asked, written }: KnownPath): readonly string[] {
  const tidy = printFilePath(written)
  return tidy === asked ? [tidy] : [asked, tidy]
}

/** All answers, or one wait for all that are still awaited: one by one, each would cost a pass of the chain. */
export function askAll<T>(questions: readonly string[], ask: (question: string) => Lookup<T>): readonly Lookup<T>[] {
  const answers: Lookup<T>[] = []
  const awaited: Promise<void>[] = []
  for (const question of questions) {
    try {
      answers.push(ask(question))
    } catch (thrown) {
      if (!(thrown instanceof PendingLookup)) throw thrown
      awaited.push(thrown.ready)
    }
  }
  if (awaited.length > 0) throw new PendingLookup(Promise.all(awaited).then(() => undefined))
  return answers
}
