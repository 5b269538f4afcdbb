import type { Fate } from '../../../tools/policy-test/mutation/run-mutants.ts'
import type { MutationShare, ShareMessage } from './mutation-share.ts'
import { startThread } from '../start-thread.ts'

/**
 * Judges mutants in threads, each of them every n-th. What comes out is the same whatever n is.
 *
 * @returns of each group what became of its mutants, in their order.
 */
export async function shareMutants(work: Omit<MutationShare, 'of' | 'index'>, threads: number, onMutant: () => void): Promise<readonly (readonly Fate[])[]> {
  const shares = await Promise.all(Array.from({ length: threads }, (_, index) => runShare({ ...work, of: threads, index }, onMutant)))
  return work.groups.map((_group, place) => {
    const parts = shares.map((share) => share[place] ?? [])
    const count = parts.reduce((sum, part) => sum + part.length, 0)
    return Array.from({ length: count }, (_, number) => fateAt(parts, number, threads))
  })
}

function fateAt(parts: readonly (readonly Fate[])[], number: number, threads: number): Fate {
  const fate = parts[number % threads]?.[Math.floor(number / threads)]
  if (fate === undefined) throw new Error('a share of the mutants was not judged')
  return fate
}

function runShare(share: MutationShare, onMutant: () => void): Promise<readonly (readonly Fate[])[]> {
  const worker = startThread('mutation-worker', share)
  const found: (readonly Fate[])[] = []
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ShareMessage) => {
      if (message.kind === 'step') onMutant()
      else found.push(message.fates)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve(found)
      else reject(new Error(`a thread ended with ${String(code)}`))
    })
  })
}
