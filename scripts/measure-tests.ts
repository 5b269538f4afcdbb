import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { median, timeOf } from './bench/measure.ts'

// How long 5,000 cases over the baseline pack take: npm run -s test-speed. The limit is that of the
// program from start to end, less what a program that runs one case takes.

const CASES = 5_000
const ROUNDS = 3
const LIMIT_S = 2

const folder = mkdtempSync(join(tmpdir(), 'sluice-test-speed-'))
const main = resolve('dist/hosts/cli/main.js')

/** What coding agents do most: commands, reads and writes, some of which the pack refuses. */
function casesText(count: number): string {
  const programs = ['ls -la', 'git status', 'npm test', 'cat README.md', 'rg -n "x" src', 'python3 -m pytest', 'make build', 'node main.js']
  const lines = Array.from({ length: count }, (_, index) => {
    const command = `${programs[index % programs.length] ?? 'ls'} ${String(index)}`
    const isWrite = index % 4 === 3
    const call = isWrite
      ? { tool: 'write_file', args: { path: `/work/src/file-${String(index)}.ts`, content: `export const x = ${String(index)}` } }
      : { tool: 'bash', args: { command } }
    return `  - ${JSON.stringify({ env: { cwd: '/work', home: '/home/dev' }, call, expect: 'continue' })}`
  })
  return `sluice: 1\ntests:\n${lines.join('\n')}\n`
}

/** Medians in milliseconds of the whole program. */
function time(count: number): number {
  const pack = join(folder, `pack-${String(count)}`)
  cpSync('policies/baseline', pack, { recursive: true })
  writeFileSync(join(pack, 'speed.test.yaml'), casesText(count))
  const times = Array.from({ length: ROUNDS }, () =>
    timeOf(() => {
      const run = spawnSync(process.execPath, [main, 'test', pack, '--filter', '#tests/'], { encoding: 'utf8' })
      if (run.stdout !== '' && run.status !== 2 && run.status !== 3) return
      throw new Error(`ended with ${String(run.status)}: ${run.stderr}${run.stdout}`)
    }) / 1e6,
  )
  return median(times)
}

try {
  const one = time(1)
  const all = time(CASES)
  const seconds = (all - one) / 1_000
  console.log(`one case        ${one.toFixed(0).padStart(6)} ms`)
  console.log(`${String(CASES)} cases      ${all.toFixed(0).padStart(6)} ms`)
  console.log(`the cases alone ${seconds.toFixed(2).padStart(6)} s, at most ${String(LIMIT_S)}${seconds <= LIMIT_S ? '' : '  <- misses its limit'}`)
  process.exitCode = seconds <= LIMIT_S ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
