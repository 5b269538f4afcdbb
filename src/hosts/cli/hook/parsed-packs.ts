import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { parsePack, type PackEntry, type ParsedPack } from '../../../core/load/load-policy.ts'
import { packageVersion } from '../version.ts'
import type { OwnCache } from './own-cache.ts'

/**
 * The packs as trees, which takes longer than all that is done with them. They hang on the texts and on this
 * program alone, so they are kept under the hash of these.
 */
export function parsedPacks(entries: readonly PackEntry[], cache: OwnCache): readonly ParsedPack[] {
  const key = keyOf(entries)
  const name = `packs-${key.slice(0, 32)}`
  const known = cache.read(name, key)
  // `as`: the seal says that these bytes were written below, by this version, from these texts.
  if (known !== undefined) return deserialize(known) as readonly ParsedPack[]
  const packs = entries.map(parsePack)
  // Findings are for people, and a policy with errors is looked at once.
  if (packs.some(({ found }) => found.length > 0)) return packs
  cache.write(name, key, serialize(packs.map(({ entry, trees, found }) => ({ entry, trees, found, documents: new Map() }))))
  return packs
}

function keyOf(entries: readonly PackEntry[]): string {
  const texts = entries.map(({ source, files = [], tier = '' }) => [tier, source.name, source.text, ...files.flatMap(({ path, source: file }) => [path, file.name, file.text])])
  // Of a version that is being worked on, the file that this module lies in tells when it was built.
  const built = statSync(fileURLToPath(import.meta.url)).mtimeMs
  return createHash('sha256').update(JSON.stringify([packageVersion(), built, process.version, texts])).digest('hex')
}
