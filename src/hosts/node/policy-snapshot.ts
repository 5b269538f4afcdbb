import { setTimeout as rest } from 'node:timers/promises'
import { type PolicyPath, type ReadPacks, readReadablePacks } from './read-policy-path.ts'

/** What lay at the paths at one moment. Two with the same `text` are the same. */
export interface PolicySnapshot {
  readonly read: ReadPacks
  readonly text: string
}

/** Reads of one look at most, while somebody goes on writing. */
const maxReads = 20

export async function readSnapshot(paths: readonly PolicyPath[]): Promise<PolicySnapshot> {
  const read = await readReadablePacks(paths)
  const parts = [
    ...read.packs.map(({ source, tier, files = [] }) => [tier ?? null, source.name, source.text, files.map((file) => [file.path, file.source.text])]),
    ...read.problems.map(({ code, message }) => [code, message]),
  ]
  return { read, text: JSON.stringify(parts) }
}

/**
 * As `readSnapshot`, once two reads in a row found the same: a deployment that writes several files has
 * then come to rest. Files that never rest are told as they were last found.
 */
export async function readSettled(paths: readonly PolicyPath[], restMs: number): Promise<PolicySnapshot> {
  let found = await readSnapshot(paths)
  for (let reads = 1; reads < maxReads; reads++) {
    await rest(restMs)
    const again = await readSnapshot(paths)
    if (again.text === found.text) return again
    found = again
  }
  return found
}
