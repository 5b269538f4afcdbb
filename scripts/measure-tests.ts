import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { median, timeOf } from './bench/measure.ts'

// How long the cases of the shipped packs take: npm run -s test-speed. The limit is for 5,000 cases, beside
// what the program takes to start and to load the packs, so both are measured: all cases, and one of them.

const CASES = 5_000
const ROUNDS = 3
const LIMIT_S = 2

const main = resolve('dist/hosts/cli/main.js')

/** Milliseconds of the whole program, and how many cases it ran. */
function run(args: readonly string[]): { readonly ms: number; readonly cases: number } {
  let cases = 0
  const nanoseconds = timeOf(() => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'test', 'policies', ...args], { encoding: 'utf8' })
    const counted = /^(\d+) passed, 0 failed/m.exec(stdout)
    if (status !== 0 || counted === null) throw new Error(`ended with ${String(status)}: ${stderr}${stdout}`)
    cases = Number(counted[1])
  })
  return { ms: nanoseconds / 1e6, cases }
}

const { cases } = run([])
// One share of as many as there are cases is one case; it loads all packs as the others do.
const oneCase = ['--shard', `1/${String(cases)}`]
// In turn, so that other work on the machine slows down both.
const rounds = Array.from({ length: ROUNDS }, () => ({ one: run(oneCase), all: run([]) }))
if (rounds.some(({ one }) => one.cases !== 1)) throw new Error('the start was not measured with one case')

const one = median(rounds.map((round) => round.one.ms))
const all = median(rounds.map((round) => round.all.ms))
const seconds = median(rounds.map((round) => round.all.ms - round.one.ms)) / 1_000
const scaled = (seconds * CASES) / cases

function show(name: string, value: string): void {
  console.log(`${name.padEnd(28)}${value.padStart(8)}`)
}

show('one case', `${one.toFixed(0)} ms`)
show(`${String(cases)} cases`, `${all.toFixed(0)} ms`)
show('beside the start', `${seconds.toFixed(2)} s`)
show(`for ${String(CASES)} cases`, `${scaled.toFixed(2)} s`)
console.log(`at most ${String(LIMIT_S)} s${scaled <= LIMIT_S ? '' : '  <- misses its limit'}; load of the machine ${loadavg()[0]?.toFixed(1) ?? '?'}`)
process.exitCode = scaled <= LIMIT_S ? 0 : 1
