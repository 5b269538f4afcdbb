import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import type { Source } from '../src/core/diagnostics/source.ts'
import { loadPolicy } from '../src/core/load/load-policy.ts'
import { parseYaml } from '../src/core/syntax/parse-yaml.ts'
import { lintRules } from '../src/tools/lint/registry.ts'
import { lintPolicy } from '../src/tools/lint/lint-policy.ts'
import { median, timeOf } from './bench/measure.ts'
import { manyTools, workloadYaml } from './bench/workload.ts'

// How long 1,000 rules in 50 files take to lint: npm run -s lint-speed. The limits are ratios measured in
// one run, since the speed of a machine is in every time.

const FILES = 50
const RULES = 1_000
const ROUNDS = 9
/** Of parsing alone, and what starting may take beside it. */
const LIMIT_RATIO = 1.5
const LIMIT_START_S = 0.5

const { rules } = manyTools(RULES)
const sources = Array.from({ length: FILES }, (_, file): Source => {
  const part = rules.slice((file * RULES) / FILES, ((file + 1) * RULES) / FILES)
  return { name: `pack-${String(file)}.yaml`, text: workloadYaml(part, file) }
})

const works = {
  /** As users of the library call it. */
  yaml: () => {
    for (const { text } of sources) parseDocument(text)
  },
  parse: () => {
    for (const source of sources) parseYaml(source)
  },
  load: () => {
    for (const source of sources) loadOne(source)
  },
  'load and lint': () => {
    for (const source of sources) lintPolicy(loadOne(source), { config: { preset: 'strict', levels: [] } })
  },
} as const
type Work = keyof typeof works
const names = Object.keys(works) as Work[]

function loadOne(source: Source): Parameters<typeof lintPolicy>[0] {
  const loaded = loadPolicy([{ source }])
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  return loaded.value
}

/** Medians in milliseconds of works that take turns, so that all of them meet the same machine. */
function interleaved(): Readonly<Record<Work, number>> {
  for (let warmUp = 0; warmUp < 3; warmUp++) for (const name of names) works[name]()
  const times = new Map<Work, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) times.get(name)?.push(timeOf(works[name]) / 1e6)
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Work, number>
}

/** Whole programs, each started anew: what a user waits for. Reading, parsing and starting are measured the same way. */
function wallTimes(): { readonly lint: number; readonly version: number; readonly help: number; readonly yaml: number; readonly node: number } {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-speed-'))
  try {
    const policies = join(folder, 'policies')
    mkdirSync(policies)
    for (const { name, text } of sources) writeFileSync(join(policies, name), text)
    const main = resolve('dist/hosts/cli/main.js')
    const parseAlone = `
      import { readdirSync, readFileSync } from 'node:fs'
      import { parseDocument } from ${JSON.stringify(import.meta.resolve('yaml'))}
      for (const name of readdirSync('policies')) parseDocument(readFileSync('policies/' + name, 'utf8'))`
    const programs = {
      lint: [main, 'lint', 'policies', '--preset', 'strict', '--fail-on', 'never', '--format', 'json'],
      version: [main, '--version'],
      help: [main, '--help'],
      yaml: ['--input-type=module', '--eval', parseAlone],
      node: ['--eval', ''],
    }
    const times = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, args] of Object.entries(programs)) {
        const time = timeOf(() => {
          const run = spawnSync(process.execPath, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })
          if (run.status !== 0) throw new Error(`${name} ended with ${String(run.status)}: ${run.stderr}`)
        })
        times.set(name, [...(times.get(name) ?? []), time / 1e6])
      }
    }
    // The least: whatever else the machine did only adds to the time of a program.
    const of = (name: keyof typeof programs): number => Math.min(...(times.get(name) ?? []))
    return { lint: of('lint'), version: of('version'), help: of('help'), yaml: of('yaml'), node: of('node') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const times = interleaved()
console.log(`${String(RULES)} rules in ${String(FILES)} files, ${String(lintRules.length)} lint rules under strict; medians of ${String(ROUNDS)} rounds\n`)
for (const name of names) console.log(`${name.padEnd(16)} ${times[name].toFixed(0).padStart(6)} ms ${(times[name] / times.yaml).toFixed(2).padStart(6)} x yaml`)
const rulesAlone = times['load and lint'] - times.load
console.log(`${'lint rules alone'.padEnd(16)} ${rulesAlone.toFixed(0).padStart(6)} ms ${(rulesAlone / times.yaml).toFixed(2).padStart(6)} x yaml`)

const wall = wallTimes()
console.log('\nwhole programs')
for (const [name, time] of Object.entries(wall)) console.log(`${name.padEnd(16)} ${time.toFixed(0).padStart(6)} ms`)

const ratio = times['load and lint'] / times.yaml
// Parsing in a program of its own is slower than warm: what `yaml` takes there is its program less the start of Node.
const allowed = LIMIT_RATIO * (wall.yaml - wall.node) + LIMIT_START_S * 1_000 + wall.node
const isWarmWithin = ratio <= LIMIT_RATIO
const isWallWithin = wall.lint <= allowed
console.log(`\nload and lint / yaml: ${ratio.toFixed(2)}, at most ${String(LIMIT_RATIO)}${isWarmWithin ? '' : '  <- misses its limit'}`)
console.log(`sluice lint: ${wall.lint.toFixed(0)} ms, at most ${allowed.toFixed(0)} ms${isWallWithin ? '' : '  <- misses its limit'}`)
process.exitCode = isWarmWithin && isWallWithin ? 0 : 1
