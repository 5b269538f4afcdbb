import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPolicy } from '../src/core/load/load-policy.ts'
import { decodeSource } from '../src/hosts/node/read-source.ts'
import { starterPolicy } from '../src/hosts/cli/starter-policy.ts'
import { mutate, seededRandom } from './fuzz-mutations.ts'

// Feeds damaged policies to the loader until the time is up. A throw or a slow answer is a failure;
// its input is printed with the seed that made it.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, seed: { type: 'string' } } })
const slowMs = 5_000
const seed = Number(values.seed ?? Date.now() % 1_000_000_007)
const random = seededRandom(seed)
const seeds = [starterPolicy, ...corpus('test/fuzz'), ...corpus('policies')]
const end = Date.now() + Number(values.seconds) * 1_000
let inputs = 0
let failures = 0

while (Date.now() < end && failures === 0) {
  const bytes = mutate(seeds, random)
  inputs++
  const started = performance.now()
  try {
    const source = decodeSource(bytes, 'fuzz.yaml')
    const loaded = source.ok ? loadPolicy([{ source: source.value }]) : source
    if (!loaded.ok && loaded.diagnostics.every(({ severity }) => severity !== 'error')) fail('a failure without an error', bytes)
  } catch (error) {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error), bytes)
  }
  const took = performance.now() - started
  if (took > slowMs) fail(`took ${took.toFixed(0)} ms`, bytes)
}
console.log(`${String(inputs)} inputs, ${String(failures)} failures, seed ${String(seed)}`)
process.exitCode = failures === 0 && inputs > 0 ? 0 : 1

function fail(why: string, bytes: Uint8Array): void {
  failures++
  console.error(`input ${String(inputs)} of seed ${String(seed)}: ${why}\n${Buffer.from(bytes).toString('base64')}`)
}

/** Texts of every file below the folder; a folder that is not there gives none. */
function corpus(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
