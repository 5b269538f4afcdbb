import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PackEntry } from '../../src/core/load/load-policy.ts'
import { readPolicyPaths } from '../../src/hosts/node/read-policy-path.ts'
import { repository } from '../support/cli-process.ts'

export interface ShippedPack {
  readonly name: string
  readonly entry: PackEntry
}

/** Every pack below `policies/`, by name. */
export async function shippedPacks(): Promise<readonly ShippedPack[]> {
  const names = readdirSync(join(repository, 'policies'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
  return Promise.all(names.map(async (name) => ({ name, entry: await readPack(name) })))
}

async function readPack(name: string): Promise<PackEntry> {
  const read = await readPolicyPaths([{ path: join(repository, 'policies', name) }])
  const [entry] = read.ok ? read.value : []
  if (entry === undefined) throw new Error(`the pack ${name} cannot be read`)
  return entry
}
