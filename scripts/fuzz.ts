import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { starterPolicy } from '../src/hosts/cli/starter-policy.ts'
import { fuzzTargets, type FuzzTarget } from '../test/fuzz/targets.ts'
import { mutateJson } from './fuzz-json.ts'
import { mutate, seededRandom } from './fuzz-mutations.ts'

// Damages inputs of the right form until the time is up and hands them to the loader, the reader of
// events, paths, patterns, templates, conditions, redactions and rewrites. A broken promise is a
// failure: the input is kept in the corpus, which tests replay.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, seed: { type: 'string' }, target: { type: 'string' } } })
const corpusFolder = 'test/fuzz/corpus'
/** Generous, and processor time: it catches what hangs or is quadratic, not what is slow. */
const watchdogMs = 10_000
/** Larger inputs are not kept; the seed makes them again. */
const keptBytes = 20_000
const seed = Number(values.seed ?? Date.now() % 1_000_000_007)
const random = seededRandom(seed)
const targets = fuzzTargets.filter(({ name }) => values.target === undefined || name === values.target).map((target) => ({ target, seeds: seedsOf(target) }))
if (targets.length === 0) {
  console.error(`no target of that name; there are ${fuzzTargets.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
mkdirSync('.cache', { recursive: true })

const end = Date.now() + Number(values.seconds) * 1_000
const counts = new Map<string, number>()
let inputs = 0
let failures = 0
let slowest = { ms: 0, target: '', bytes: 0 }
let shown = 0

while (Date.now() < end && failures === 0) {
  const { target, seeds } = targets[inputs % targets.length] ?? { target: undefined, seeds: [] }
  if (target === undefined) break
  // Text that is damaged is mostly refused early; JSON that is only rearranged gets further.
  const bytes = (random() < 0.6 ? mutateJson(seeds, random) : undefined) ?? mutate(seeds, random)
  inputs++
  counts.set(target.name, (counts.get(target.name) ?? 0) + 1)
  tryOne(target, bytes)
  if (process.stderr.isTTY && Date.now() - shown > 500) {
    shown = Date.now()
    process.stderr.write(`\r${inputs} inputs, ${Math.max(0, Math.ceil((end - shown) / 1_000))} s left `)
  }
}
if (process.stderr.isTTY) process.stderr.write('\r')
console.log(`${inputs} inputs, ${failures} failures, seed ${seed} (${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')})`)
console.log(`slowest: ${slowest.target}, ${slowest.bytes} bytes, ${slowest.ms.toFixed(0)} ms`)
process.exitCode = failures === 0 && inputs > 0 ? 0 : 1

function tryOne(target: FuzzTarget, bytes: Uint8Array): void {
  // An input that never comes back is found here.
  if (bytes.length > 5_000) writeFileSync('.cache/fuzz-current', bytes)
  const before = process.cpuUsage().user
  try {
    target.run(bytes)
  } catch (error) {
    fail(target, bytes, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const ms = (process.cpuUsage().user - before) / 1_000
  if (ms > slowest.ms) slowest = { ms, target: target.name, bytes: bytes.length }
  if (ms > watchdogMs) fail(target, bytes, `took ${ms.toFixed(0)} ms of processor time`)
}

function fail(target: FuzzTarget, bytes: Uint8Array, why: string): void {
  failures++
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = join(corpusFolder, `${target.name}-${hash}.txt`)
  const isKept = bytes.length <= keptBytes
  if (isKept) writeFileSync(file, bytes)
  console.error(`\ninput ${inputs} of seed ${seed}, target ${target.name}: ${why}`)
  console.error(isKept ? `kept as ${file}` : `base64: ${Buffer.from(bytes).toString('base64')}`)
}

/** What the target brings, what was found before, and, for policies, every policy of the repository. */
function seedsOf(target: FuzzTarget): readonly string[] {
  const found = textsIn(corpusFolder, new RegExp(`^${target.name}-.*\\.txt$`))
  return target.name === 'policy' ? [...target.seeds, starterPolicy, ...found, ...textsIn('policies', /\.ya?ml$/)] : [...target.seeds, ...found]
}

/** Texts of every fitting file below the folder; a folder that is not there gives none. */
function textsIn(folder: string, fits: RegExp): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fits.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
